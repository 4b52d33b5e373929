// Meaning: large cities and countries that people write behind their name and a comma.
// Source: general knowledge of places, 2026-11; those that are mostly given or family names are left out. 2 tables and patterns.
import { wordSet } from "../../text/lookup.ts";

/** In the spellings of profiles, lower case without dots. Sorted. */
export const PLACES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`abu dhabi|accra|addis ababa|almaty|amsterdam|ankara|antwerp|athens|auckland|australia|austria|baku|bangalore|bangkok|bangladesh|barcelona|bay area|beijing|beirut|belgium|belgrade|bengaluru|berlin|bogotá|brazil|brisbane|brussels|bucharest|budapest|buenos aires|cairo|canada|cape town|chennai|chicago|copenhagen|croatia|delhi|denmark|dhaka|doha|dubai|dublin|durban|egypt|estonia|ethiopia|finland|germany|ghana|greece|hamburg|hanoi|helsinki|ho chi minh city|hong kong|hungary|hyderabad|indonesia|istanbul|italy|jakarta|japan|johannesburg|kampala|karachi|kathmandu|kazakhstan|kigali|kolkata|kraków|kuala lumpur|kyiv|lagos|lahore|latvia|lisboa|lisbon|lithuania|ljubljana|los angeles|luxembourg|madrid|malaysia|manila|melbourne|mexico|mexico city|montreal|montréal|moscow|mumbai|munich|münchen|nairobi|nepal|netherlands|new delhi|new york|new york city|new zealand|nigeria|norway|osaka|oslo|pakistan|philadelphia|philippines|poland|portugal|prague|praha|pune|qatar|reykjavik|riga|rio de janeiro|riyadh|romania|rotterdam|rwanda|san diego|san francisco|san francisco bay area|sarajevo|saudi arabia|seattle|seoul|serbia|shanghai|silicon valley|singapore|slovakia|slovenia|south africa|south korea|spain|sri lanka|stockholm|sweden|switzerland|são paulo|taipei|taiwan|tallinn|tanzania|tashkent|tbilisi|thailand|the netherlands|tokyo|toronto|turkey|türkiye|uae|uganda|uk|ukraine|united kingdom|united states|usa|uzbekistan|vancouver|vietnam|vilnius|warsaw|warszawa|washington dc|wien|yerevan|zagreb|zurich|zürich`,
);

/** States and provinces behind a town: "Toronto, ON"; those that are post-nominals or words too are left out. */
export const STATES: RegExp =
  /^(?:AB|AK|AL|AR|AZ|BC|CT|FL|GA|IA|ID|IL|IN|KS|KY|MI|MN|NC|NH|NJ|NM|NV|NY|OH|OK|ON|OR|QC|SC|SD|TN|TX|UK|UT|VA|WI|WV|WY)$/u;
