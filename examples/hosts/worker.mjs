// A worker of an edge platform: records come with the bundle or from a binding, keys from the environment.
import { createMemoryStore, createService } from "canonry";
import { createFetchHandler } from "canonry/http";

let handler;

export default {
  fetch(request, env) {
    handler ??= createFetchHandler(
      createService({
        store: createMemoryStore(JSON.parse(env.RECORDS ?? "{}")),
        authorize: (key) => (key !== undefined && key === env.API_KEY ? "account-1" : null),
      }),
    );
    return handler(request);
  },
};
