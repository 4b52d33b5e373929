export { conformanceData } from "./conformance-data.ts";
export {
  type ConformanceCheck,
  type ConformanceOptions,
  type StoreMaker,
  storeConformance,
} from "./store-conformance.ts";
