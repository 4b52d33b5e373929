import { pairTable } from "../../text/lookup.ts";

// Meaning: Latin letters that spell one sound differently between transliterations and countries, with the spelling that stands
// for them in keys; the longest that fits counts.
// Source: common romanizations of Arabic, Russian, Hebrew and Chinese names, German and Dutch habits; 2026-11. 36 rows, sorted.
export const SPELLING_TWINS: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`
ae=e
ay=ai
c=k
ch=c
ck=k
cz=c
dh=d
ea=i
ee=i
ei=i
ey=i
gh=g
ie=i
ii=i
ij=i
iy=i
j=i
kh=h
ks=x
oe=o
oo=u
ou=u
ph=f
q=k
sch=s
sh=s
tch=c
th=t
ts=c
tz=c
ue=u
w=v
y=i
yi=i
z=s
zh=z
`);
