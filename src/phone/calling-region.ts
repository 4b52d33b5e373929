import { callingCodeOf } from "./calling-code.ts";
import { homeOf } from "./home.ts";

/** The main region of a country calling code, whose notation its other regions share; null when it has none. */
export function regionOfCallingCode(code: string): string | null {
  return callingCodeOf(code)?.plan.region ?? null;
}

/** The calling code of a region; null when it has none. */
export function callingCodeOfRegion(region: string): string | null {
  return homeOf({ country: region })?.code.code ?? null;
}
