import type { Envelope } from "../models/index.ts";
import type { Operation } from "./operation.ts";
import type { OperationPath } from "./operation-paths.ts";
import type { Operations } from "./operations.ts";

/** Body that an operation takes. */
export type BodyOf<P extends OperationPath> =
  Operations[P] extends Operation<infer Sent, infer _Applied, infer _Data> ? Sent : never;

/** Body with defaults filled, as `meta.query` echoes it. */
export type AppliedOf<P extends OperationPath> =
  Operations[P] extends Operation<infer _Sent, infer Applied, infer _Data> ? Applied : never;

/** `data` that an operation answers. */
export type DataOf<P extends OperationPath> =
  Operations[P] extends Operation<infer _Sent, infer _Applied, infer Data> ? Data : never;

/** Answer of an operation. */
export type EnvelopeOf<P extends OperationPath> = Envelope<DataOf<P>, AppliedOf<P>>;

/** `name-to-domain` as `nameToDomain`. */
type Camel<Text extends string> = Text extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Text;

type GroupOf<P extends string> = P extends `/v3/${infer Group}/${string}` ? Camel<Group> : never;
type NameOf<P extends string> = P extends `/v3/${string}/${infer Name}` ? Camel<Name> : never;

/** One method an operation, grouped by the first segment of its path: `companies.nameToDomain(body, context)`. */
export type OperationMethods<Context> = {
  readonly [Group in GroupOf<OperationPath>]: {
    readonly [P in OperationPath as GroupOf<P> extends Group ? NameOf<P> : never]: (
      body: BodyOf<P>,
      context?: Context,
    ) => Promise<EnvelopeOf<P>>;
  };
};

/**
 * The methods of the table, each of which calls `call` with its path: what a service and a client share.
 *
 * @example
 * await operationMethods(["/v3/companies/name-to-domain"], async (path, body) => [path, body]).companies.nameToDomain({ name: "x" }); // => ["/v3/companies/name-to-domain", { "name": "x" }]
 */
export function operationMethods<Context>(
  paths: readonly OperationPath[],
  call: (path: OperationPath, body: unknown, context?: Context) => Promise<unknown>,
): OperationMethods<Context> {
  const groups: Record<string, Record<string, (body: unknown, context?: Context) => Promise<unknown>>> = {};
  for (const path of paths) {
    const [, , group = "", name = ""] = path.split("/");
    const methods = groups[camel(group)] ?? {};
    groups[camel(group)] = methods;
    methods[camel(name)] = (body, context) => call(path, body, context);
  }
  return groups as unknown as OperationMethods<Context>;
}

function camel(segment: string): string {
  const [first = "", ...rest] = segment.split("-");
  return first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
