// Meaning: how the post of a country writes its codes: alpha-2, the shape (9 a digit, A a letter, but those of Latvia before its hyphen), and how many leading
// zeros its codes can have, which spreadsheets drop.
// Source: Universal Postal Union addressing sheets and the postal services' own lists of codes; read 2026-11.
// 53 rows, sorted by country.
export const POSTAL_SHAPES = `AT 9999 0
AU 9999 1
BE 9999 0
BG 9999 0
BR 99999-999 1
CH 9999 0
CL 9999999 0
CN 999999 1
CO 999999 1
CY 9999 0
CZ 999 99 0
DE 99999 1
DK 9999 1
EE 99999 0
ES 99999 1
FI 99999 2
FR 99999 1
GR 999 99 0
HR 99999 0
HU 9999 0
ID 99999 0
IL 9999999 0
IN 999999 0
IT 99999 2
JP 999-9999 2
KR 99999 1
LI 9999 0
LT 99999 2
LU 9999 0
LV LV-9999 0
MA 99999 0
MC 99999 0
MX 99999 1
MY 99999 1
NL 9999 AA 0
NO 9999 2
NZ 9999 1
PE 99999 1
PH 9999 1
PL 99-999 1
PT 9999-999 0
RO 999999 1
RS 99999 0
RU 999999 0
SE 999 99 0
SG 999999 1
SI 9999 0
SK 999 99 1
TH 99999 0
TR 99999 1
UA 99999 1
VN 99999 1
ZA 9999 3`;
