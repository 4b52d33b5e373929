import { wordSet } from "../../text/lookup.ts";

// Meaning: memberships of a parliament that some languages write before the name, though they are post-nominals; lower case.
// Source: the parliaments' own forms of address; read 2026-11.
// 14 words, sorted.

export const MEMBERSHIPS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "deputāte deputāts kansanedustaja képviselő milletvekili mp poseł poslanec riksdagsledamot stortingsrepresentant strepr đbqh депутат посланик",
);
