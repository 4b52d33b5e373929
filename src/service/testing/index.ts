export type { ConformanceCheck } from "./conformance-check.ts";
export { conformanceData } from "./conformance-data.ts";
export { type ConformanceOptions, type StoreMaker, storeConformance } from "./store-conformance.ts";
