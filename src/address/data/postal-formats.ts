// Meaning: a row is a country: alpha-2, "<" or ">" when the postal code stands before or after the city, "1" or "2" when the house number
// stands before or after the street name, and the shapes of its postal code (9 digit, A letter, several between bars; none when it has none).
// Source: Universal Postal Union addressing sheets and the postal services' own guides; read 2026-11.
// 151 rows, sorted by code. Countries with a file of their own and those addressed as another one stand elsewhere; one without postal code whose numbers stand before the street and whose code stands behind the city needs no row.

export const POSTAL_FORMATS = `AD < 1 AD999
AF < 1 9999
AI > 1 AI-9999
AL < 2 9999
AM < 2 9999
AO > 2
AQ > 1 AAAA 9AA
AW > 2
AX < 2 99999
AZ < 2 AZ 9999|9999
BA < 2 99999
BB > 1 BB99999
BD > 1 9999
BG < 2 9999
BH > 1 9999|999
BM > 1 AA 99|AA AA
BN > 1 AA9999
BO > 2
BQ > 2
BT > 1 99999
BY < 2 999999
CL < 2 9999999|999-9999
CN < 1 999999
CR < 2 99999
CU < 2 99999
CV < 2 9999
CW > 2
CY < 2 9999
CZ < 2 999 99
DK < 2 9999
DO < 2 99999
DZ < 1 99999
EC < 2 999999
EE < 2 99999
EG > 1 99999
EH < 1 99999
ET < 2 9999
FI < 2 99999
FK > 1 AAAA 9AA
FM > 1 99999
FO < 2 999
GE < 2 9999
GH > 1 AA-999-9999|AA999
GI > 1 AA99 9AA
GL < 2 9999
GN < 1 999
GQ > 2
GR < 2 999 99
GS > 1 AAAA 9AA
GT < 2 99999
GU > 1 99999
GW < 2 9999
HN < 2 99999
HR < 2 99999
HT < 1 AA9999|9999
HU < 2 9999
ID > 2 99999
IL > 1 9999999|99999
IO > 1 AAAA 9AA
IQ > 1 99999|999
IR > 2 9999999999|99999-99999
IS < 2 999
JM > 1 99|9
JO < 1 99999
JP < 1 999-9999
KE > 1 99999
KG < 2 999999
KH > 1 999999|99999
KR > 1 99999|999-999
KW < 1 99999
KY > 1 AA9-9999
KZ < 2 999999
LA < 1 99999
LB > 1 9999 9999|99999999|9999
LC > 1 AA99 999
LK > 1 99999
LR < 1 9999
LS > 1 999
LT < 2 99999
LV > 2 LV-9999|9999
MA < 1 99999
MD < 2 MD-9999|9999
ME < 2 99999
MG < 1 999
MH > 1 99999
MK < 2 9999
MM > 1 99999
MN > 2 99999|999999
MO > 2
MP > 1 99999
MS > 1 AAA 9999|MSR-9999
MT > 1 AAA 9999|AAA 99
MU > 1 99999
MV > 1 99999
MY < 1 99999
MZ < 2 9999
NA > 1 99999
NE < 1 9999
NG > 1 999999
NI < 2 99999
NO < 2 9999
NP > 1 99999|9999
OM > 1 999
PA > 2 9999
PE > 2 99999
PG > 1 999
PH < 1 9999
PK > 1 99999
PL < 2 99-999
PN > 1 AAAA 9AA
PR > 1 99999
PS < 1 9999999|999999|999|99999
PW > 1 99999
PY < 2 9999|999999
RO < 2 999999
RS < 2 99999
RU > 2 999999
SA > 1 99999-9999|99999
SD < 1 99999
SE < 2 999 99
SH > 1 AAAA 9AA
SI < 2 9999
SJ < 2 9999
SK < 2 999 99
SN < 1 99999
SO > 1 AA 99999
SR > 2
ST > 2
SV < 2 9999
SZ > 1 A999
TC > 1 AAAA 9AA
TH > 1 99999
TJ < 2 999999
TM < 2 999999
TN < 1 9999
TR < 2 99999
TT > 1 999999
TW > 1 999999|99999|999
TZ > 1 99999
UA > 2 99999
UM > 1 99999
UY < 2 99999
UZ < 2 999999
VC > 1 AA9999
VE > 2 9999
VG > 1 AA9999
VI > 1 99999
VN > 1 999999|99999
WS > 1 AA9999
XK < 2 99999
ZM < 1 99999`;
