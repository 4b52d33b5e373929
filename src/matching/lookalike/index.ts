// What a store that keeps encoded records elsewhere needs beside the public names.
export { isSelective } from "./keys.ts";
export { vectorLength } from "./term-weight.ts";
