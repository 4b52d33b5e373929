import { wordSet } from "../../text/lookup.ts";

/** Given names in Cyrillic whose ending looks like that of a family name, lower case. General knowledge, 2026; sorted. */
export const SLAVIC_GIVEN_LIKE_FAMILY: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`августин агафья айрин аков алевтина алексей алексий алина альбина альбіна аліна анатолий анатолій ангелина ангеліна андрей андрій аникий антаніна антонина аполлинарий арина аркадий аркадій арсений арсеній арына афанасий ајрин аўгусціна божин бронислав валентин валентина валерий валерій валянціна василий василина василій викентий виталий виталина віталій галин галина галіна геннадий геннадій георгий георгій григорий григорій дарина дастин джастин джина димитрий дина дмитрий дмитрій добрин евгений евдокия евсей екатерина епифаний ефим жаклин зиновий иаков игнатий илларион иннокентий ирина карин карина каролин каролина карына катерина катрин кацярына квентин кевин клим климентий климентій колин константин костянтин кристин кристина крысціна ксаверий кэтрин лев леонтий леонтій лин лина лукин люк магдалина марвин марин марина мартин мартина марына матвей мая мерлин мефодий мефодій мечислав мэрилин никодим николай нина ольгин остин паліна парфений паулина полина порфирий прасковья регина робин ростислав рэгіна сабина сабіна савватий савелий светлин сергей сергий сергій софрон станислав стоян тимофей тимофій трофим устин устинья фёкла христина цветомарин эвелин эвелина эдвин эйлин эрин юлий юрий юрій юстин юстина яков януарий євгеній ігнатій ірина ірына џастин`,
);

/** East Slavic patronymics, Cyrillic and romanized, and Kazakh ones, lower case; short ones (Ilya, Foma) by their fathers, since like endings are of family names (Кович). General knowledge, 2026. */
export const PATRONYMIC: RegExp =
  /^(?:.{3,}(?:ович|евич|ьич|овна|евна|ична|[ая]віч|[аея]ўна|ічна|ұлы|қызы|[іїи]вна|ovich|evich|ovna|evna|ovych|ivna)(?:-оглы|-кызы)?|(?:иль|кузьм|лук|никит|савв|фом)ич)$/u;
/** "Son of" and "daughter of" behind the father's name: "Гейдар Алирза оглы", "Leyla Rəşid qızı". */
export const CHILD_OF: RegExp = /^(?:оглы|кызы|o[gğ]l[uy]|q[iı]z[iı]|kyzy)$/u;
export const FAMILY_ENDING: RegExp =
  /(?:ов|ев|ёв|(?<!дд)ин|ын|ова|ева|ёва|ина|ына|ић|ски|ский|ская|цкий|цкая|ской|енко|чук|юк|ук|ий|ая|ых|их|[^иь]ян|ძე|შვილი|յան|եան)$/u;
/** How romanized family names end that given names do not. */
export const LATIN_FAMILY_ENDING: RegExp = /(?:ov|ev|ova|eva|sky|skiy|skii|skaya|enko|chuk|yuk)$/u;
/** Before it a father's name in the genitive stands last: "Փաշինյան Նիկոլ Վովայի". */
export const ARMENIAN_FAMILY: RegExp = /[եյ]ան$/u;
