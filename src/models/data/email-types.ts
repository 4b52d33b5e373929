// E-mail types of other providers -> the words of the specification: an address of a desk is general, one of a person professional.
// Source: published vocabularies of record providers, 2026-11. 5 rows, sorted by key.
export const EMAIL_TYPES: ReadonlyMap<string, string> = new Map([
  ["current_professional", "professional"],
  ["generic", "general"],
  ["personal", "professional"],
  ["role", "general"],
  ["work", "professional"],
]);
