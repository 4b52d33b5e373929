// What rows of records in other shapes need beside the ready-made matchers.

export { fieldsOfRecords } from "./field-weights.ts";
export { primaryExperience } from "./primary-experience.ts";
