// What a store that keeps encoded records elsewhere needs beside the public names.
export { isSelective } from "./keys.ts";
export { categorySimilarity } from "./score.ts";
export { termWeight, vectorLength } from "./term-weight.ts";
