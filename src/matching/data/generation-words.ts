import { pairTable } from "../../text/lookup.ts";

// Meaning: words for a generation behind a name, in comparing form, with the one form by which they are compared. Ordinals are none
// of them, for behind a name they may count an office: "2nd Baronet".
// Source: English usage; 2026-11. 9 rows, sorted.
export const GENERATION_WORDS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`
ii=2
iii=3
iv=4
jnr=jr
jr=jr
junior=jr
senior=sr
snr=sr
sr=sr
`);
