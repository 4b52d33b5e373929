// Meaning: words that say what kind of place stands beside them, in countries without tables of their own; upper case without accents.
// Source: Universal Postal Union addressing sheets; read 2026-11.
// 10 tables, words in alphabetical order.
import { wordSet } from "../../text/lookup.ts";

/** Words before the name or number of a part of a city: ZONA 10, KECAMATAN COBLONG. */
export const LOCALITY_FIRST: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`AMPHOE BARANGAY BARRIO BRGY DESA DISTRICT KEC KECAMATAN KEL KELURAHAN KHAN KHET KHWAENG PHUONG QUAN QUARTIER SANGKAT SECTOR TAMBON URB URBANIZACION WARD XA ZONA ZONE МИКРОРАЙОН МКР`,
);

/** Words before the name of a neighbourhood of Mexico, which tell the country too. */
export const COLONIA: ReadonlySet<string> = /* @__PURE__ */ wordSet("COL COLONIA FRACC FRACCIONAMIENTO");

/** Words before the village, post office and subdistrict of an address of India. */
export const VILLAGE_FIRST: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "MANDAL PO POST PS TAL TALUK TALUKA TEH TEHSIL VILL VILLAGE",
);

/** Words behind the name of a part of a city: CHAOYANG DISTRICT, CUMHURIYET MAH. */
export const LOCALITY_LAST: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`DISTRICT MAH MAHALLE MAHALLESI SUBDISTRICT TOWNSHIP WARD РАЙОН`,
);

/** Words before the name of a city: Г. ЕКАТЕРИНБУРГ. */
export const CITY_FIRST: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`GR MUN Г ГОР ГОРОД ГР М МІСТО ПГТ СМТ`,
);

/** First words of city names that have the three letters of the second half of an Argentine code: "T4000 SAN MIGUEL". */
export const CITY_OPENINGS: ReadonlySet<string> = /* @__PURE__ */ wordSet("DEL LAS LOS MAR PTO RIO SAN STA STO");

/** Words before the name of a region. */
export const REGION_FIRST: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`DEPARTAMENTO ESTADO JUD JUDET JUDETUL KABUPATEN PROVINCIA PROVINSI REGION TINH WILAYA محافظة`,
);

/** Words joined by a hyphen to the name of a city or of a county that stands for one. */
export const CITY_LAST: ReadonlySet<string> = /* @__PURE__ */ wordSet("-CITY -GUN -SHI");

/** Words behind the name of a region, or joined to it by a hyphen. */
export const REGION_LAST: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`-FU -KEN -PREF -PREFECTURE -TO COUNTY GOVERNORATE KEN OBLAST PREF PREFECTURE PROVINCE REGION STATE VOIVODESHIP ОБЛ ОБЛАСТЬ`,
);

/** Regions by country that addresses write behind the city, beside those that such a word tells. */
export const REGION_ROWS: string = String.raw`CN=ANHUI|FUJIAN|GANSU|GUANGDONG|GUANGXI|GUIZHOU|HAINAN|HEBEI|HEILONGJIANG|HENAN|HUBEI|HUNAN|INNER MONGOLIA|JIANGSU|JIANGXI|JILIN|LIAONING|NINGXIA|QINGHAI|SHAANXI|SHANDONG|SHANXI|SICHUAN|TIBET|XINJIANG|YUNNAN|ZHEJIANG
ID=ACEH|BALI|BANTEN|CENTRAL JAVA|DAERAH ISTIMEWA YOGYAKARTA|DKI JAKARTA|EAST JAVA|JAWA BARAT|JAWA TENGAH|JAWA TIMUR|WEST JAVA
JP=AICHI|EHIME|GUMMA|GUNMA|HOKKAIDO|HYOGO|IBARAGI|IBARAKI|ISHIKAWA|IWATE|KAGAWA|KANAGAWA|MIE|MIYAGI|OKINAWA|SHIGA|SHIMANE|TOCHIGI|YAMANASHI
MY=JOHOR|KEDAH|KELANTAN|MELAKA|NEGERI SEMBILAN|PAHANG|PENANG|PERAK|PERLIS|PULAU PINANG|SABAH|SARAWAK|SELANGOR|TERENGGANU
PH=AKLAN|ALBAY|BATAAN|BATANGAS|BENGUET|BOHOL|BULACAN|CAVITE|CEBU|ILOCOS NORTE|ILOCOS SUR|LA UNION|LAGUNA|LEYTE|METRO MANILA|NCR|NEGROS OCCIDENTAL|NEGROS ORIENTAL|NUEVA ECIJA|PALAWAN|PAMPANGA|PANGASINAN|RIZAL|TARLAC|ZAMBALES
PK=AZAD KASHMIR|BALOCHISTAN|KHYBER PAKHTUNKHWA|KPK|PUNJAB|SINDH
RU=БАШКОРТОСТАН|БУРЯТИЯ|ДАГЕСТАН|КАРЕЛИЯ|КОМИ|КРЫМ|МОРДОВИЯ|ТАТАРСТАН|УДМУРТИЯ|ЧУВАШИЯ|ЯКУТИЯ
TR=ADANA|ANKARA|ANTALYA|AYDIN|BALIKESIR|BURSA|DENIZLI|DIYARBAKIR|ESKISEHIR|GAZIANTEP|HATAY|ISTANBUL|IZMIR|KAYSERI|KOCAELI|KONYA|MALATYA|MANISA|MERSIN|MUGLA|SAKARYA|SAMSUN|TEKIRDAG|TRABZON|VAN`;
