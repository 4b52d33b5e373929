/** Words that tell bearers of one name apart, lower case without dots, by language. General knowledge, 2026; 163 words. Those that the languages of India share stand in data/titles.ts. */
export const GENERATIONS: string = String.raw`jr sr jnr snr junior senior jun sen jr. 2nd 3rd 4th 5th 6th iunior
fils père pere cadet aîné hijo filho neto sobrinho bisneto segundo júnior jún sénior sênior
ml st.sz starší mladší mlađi mladji stariji jaunesnysis vyresnysis vecākais jaunākais ifj id özv idősb ifjabb nuorempi vanhempi
dä dj dy de den-yngre maior minor kıdemli küçük katta kichik muda bersara sóisearach
младший старший мл млађи молодший мол младши старши კიდევ უმცროსი უფროსი
الابن الأب الاب
మూడవ மூத்த இளைய ဂျူနီယာ
juniore seniore figlio
starejši mlajši młodszy starszy mł noorem vanem juunior seenior
yngre äldre ældre eldre yngri eldri ifjú idősebb szenior juniori seniori fiul
sinsear ieuaf hynaf mdogo mkubwa kiçi
младшая молодшая малодшы старэйшы млађа старији старија помлад помладиот постар постариот младша старша молодша старэйшая
юниор юніор сениор сеньор јуниор кіші үлкен кичүү кичик
νεότερος νεώτερος πρεσβύτερος τζούνιορ σένιορ կրտսեր
الأصغر الثاني الثالث الاصغر جونيور سينيور جونیور سینیر جونیئر سینئر دوم سوم
ג'וניור השני השלישי
จูเนียร์ ซีเนียร์ ຈູເນຍ ជូនៀរ စီနီယာ ජූනියර් ጁኒየር ሲኒየር`;

/** Roman numerals that count bearers of one name, lower case. */
export const ROMAN_NUMERALS: string = `i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii xxiv xxv xlix`;
