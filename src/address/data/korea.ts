// Meaning: what the last syllable of a word tells of its part of a Korean address, as patterns, in the order they are tried.
// Source: Korea Post addressing guide; Road Name Address Act (도로명주소법); read 2026-11.

/** City 시, province 도, districts from 구 to 리 and the quarter of a street 가, road 로 or 길. */
export const KOREAN_ENDINGS: readonly (readonly [
  ending: RegExp,
  part: "city" | "state" | "dependentLocality" | "streetName",
])[] = [
  [/.시$/u, "city"],
  [/.도$/u, "state"],
  [/.[구군동읍면리]$|\d가$/u, "dependentLocality"],
  [/.[로길]$/u, "streetName"],
];
