// What a service needs to tell whether a text says anything.
export { isNoValue, oneLine } from "../text-rules.ts";
