import { wordSet } from "../../text/lookup.ts";

/**
 * Family names of Vietnam, China and Korea that are hardly ever given names, lower case: last in a name, they tell that the given name comes
 * first. After frequency lists, 2026; sorted.
 */
export const FREQUENT_ASIAN: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "chen choi huang huynh huỳnh kim lee li liu nguyen nguyễn park pham phạm tran trần wang zhang zhao",
);
