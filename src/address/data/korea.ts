// Meaning: what the last syllable of a word tells of its part of a Korean address, as patterns, in the order they are tried.
// Source: Korea Post addressing guide; Road Name Address Act (도로명주소법); read 2026-11. 5 tables.
import { wordSet } from "../../text/lookup.ts";

/** City 시 and the county 군 that has none, province 도, districts from 구 to 리 and the quarter of a street 가, road 로 or 길. */
export const KOREAN_ENDINGS: readonly (readonly [
  ending: RegExp,
  part: "city" | "state" | "dependentLocality" | "streetName",
])[] = [
  [/.[시군]$/u, "city"],
  [/.도$/u, "state"],
  [/.[구군동읍면리]$|\d가$/u, "dependentLocality"],
  [/.[로길]$/u, "streetName"],
];

/** Metropolitan cities and provinces by their short names, in front of an address. */
export const KOREAN_CITIES: ReadonlySet<string> = /* @__PURE__ */ wordSet("광주 대구 대전 부산 서울 세종 울산 인천");
export const KOREAN_PROVINCES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "강원 경기 경남 경북 전남 전북 제주 충남 충북",
);

/** What stands before or around a postal code: (우), 우편번호, (08826), (609-735). */
export const CODE_SIGN: RegExp = /\(우\)|우\)|우편번호[: ]?|\((?:우 ?)?(\d{5}|\d{3}-\d{3})\)/u;

/** A street before a number that is glued to it: 관악로1, 종로3길17; but 을지로3가. */
export const GLUED_NUMBER: RegExp = /([로길])(?=\d{1,5}(?:-\d{1,4})?(?:[ ,(]|$))/u;
