// Meaning: a row is a named character reference that exports leave in data, and its character; those of letters with a mark are told by the name of the mark.
// Source: HTML Standard, section 13.5, the named references of Latin-1, Latin Extended-A and common punctuation; read 2026-11.
// 30 rows, sorted by name.
import { pairTable } from "../lookup.ts";

export const NAMED_ENTITIES: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`AElig=Æ
OElig=Œ
Oslash=Ø
aelig=æ
amp=&
apos='
bull=•
copy=©
deg=°
frac12=½
frac14=¼
frac34=¾
gt=>
hellip=…
ldquo=“
lsquo=‘
lt=<
mdash=—
middot=·
ndash=–
oelig=œ
ordf=ª
ordm=º
oslash=ø
quot="
rdquo=”
reg=®
rsquo=’
szlig=ß
trade=™`);

/** Ends of names behind a letter, and the combining mark. 8 rows, sorted by name. */
export const ENTITY_MARKS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`acute=\u0301
caron=\u030c
cedil=\u0327
circ=\u0302
grave=\u0300
ring=\u030a
tilde=\u0303
uml=\u0308`);
