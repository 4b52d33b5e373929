import { pick, seededBelow } from "../seeded-random.ts";

type Random = (below: number) => number;
type Words = readonly [string, ...string[]];

const words = (text: string): Words => {
  const [first = "", ...rest] = text.split("|");
  return [first, ...rest];
};

const STREETS = words(
  "avenue of the americas|Main|N. Hill|Broadway|2nd|Martin Luther King Jr|Torstr.|Hauptstraße|Rue de la Paix|Calle Mayor|Via Roma|Rua Augusta|Keizersgracht|High|Ó Connell|São João|улица Ленина|Ηρώδου|Королевская|Kärntner Str.|Paseo de la Reforma|Av. Corrientes|Baker|County Road 12|US Highway 41",
);
const SUFFIXES = words("St|STREET|ave.|Avenue|Rd|Blvd|boulevard|Ln|Way|Court|Pkwy|Terrace||| ");
const UNITS = words(
  "Apt 4B|Suite 1900|Ste. 200|#12|Floor 3|2. OG|piso 4º B|Unit 5/6|Flat 2|||||PO Box 123|RR 2 Box 15|c/o Ann Lee",
);
const CITIES = words(
  "New York, NY 10036|Austin, Texas 78701|Springfield IL|San Juan PR 00901|Toronto, ON M5V 2T6|London SW1A 1AA|10119 Berlin|75002 Paris|28013 Madrid|00184 Roma RM|1015 CJ Amsterdam|Sydney NSW 2000|01310-100 São Paulo - SP|Ciudad de México 06500|〒100-0001 東京都千代田区千代田1-1|서울특별시 중구 세종대로 110|Dublin 2 D02 X285|Mumbai 400001|8001 Zürich|APO AE 09012",
);
const COUNTRIES = words(
  "||||USA|U.S.A.|Germany|Deutschland|FRANCE|España|Italia|United Kingdom|CANADA|日本|Brasil|México",
);
const TITLES = words("||||Dr.|MR|Mrs|Prof. Dr.|Sir|Señora|Herr|Rev|🚀|Hon.");
const GIVEN = words(
  "ann|Mary|JOSÉ|jean-luc|O'Neil|Σοφία|ИВАН|Nguyễn|李|Jürgen|deShawn|K. C.|Zoë|i̇brahim|IŞIK|Ǆemal|Maria del Carmen|ßara|محمد|ﬁona|王小|김",
);
const FAMILY = words(
  "lee|GARCIA LOPEZ|van der berg|McDONALD|o’brien|de la Cruz|SMITH-JONES|Müller|Иванов|Παπαδόπουλος|Şahin|ÖZTÜRK|nakamura|明|St. John|Ångström|Straße|D'Angelo|al-Rashid|MacKay",
);
const NAME_ENDS = words('||||Jr.|III|, MD|, Ph.D., CPA|(she/her)|| Growth @ Lumen|aka Bob|& Bob|née Ek|"Bo"|- CEO');
const DIGIT_SETS = words("0123456789|0123456789|0123456789|0123456789|٠١٢٣٤٥٦٧٨٩|０１２３４５６７８９|०१२३४५६७८९");
const PHONE_SIGNS = words("-|.| |/|(|)|+|,| ext. | x|\u00a0|\u2011|;ext=|tel:| or ||||||||");
const PHONE_STARTS = words(
  "+1 212|+44 20|(212) |0044 |+49 (0)30 |011 33 |+7 8|1-800-|+81 3 |+39 06 |+52 1 |tel:+55 11 |0|00|",
);
const LABELS = words(
  "www|example|shop|acme-inc|bücher|münchen|xn--mnchen-3ya|пример|例え|test|co|a|localhost|straße|ﬁne|ＡＣＭＥ|127|0x7f|linkedin|facebook|x|instagram|youtube|vimeo|gmail|wordpress|github",
);
const ENDINGS = words("com|co.uk|de|org|io|рф|中国|com.br|ck|k12.ma.us|xn--p1ai|1|github.io|invalid");
const SCHEMES = words("||||http://|https://|HTTP://|//|http:\\\\|ftp://|mailto:|javascript:|https:/");
const TAILS = words(
  "||||/|/in/ann-lee|?utm_source=mail|#top|:80|:8080/a b|/company/acme/about|/%F0%9F%9A%80|/@user|/watch?v=x",
);

/** First and last code points from which odd characters are taken, with blocks that engines know differently. */
const RANGES: readonly (readonly [number, number])[] = [
  [0x00, 0x7f],
  [0x80, 0x24f],
  [0x250, 0x36f],
  [0x370, 0x5ff],
  [0x600, 0x6ff],
  [0x900, 0xdff],
  [0xe00, 0x10ff],
  [0x1100, 0x11ff],
  [0x13a0, 0x13ff],
  [0x1c80, 0x1cbf],
  [0x1d00, 0x1fff],
  [0x2000, 0x20cf],
  [0x2100, 0x23ff],
  [0x2460, 0x24ff],
  [0x2c00, 0x2dff],
  [0x3000, 0x33ff],
  [0x4e00, 0x4fff],
  [0xa640, 0xa7ff],
  [0xac00, 0xadff],
  [0xd800, 0xdfff],
  [0xe000, 0xe00f],
  [0xf900, 0xfdff],
  [0xfe00, 0xffff],
  [0x10400, 0x105ff],
  [0x10c80, 0x10dff],
  [0x11300, 0x113ff],
  [0x16e40, 0x16eff],
  [0x1d400, 0x1d7ff],
  [0x1e900, 0x1e95f],
  [0x1f100, 0x1f6ff],
  [0x20000, 0x2000f],
  [0xe0000, 0xe01ef],
  [0x0, 0x10ffff],
];

/** Texts as people write them, damaged ones, and random ones: the same on every engine for the same seed. */
export function* corpus(count: number, seed: number): Generator<string> {
  const random = seededBelow(seed);
  const kinds = [address, personName, phone, url, email, anyText];
  for (let i = 0; i < count; i++) {
    const text = (kinds[i % kinds.length] ?? anyText)(random);
    yield random(4) === 0 ? damaged(text, random) : text;
  }
}

function address(random: Random): string {
  const number =
    random(6) === 0 ? "" : `${1 + random(9999)}${random(8) === 0 ? pick(random, words("A|-12|1/2| bis|/3")) : ""}`;
  const street = [pick(random, STREETS), pick(random, SUFFIXES)].join(" ");
  const front = random(4) === 0 ? `${street} ${number}` : `${number} ${street}`;
  const comma = pick(random, words(", |,| |\n|; "));
  return cased(
    [front, pick(random, UNITS), pick(random, CITIES), pick(random, COUNTRIES)].filter(Boolean).join(comma),
    random,
  );
}

function personName(random: Random): string {
  const given = [pick(random, GIVEN), random(3) === 0 ? pick(random, GIVEN) : ""];
  const family = pick(random, FAMILY);
  const name = random(5) === 0 ? [`${family},`, ...given] : [...given, family];
  return cased([pick(random, TITLES), ...name, pick(random, NAME_ENDS)].filter(Boolean).join(" "), random);
}

function phone(random: Random): string {
  const digits = pick(random, DIGIT_SETS);
  let text: string = pick(random, PHONE_STARTS);
  for (let i = 4 + random(9); i > 0; i--)
    text += digits.charAt(random(10)) + (random(3) === 0 ? pick(random, PHONE_SIGNS) : "");
  return text;
}

function host(random: Random): string {
  const labels = Array.from({ length: 1 + random(3) }, () => pick(random, LABELS));
  return [...labels, pick(random, ENDINGS)].join(pick(random, words(".|.|.|.|.|。|..")));
}

function url(random: Random): string {
  return cased(pick(random, SCHEMES) + host(random) + pick(random, TAILS), random);
}

function email(random: Random): string {
  const local = pick(random, words('ann.lee|Info|"a b"|jobs+x|müller|a..b|.a|名'));
  const mailbox = `${local}@${host(random)}`;
  return random(4) === 0 ? `${personName(random)} <${mailbox}>` : mailbox;
}

function anyText(random: Random): string {
  let text = "";
  for (let i = random(24); i > 0; i--)
    text += random(3) === 0 ? pick(random, words(" |,|.|a|1|-|Mr |St ")) : oddCharacter(random);
  return text;
}

function oddCharacter(random: Random): string {
  const [first, last] = RANGES[random(RANGES.length)] ?? [0, 0x7f];
  return String.fromCodePoint(first + random(last - first + 1));
}

/** Letters in another case; only ASCII letters, so that no engine's case table has a say in the corpus. */
function cased(text: string, random: Random): string {
  const way = random(6);
  if (way === 0) return text.replace(/[a-z]/gu, (letter) => letter.toUpperCase());
  return way === 1 ? text.replace(/[A-Z]/gu, (letter) => letter.toLowerCase()) : text;
}

/** The text with a few units lost, doubled or replaced by odd characters. */
function damaged(text: string, random: Random): string {
  let out = text;
  for (let i = 1 + random(3); i > 0; i--) {
    const at = random(out.length + 1);
    const way = random(3);
    const middle = way === 0 ? "" : way === 1 ? oddCharacter(random) : out.slice(at, at + 3).repeat(2);
    out = out.slice(0, at) + middle + out.slice(at + random(2));
  }
  return out;
}
