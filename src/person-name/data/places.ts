// Meaning: large cities, states and countries that people write behind their name and a comma.
// Source: general knowledge of places, 2026-11; those that are mostly given or family names are left out. 4 tables and patterns.
import { wordSet } from "../../text/lookup.ts";

/** In the spellings of profiles, lower case without dots. Sorted. */
export const PLACES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`abu dhabi|accra|addis ababa|alabama|alaska|alberta|almaty|amsterdam|ankara|antwerp|arizona|arkansas|athens|auckland|australia|austria|baku|bangalore|bangkok|bangladesh|barcelona|bay area|beijing|beirut|belgium|belgrade|bengaluru|berlin|bogotá|brazil|brisbane|british columbia|brussels|bucharest|budapest|buenos aires|cairo|california|canada|cape town|chennai|chicago|colorado|connecticut|copenhagen|croatia|delaware|delhi|denmark|dhaka|doha|dubai|dublin|durban|egypt|england|estonia|ethiopia|finland|florida|germany|ghana|greece|hamburg|hanoi|hawaii|helsinki|ho chi minh city|hong kong|hungary|hyderabad|idaho|illinois|indonesia|iowa|ireland|istanbul|italy|jakarta|japan|johannesburg|kampala|kansas|karachi|kathmandu|kazakhstan|kentucky|kigali|kolkata|kraków|kuala lumpur|kyiv|lagos|lahore|latvia|lisboa|lisbon|lithuania|ljubljana|los angeles|louisiana|luxembourg|madrid|maine|malaysia|manila|manitoba|maryland|massachusetts|melbourne|mexico|mexico city|michigan|minnesota|mississippi|missouri|montreal|montréal|moscow|mumbai|munich|münchen|nairobi|nebraska|nepal|netherlands|nevada|new brunswick|new delhi|new hampshire|new jersey|new mexico|new south wales|new york|new york city|new zealand|nigeria|north carolina|north dakota|northern ireland|norway|nova scotia|nyc|ohio|oklahoma|ontario|oregon|osaka|oslo|pakistan|pennsylvania|philadelphia|philippines|poland|portugal|prague|praha|puerto rico|pune|qatar|quebec|queensland|québec|reykjavik|rhode island|riga|rio de janeiro|riyadh|romania|rotterdam|rwanda|san diego|san francisco|san francisco bay area|sarajevo|saskatchewan|saudi arabia|scotland|seattle|seoul|serbia|shanghai|silicon valley|singapore|slovakia|slovenia|south africa|south carolina|south dakota|south korea|spain|sri lanka|stockholm|sweden|switzerland|são paulo|taipei|taiwan|tallinn|tanzania|tashkent|tbilisi|tennessee|texas|thailand|the netherlands|tokyo|toronto|turkey|türkiye|uae|uganda|uk|ukraine|united kingdom|united states|usa|utah|uzbekistan|vancouver|vermont|vietnam|vilnius|wales|warsaw|warszawa|washington dc|west virginia|wien|wisconsin|wyoming|yerevan|zagreb|zurich|zürich|île-de-france`,
);

/** "Greater Boston Area", "Salem Metropolitan Area". */
export const METROPOLIS: RegExp = /^greater .* area$|.(?: metro| metropolitan| bay) area$/u;

/** States and provinces behind a town: "Toronto, ON"; those that are post-nominals or words too are left out. */
export const STATES: RegExp =
  /^(?:AB|AK|AL|AR|AZ|BC|CT|FL|GA|IA|ID|IL|IN|KS|KY|MI|MN|NC|NH|NJ|NM|NV|NY|OH|OK|ON|OR|QC|SC|SD|TN|TX|UK|UT|VA|WI|WV|WY)$/u;

/** Cities that are given names as well, which a state behind them tells: "Tarro Pymberg, Salem, OR". Lower case, sorted. */
export const CITIES_ALSO_GIVEN: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "aurora austin charlotte cheyenne clayton columbia dallas dayton denver eugene florence helena houston jackson lincoln london madison orlando phoenix raleigh salem savannah trenton troy tyler",
);
