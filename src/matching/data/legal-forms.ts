// Meaning: legal forms as they stand in company names. A row is `form; place; jurisdictions; spellings`:
//   form: the usual abbreviation, as splitCompanyName answers it;
//   place: "end" after the name, "start" before it, "both";
//   jurisdictions: ISO 3166-1 alpha-2, those where the form is in wide use;
//   spellings in comparison form (lower case, no diacritics, dots or slashes), divided by "|".
// Source: ISO 20275 entity legal forms (GLEIF ELF list) and the company acts named there, common spellings of registers; 2026-11.
// 159 rows, sorted by form.

export const LEGAL_FORM_ROWS = `
& Co.; end; AT CH DE DK GB NL SE US; and cie|and co|and company|e cia|et cie|und co|y cia
& Co. KG; end; AT DE; and co kg|co kg|u co kg|und co kg
& Co. KGaA; end; DE; and co kgaa
A.D.; end; BA BG ME MK RS; ad|akcionarsko drustvo|akcionersko drustvo|aktsionerno druzhestvo|ead|ад|еад
A.E.; end; CY GR; abee|ae|anonimi etairia|anonymi etaireia|avee|αβεε|αε
A.K.; end; KZ; ak|aktsionerlik kogamy
A.O.; end; TR; anonim ortakligi|ao
A.S.; end; CZ SK TR; akciova spolecnost|akciova spolocnost|anonim sirketi|anonim sti
A/S; end; DK; aktieselskab|aktieselskabet
AB; both; AX FI LT SE; ab|ab publ|akcine bendrove|aktiebolag|aktiebolag publ|aktiebolaget|publ|publ ab
AG; end; AT CH DE LI LU; ag|aktiengesellschaft
AG & Co. KG; end; AT DE; ag and co kg|ag co kg|ag und co kg
AG & Co. KGaA; end; DE; ag and co kgaa|ag co kgaa|ag und co kgaa
AS; both; EE LV NO; akciju sabiedriba|aksjeselskap|aktsiaselts|as
ASA; end; NO; allmennaksjeselskap|asa
ASBL; both; BE LU; asbl|association sans but lucratif
ApS; end; DK FO GL; anpartsselskab|aps
BPK; end; ZA; beperk|bpk|edms bpk|eiendoms beperk
BV; end; AW BE CW NL SR SX; besloten vennootschap|besloten vennootschap met beperkte aansprakelijkheid|bv|bv io|bvba|bvio
Berhad; end; BN MY; berhad|bhd|sdn berhad|sdn bhd|sendirian berhad
C.A.; end; EC VE; ca|compania anonima
C.V.; end; ID NL; commanditaire vennootschap|commanditaire vennootschap op aandelen|cv
CC; end; NA ZA; close corporation
CIC; end; GB; cic|community interest company
CRL; end; PT; crl
Co.; end; CA GB IE IN US; cia|co|compagnie|companhia|compania|companies|company
Co., Ltd.; end; CN HK JP KR TH TW VN; co limited|co ltd|coltd|company limited|company ltd|coy ltd|limited company|ltd co
Coop; end; BE CA CH US; coop|cooperative society|scrl
Corp.; end; CA PH PR TW US; corp|corpn|corporation
DAC; end; IE; dac|designated activity company
DMCC; end; AE; dmcc
EAD; end; BG; ednolichno aktsionerno druzhestvo
EIRELI; end; BR; eireli|eireli me
EIRL; end; CL PE; eirl|empresa individual de responsabilidad limitada
EOOD; end; BG; eood|еоод
EPE; end; GR; epe|επε
ESV; end; BE; esv
EURL; both; DZ FR; entreprise unipersonnelle a responsabilite limitee|eurl
FZ-LLC; end; AE; fz co|fz llc|fzc|fzco|fze|fzllc
GIE; both; FR MA SN; gie|groupement d interet economique
GK; end; JP; godo gaisha|godo kaisha
GbR; end; DE; gbr|gesellschaft burgerlichen rechts
GmbH; end; AT CH DE LI LU; ges mbh|gesellschaft mbh|gesellschaft mit beschrankte haftung|gesellschaft mit beschrankter haftung|gesmbh|gmbh|gmbh i gr|mbh|mit beschrankter haftung
GmbH & Co. KG; end; AT DE; gmbh and co|gmbh and co kg|gmbh and cokg|gmbh co kg|gmbh cokg|gmbh kg|gmbh u co kg|gmbh und co kg
GmbH & Co. KGaA; end; DE; gmbh and co kgaa|gmbh co kgaa|gmbh und co kgaa
GmbH & Co. OHG; end; DE; gmbh and co ohg|gmbh und co ohg
I/S; end; DK; interessentskab|is
IKE; end; GR; ike|ικε
Inc.; end; CA PH PR US; inc|inc ltd|incorp|incorporated
JSC; both; AM AZ BY GE KZ MN RU UA UZ VN; bsc|bscc|cjsc|closed joint stock company|joint stock co|joint stock co ltd|joint stock company|joint stock company ltd|joint stock ltd|jsc|ksc|kscc|kscp|oao|ojsc|open joint stock company|pao|pjsc|private joint stock company|psc|public joint stock company|public shareholding company|qjsc|qpsc|qsc|saoc|saog|stock co|stock co ltd|stock company|zao|ао|ат|зао|оао|пао|пат|прат
K/S; end; DK; kommanditselskab|ks
KB; end; SE; kommanditbolag
KG; end; AT CH DE LI; kg|kommanditgesellschaft
KGaA; end; DE; kgaa|kommanditgesellschaft auf aktien
KK; end; JP; kabushiki gaisha|kabushiki kaisha|kabushikikaisha|kk
KY; end; FI; kommandiittiyhtio
Kft.; end; HU; kft|korlatolt felelossegu tarsasag
Kkt.; end; HU; kkt|kozkereseti tarsasag
Kollektif; end; TR; kollektif sirketi
Komandit; end; TR; komandit sirketi
LLC; both; AE AM AZ BY GE KG KW KZ OM QA RU TJ UA US UZ; lc|limited liability co|limited liability company|llc|ltd liability co|ooo|spc|too|tov|wll|ооо|тов|тоо
LLLP; end; US; limited liability limited partnership|lllp
LLP; end; CA GB IN JP KZ SG US; limited liability partnership|llp
LP; end; CA GB KY US; limited partnership|lp|ltd partnership
Lda.; end; AO BR MZ PT; lda|limitada|limitada me|ltda|ltda epp|ltda me|sociedade limitada|sociedade por quotas
Ltd.; end; AU BD BM BS BZ CA CY FJ GB GG GH GI GM HK IE IL IM IN JE JM KE KY LK MT MU MW NG NZ PG PK RW SC SG SL TO TT TZ UG VG VU WS ZM ZW; limited|ltd|p ltd|pltd|private limited|private ltd|pvt limited|pvt ltd
Ltd. Şti.; end; TR; limited sirket|limited sti|ltd sti|sti
MChJ; both; UZ; mchj
Maatschap; both; BE NL; maatschap
N.A.; end; US; national association
N.V.; end; AW BE CW NL SR SX; naamloze vennootschap|nv|nv sa|sa nv
NL; end; AU; no liability
NPO; end; ZA; npc
OG; end; AT; offene gesellschaft
OHG; end; DE; offene handelsgesellschaft|ohg
OOD; end; BG; ood|оод
OY; end; AX FI; ab oy|osakeyhtio|oy|oy ab|oy ltd
OYJ; end; FI; abp|julkinen osakeyhtio|oyj|oyj abp
OsOO; both; KG; osoo|осоо
OÜ; both; EE; osauhing|ou
P/F; end; FO; partafelag
P/S; end; DK; partnerselskab
PBC; end; US; pbc|public benefit corporation
PC; end; US; professional corporation
PLC; end; ET GB GH IE IM JE KE LK MT NG TH ZM ZW; pcl|plc|public co ltd|public coltd|public company limited|public company ltd|public limited co|public limited company|public ltd company|share company
PLLC; end; US; pllc|professional limited liability company
PT; both; ID; perseroan terbatas|pt|pt tbk
Pte. Ltd.; end; BN FJ SG; private limited company|pte|pte limited|pte ltd
Pty Ltd; end; AU BW LS NA SZ ZA; proprietary limited|proprietary ltd|pty|pty limited|pty ltd|rf ltd|soc ltd
QFC LLC; end; QA; qfc llc
Rt.; end; HU; nyilvanosan mukodo reszvenytarsasag|nyrt|reszvenytarsasag|rt|zartkoruen mukodo reszvenytarsasag|zrt
S. de R.L.; end; HN MX PA; s de rl|s de rl de cv|s de rl mi|sde rl|sde rl de cv|sociedad de responsabilidad limitada de capital variable
S.A.; both; AR BE BO BR CH CL CO CR DO EC ES FR GR GT HN LU MA MC NI PA PE PL PT PY SN SV TN UY; sa|sa u|sae|sau|sca sa|sociedad anonima|sociedade anonima|societa anonima|societate pe actiuni|societe anonyme|spolka akcyjna
S.A. de C.V.; end; HN MX SV; sa b de cv|sa cv|sa de cv|sab|sab de cv|sapi|sapi de cv|sociedad anonima bursatil|sociedad anonima bursatil de capital variable|sociedad anonima de capital variable|sofom enr
S.A.C.; end; PE; saa|sac|sociedad anonima abierta|sociedad anonima cerrada
S.A.I.C.; end; AR; sa ci|saci|saci fya|saci yf|sacif|sacifia|saic|saicf
S.A.L.; end; LB; sal|sal holding|sal offshore
S.A.R.L.; both; BE CH CI CM DZ FR LB LU MA MC SN TN; sarl|sarl au|sarl u|sarlau|sarld|societe a responsabilite limitee|suarl
S.A.S.; both; AR CO FR; sas|sasu|sociedad por acciones simplificada|societe par actions simplifiee|societe par actions simplifiee unipersonnelle
S.C.; end; PL; spolka cywilna
S.C.A.; end; BE FR LU; sca|societe en commandite|societe en commandite par actions
S.C.S.; end; FR LU; scs|scsp|societe en commandite simple
S.E.N.C.; end; CA; senc|sencrl|societe en nom collectif
S.L.; end; AD ES; sl|sl u|sll|slne|slp|slu|sociedad de responsabilidad limitada|sociedad limitada|sociedad limitada unipersonal
S.N.C.; both; BE CH FR IT; snc|societa in nome collettivo
S.R.L.; end; AR BE BO IT MD PE PY RO UY; societa a responsabilita limitata|societa a responsabilita limitata semplificata|societate cu raspundere limitata|srl|srl a socio unico|srl d|srl unipersonale|srld|srls
S.S.; end; IT; societa semplice
S.p.A.; end; CL IT; sociedad por acciones|societa per azioni|spa|spa con socio unico|spa in amministrazione straordinaria
SCI; both; FR MC; sci|societe civile immobiliere
SCOP; end; FR; scop|societe cooperative
SCpA; end; IT; scarl|scarlpa|scpa|soc coop|societa consortile a responsabilita limitata|societa cooperativa|societa cooperativa per azioni
SE; end; AT DE FR GB LU NL; se|societas europaea
SE & Co. KG; end; DE; se and co|se and co kg|se co kg|se und co kg
SE & Co. KGaA; end; DE; se and co kgaa|se co kgaa|se und co kgaa
SGPS; end; PT; sgps|sgps sa
SH.P.K.; end; AL XK; sh pk|shoqeri me pergjegjesi te kufizuar|shpk
SIA; both; LV; sabiedriba ar ierobezotu atbildibu|sia
SKA; end; PL; ska|spolka komandytowo akcyjna
SPRL; end; BE; societe privee a responsabilite limitee|sprl|sprlu
Sh.A.; end; AL XK; sha|shoqeri aksionare
Sp. j.; end; PL; sp j|spj|spolka jawna
Sp. k.; end; PL; sp k|spk|spolka komandytowa
Sp. z o.o.; end; PL; sp z oo|sp z oo sk|sp z oo sp k|sp zoo|spolka z ograniczona odpowiedzialnoscia|spolka z oo|spzoo
Stichting; both; NL; stichting
TMI; end; FI; toiminimi
TNHH; both; VN; cong ty co phan|cong ty tnhh|ctcp|tnhh|trach nhiem huu han
Tbk; end; ID; persero|persero tbk|tbk|terbuka
UAB; both; LT; uab|uzdaroji akcine bendrove
UG; end; DE; haftungsbeschrankt|ug|ug haftungsbeschrankt|unternehmergesellschaft|unternehmergesellschaft haftungsbeschrankt
Unlimited; end; GB IE; uc|unlimited company|unltd
V.O.F.; end; BE NL; vennootschap onder firma|vof
VOS; end; CZ SK; verejna obchodni spolecnost|vos
VZW; end; BE; vereniging zonder winstoogmerk|vzw
YK; end; JP; yugen kaisha
Z.Ú.; end; CZ; zu zapsany ustav
ZAT; end; UA; zat
d.d.; end; BA HR SI; dd|delniska druzba|dionicko drustvo
d.n.o.; end; SI; dno|druzba z neomejeno odgovornostjo
d.o.o.; end; BA HR ME MK RS SI; doo|doo beograd|dooel|drustvo s ogranicenom odgovornoscu|drustvo sa ogranicenom odgovornoscu|druzba z omejeno odgovornostjo|jdoo
e.G.; end; AT DE; eg|eingetragene genossenschaft
e.K.; end; DE; e kfm|eingetragene kauffrau|eingetragener kaufmann|ek
e.U.; end; AT; eingetragenes einzelunternehmen|einzelunternehmen
e.V.; end; DE; eingetragener verein|ev
gGmbH; end; DE; gemeinnutzige gmbh|ggmbh|gug
hf.; end; IS; ehf|einkahlutafelag|hf|hlutafelag|ohf
k.d.; end; BA HR SI; kd|komanditna druzba|komanditno drustvo
s.r.o.; end; CZ SK; s ro|spol s ro|spol sro|spolecnost s rucenim omezenym|spolocnost s rucenim obmedzenym|sro
בע"מ; end; IL; בע מ|בעמ|בע״מ
ذ.م.م; end; AE BH EG JO KW LB OM QA SA SD SY; ذمم
ش.م.ع; end; AE EG JO; شمع
شركة; start; AE BH EG IQ JO KW LB LY OM QA SA SD SY YE; شركة
จำกัด; end; TH; จํากัด
จำกัด (มหาชน); end; TH; จํากัด มหาชน
บริษัท; start; TH; บริษัท
有限会社; both; JP; 有|有限会社
株式会社; both; JP; 株|株式会社
유한책임회사; both; KR; 유한책임회사
유한회사; both; KR; 유|유한회사
주식회사; both; KR; 주|주식회사
`;

/** Forms that are also plain words: they count only with a full stop inside or written in capitals ("S.p.A.", "SPA"). */
export const AMBIGUOUS_FORMS: ReadonlySet<string> = new Set([
  "ad",
  "ae",
  "ao",
  "as",
  "ca",
  "eg",
  "ek",
  "ev",
  "is",
  "kd",
  "ks",
  "ou",
  "rt",
  "sac",
  "sal",
  "spa",
  "too",
  "tov",
  "uc",
  "vos",
]);

/** Forms in front of a name that are initials of other names as well, "SAS Institute", "SCI Engineered Materials". 9 words, sorted. */
export const FORMS_LIKE_INITIALS: ReadonlySet<string> = new Set([
  "ab",
  "as",
  "lc",
  "pt",
  "sa",
  "sas",
  "sci",
  "snc",
  "spc",
]);

/** Forms that a slash tells from another form of the same letters. */
export const SLASHED_FORMS: ReadonlyMap<string, string> = new Map([["a/s", "A/S"]]);

/** Legal forms written without a space beside the name, in comparison form; longest first. */
export const ATTACHED_FORMS: readonly (readonly [string, string])[] = [
  ["集团股份有限公司", "股份有限公司"],
  ["集團股份有限公司", "股份有限公司"],
  ["股份有限公司", "股份有限公司"],
  ["有限责任公司", "有限责任公司"],
  ["有限責任公司", "有限責任公司"],
  ["特定非営利活動法人", "特定非営利活動法人"],
  ["国立大学法人", "国立大学法人"],
  ["一般社団法人", "一般社団法人"],
  ["一般財団法人", "一般財団法人"],
  ["公益財団法人", "公益財団法人"],
  ["公益社団法人", "公益社団法人"],
  ["有限公司", "有限公司"],
  ["株式会社", "株式会社"],
  ["有限会社", "有限会社"],
  ["合同会社", "合同会社"],
  ["合資会社", "合資会社"],
  ["合名会社", "合名会社"],
  ["유한책임회사", "유한책임회사"],
  ["주식회사", "주식회사"],
  ["유한회사", "유한회사"],
  ["公司", "公司"],
];

/** Signs that are a form in brackets, (주), (株) and (有), by their code point. 3 rows. */
export const FORM_SIGNS: ReadonlyMap<number, string> = new Map([
  [0x321c, "주"],
  [0x3231, "株"],
  [0x3232, "有"],
]);
