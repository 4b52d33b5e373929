// What rows need to tell of a calling code that stands in a column of its own.
export { callingCodeOfRegion, regionOfCallingCode } from "../calling-region.ts";
