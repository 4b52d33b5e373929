/** Words that tell bearers of one name apart, lower case without dots, by language. General knowledge, 2026; 79 words. Those that the languages of India share stand in data/titles.ts. */
export const GENERATIONS: string = String.raw`jr sr jnr snr jnr junior senior jun sen jr. 2nd 3rd 4th 5th 6th
fils père pere cadet aîné hijo filho neto sobrinho bisneto segundo júnior jún sénior sênior
ml st.sz starší mladší mlađi mladji stariji jaunesnysis vyresnysis vecākais jaunākais ifj id özv idősb ifjabb nuorempi vanhempi
dä dj dy de den-yngre jnr maior minor kıdemli küçük katta kichik muda bersara sóisearach
младший старший мл млађи молодший старший мол младши старши კიდევ უმცროსი უფროსი
الابن الأب الاب
మూడవ மூத்த இளைய ဂျူနီယာ`;

/** Roman numerals that count bearers of one name, lower case. */
export const ROMAN_NUMERALS: string = `i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii xxiv xxv xlix`;
