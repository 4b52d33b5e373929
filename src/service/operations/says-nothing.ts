import { isNoValue, oneLine } from "../../cleaning/rules/index.ts";

/** Whether a text stands for "no value", as "N/A" does. */
export function saysNothing(text: string): boolean {
  return isNoValue(oneLine(text));
}
