import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareCompanyNames, comparePersonNames, createMatcher, type FieldKind } from "../../../src/matching/index.ts";

const SEED = 20261122;

describe("one person in two scripts", () => {
  test.each([
    ["김철수", "Kim Chul-soo"],
    ["김철수", "Cheol Su Kim"],
    ["김 철수", "Kim Cheolsu"],
    ["이순신", "Yi Sun-sin"],
    ["남궁민", "Min Namkoong"],
    ["진나라", "Na-ra Jin"],
    ["오세훈", "Oh Se-hoon"],
    ["たなか ひろし", "Hiroshi Tanaka"],
    ["タナカ・ヒロシ", "TANAKA Hiroshi"],
    ["ﾀﾅｶ ﾋﾛｼ", "Hiroshi Tanaka"],
    ["たなかひろし", "Hiroshi Tanaka"],
    ["おおの ゆうこ", "Yuko Ohno"],
    ["محمد علي", "Muhammad Ali"],
    ["عبد الرحمن السيد", "Abdulrahman El-Sayed"],
    ["عبدالرحمن السيد", "Abdul Rahman Alsayed"],
    ["محمد بن سلمان", "Mohammed bin Salman"],
    ["דוד כהן", "David Cohen"],
    ["יעל בן דוד", "Yael Ben-David"],
    ["नरेश यादव", "Naresh Yadav"],
    ["यादव", "Yadav"],
    ["สมชาย ทองดี", "Somchai Thongdee"],
    ["มานะ คำแก้ว", "Mana Khamkaew"],
  ])("%s is %s", (a, b) => {
    const { level, score } = comparePersonNames(a, b);
    expect(score).toBeGreaterThan(0.88);
    expect(score).toBeLessThan(1);
    expect(level).toBe("similar");
    expect(comparePersonNames(b, a)).toEqual({ level, score });
  });

  test.each([
    ["김철수", "C. Kim", "initials"],
    ["משה כהן", "Moses Cohen", "nickname"],
    ["יצחק כהן", "Isaac Cohen", "nickname"],
    ["김철수", "Kim", "subset"],
    ["محمد علي حسن", "Mohamed Hassan", "subset"],
    ["דוד כהן", "David Cohen Levi", "subset"],
    ["김철수", "Kim Young-ho", "family"],
    ["김철수", "Park Chul-soo", "given"],
  ])("%s and %s: %s", (a, b, level) => {
    expect(comparePersonNames(a, b).level).toBe(level);
    expect(comparePersonNames(b, a)).toEqual(comparePersonNames(a, b));
  });

  test.each([
    ["김철수", "Kim Cheol-ho"],
    ["김철수", "Chul Kang"],
    ["たなか ひろし", "Hiroko Tanaka"],
    ["さとう けん", "Ken Saito"],
    ["محمد علي", "Ahmed Ali"],
    ["محمد علي", "Mohammed Saleh"],
    ["דוד כהן", "Dan Cohen"],
    ["नरेश यादव", "Suresh Yadav"],
    ["田中 宏", "Hiroshi Tanaka"],
    ["김철수", "김철호"],
    ["おの", "おおの"],
    ["おの たろう", "おおの たろう"],
  ])("%s is not %s", (a, b) => {
    expect(comparePersonNames(a, b).score).toBeLessThan(0.7);
  });

  test("names that are Arabic, Hebrew or Indian keep their order, Korean and Japanese ones need not", () => {
    const score = (a: string, b: string): number => comparePersonNames(a, b).score;
    expect(score("علي محمد", "Mohammed Ali")).toBeLessThan(score("محمد علي", "Mohammed Ali"));
    expect(score("김철수", "Kim Chulsoo")).toBe(score("김철수", "Chulsoo Kim"));
  });

  test("kana are one script", () => {
    expect(comparePersonNames("たなか ひろし", "タナカ ヒロシ").score).toBeGreaterThan(0.96);
  });
});

test(`symmetric, from 0 to 1, 1 on equals (seed ${SEED})`, () => {
  const word = fc.constantFrom(
    ..."김철수 이 たなか ヒロシ محمد عبد الله דוד כהן राम यादव 田中 Kim Chul-soo Lee Hiroshi Tanaka Mohammed bin al Cohen".split(
      " ",
    ),
  );
  const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
  fc.assert(
    fc.property(name, name, (a, b) => {
      const found = comparePersonNames(a, b);
      expect(found.score).toBeGreaterThanOrEqual(0);
      expect(found.score).toBeLessThanOrEqual(1);
      expect(comparePersonNames(b, a)).toEqual(found);
      expect(comparePersonNames(a, a)).toEqual({ score: 1, level: "exact" });
    }),
    { seed: SEED, numRuns: 500 },
  );
});

/** Persons of one language, in their own script and by one usual spelling. */
const PERSONS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  Korean: crossed(
    ["김 Kim", "박 Park", "정 Chung", "임 Lim", "조 Cho", "장 Jang"],
    ["준영 Joon-young", "미선 Mi-sun", "태희 Tae-hee", "상철 Sang-chul", "은주 Eun-joo", "은지 Eun-ji"],
    (family, given) => family + given,
  ),
  Japanese: crossed(
    ["わだ Wada", "おおき Oki", "こじま Kojima", "ほり Hori", "ごとう Goto", "みやけ Miyake"],
    ["ゆか Yuka", "ゆうか Yuka", "しろう Shiro", "まさと Masato", "ちひろ Chihiro", "じゅん Jun"],
    (family, given) => `${family} ${given}`,
  ),
  Arabic: crossed(
    ["فارس Fares", "النعيمي Al-Nuaimi", "شريف Cherif", "قاسم Kassem", "بدران Badran", "الحسيني El-Husseini"],
    ["سامر Samer", "سمير Samir", "هدى Hoda", "يحيى Yahya", "توفيق Toufic", "زينب Zeinab"],
    (family, given) => `${given} ${family}`,
  ),
  Hebrew: crossed(
    ["שמיר Shamir", "ברגר Berger", "צור Tzur", "אלון Alon", "חזן Hazan", "פלד Peled"],
    ["אורית Orit", "גדעון Gideon", "יואל Yoel", "רותם Rotem", "צבי Zvi", "נטע Neta"],
    (family, given) => `${given} ${family}`,
  ),
};

function crossed(
  families: readonly string[],
  givens: readonly string[],
  write: (family: string, given: string) => string,
): (readonly [string, string])[] {
  return families.flatMap((family) =>
    givens.map((given) => {
      const [[f = "", latinFamily = ""], [g = "", latinGiven = ""]] = [family.split(" "), given.split(" ")];
      return [write(f, g), `${latinGiven} ${latinFamily}`] as const;
    }),
  );
}

test.each(Object.entries(PERSONS))("%s persons are told apart by their spellings", (_, persons) => {
  let missed = 0;
  let wrong = 0;
  for (const [native, spelling] of persons)
    for (const [, other] of persons) {
      const { score } = comparePersonNames(native, other);
      if (other === spelling) missed += score < 0.85 ? 1 : 0;
      else wrong += score < 0.85 ? 0 : 1;
    }
  expect(missed).toBe(0);
  expect(wrong / (persons.length * (persons.length - 1))).toBeLessThan(0.01);
});

test.each([
  ["삼성", "Samsung", "misspelling"],
  ["(주)대우", "Daewoo Co., Ltd.", "misspelling"],
  ["トヨタ", "Toyota", "misspelling"],
  ["المراعي", "Almarai", "misspelling"],
  ["삼성전자", "Samsung Electronics", "similar"],
  ["삼성전자", "Daewoo Electronics", "different"],
  ["三星", "Samsung", "different"],
])("the companies %s and %s: %s", (a, b, level) => {
  expect(compareCompanyNames(a, b).level).toBe(level);
  expect(compareCompanyNames(b, a)).toEqual(compareCompanyNames(a, b));
});

test.each([
  ["person_name", "김철수", "Chul Soo Kim", "most_words"],
  ["person_name", "김철수", "김 철수", "exact"],
  ["person_name", "たなか ひろし", "タナカ ヒロシ", "exact"],
  ["person_name", "田中 宏", "Hiroshi Tanaka", "other_script"],
  ["given_name", "철수", "Chul Soo", "spelled"],
  ["given_name", "محمد", "Mohammed Amin", "part"],
  ["given_name", "철수", "Young Ho", "different"],
  ["given_name", "哲洙", "Chul Soo", "other_script"],
  ["given_name", "太郎", "Taro", "other_script"],
  ["given_name", "王 Wei", "Wei Ming", "part"],
  ["given_name", "明华", "志强", "different"],
  ["family_name", "王", "Wang", "other_script"],
  ["family_name", "박", "Park", "spelled"],
  ["company_name", "삼성", "Samsung", "most_words"],
  ["company_name", "三星", "Samsung", "other_script"],
  ["place", "서울", "Seoul", "close"],
  ["place", "תל אביב", "Tel Aviv", "close"],
  ["place", "부산", "Seoul", "different"],
  ["place", "東京", "Tokyo", "other_script"],
  ["place", "東京", "大阪", "different"],
] as const)("the field %s finds %s and %s: %s", (kind: FieldKind, a, b, level) => {
  const matcher = createMatcher<string>({
    fields: [{ name: "value", compare: kind, get: (row) => row }],
    blocking: [],
  });
  for (const rows of [
    [a, b],
    [b, a],
  ])
    expect(matcher.duplicates(rows).explain(0, 1)?.evidence[0]?.level).toBe(level);
});

test.each([
  [["明", "王"], ["Ming", "Wang"], 0],
  [["明", "王"], [null, "Wang"], 0],
  [["明", "王"], ["志强", "李"], -10],
] as const)("the names %s and %s give at most %d bits", (a, b, most) => {
  const matcher = createMatcher<readonly (string | null)[]>({
    fields: [{ name: "name", compare: "given_family", get: (row) => row }],
    blocking: [],
  });
  for (const { weight } of [matcher.compare(a, b), matcher.compare(b, a)])
    if (most === 0) expect(weight).toBe(0);
    else expect(weight).toBeLessThan(most);
});
