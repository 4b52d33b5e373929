// What a store that keeps encoded records elsewhere needs beside the public names.
export { Best } from "./best.ts";
export { companyIndustry } from "./company-values.ts";
export { isSelective, MOST_DRAWN, seedKeyGains } from "./keys.ts";
export { categorySimilarity } from "./score.ts";
export { impactStep, Shortlist, shortlistLength } from "./shortlist.ts";
export { SketchScore, type SketchValues, sketchOf, sketchWidth } from "./sketch.ts";
export { SketchColumns } from "./sketch-columns.ts";
export { termWeight, vectorLength } from "./term-weight.ts";
