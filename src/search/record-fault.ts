/** What a record is read by that has fields of its own. */
const OBJECTS = ["location", "rating", "social"];

/** Which field of what was passed for a local business cannot be read, for a message; the rest is read whatever it is. */
export function recordFault(record: unknown): string {
  if (!isObject(record)) return `must be an object, not ${record === null ? "null" : typeof record}`;
  const field = OBJECTS.find((name) => !isObject(record[name]));
  return field === undefined ? "name must be text or null" : `${field} must be an object`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
