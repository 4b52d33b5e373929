import { describe, expect, test } from "vitest";
import { INDIC_GENERATIONS, INDIC_SUFFIXES, INDIC_TITLES } from "../../src/person-name/data/titles.ts";
import { indicKey } from "../../src/person-name/hygiene/indic-key.ts";
import { parsePersonName } from "../../src/person-name/index.ts";

describe("words of the scripts of India in Latin letters", () => {
  test.each([
    ["jUnIr", "जूनियर जुनियर ज्युनिअर জুনিয়র ਜੂਨੀਅਰ જુનિયર ଜୁନିଅର ஜூனியர் జూనియర్ ಜೂನಿಯರ್ ജൂനിയര്‍ ജൂനിയർ"],
    ["mntrI", "मंत्री मन्त्री মন্ত্রী ਮੰਤਰੀ મંત્રી మంత్రి ಮಂತ್ರಿ മന്ത്രി"],
    ["srImtI", "श्रीमती শ্ৰীমতী ਸ੍ਰੀਮਤੀ ਸ਼੍ਰੀਮਤੀ శ్రీమతి"],
    ["adks", "अध्यक्ष ಅಧ್ಯಕ್ಷ"],
    ["dks", "दक्ष"],
  ])("%s", (key, words) => {
    for (const word of words.split(" ")) expect([word, indicKey(word)]).toEqual([word, key]);
  });

  test.each(["minister", "министр", "ශ්‍රී", ""])("no key of %j", (word) => {
    expect(indicKey(word)).toBeNull();
  });
});

test("shared words are sorted, unique and in Latin letters", () => {
  for (const table of [INDIC_TITLES, INDIC_GENERATIONS, INDIC_SUFFIXES]) {
    const words = [...table];
    expect(words.length).toBeGreaterThan(8);
    expect(words).toEqual([...new Set(words)].sort());
    expect(words.join("")).toMatch(/^[A-Za-z]+$/u);
  }
});

describe("words that the languages of India share", () => {
  test.each([
    ["मिसेस रीता जोशी", undefined, "मिसेस", "रीता", "जोशी", null],
    ["ક્યાપ્ટન રમેશ પટેલ", "gu", "ક્યાપ્ટન", "રમેશ", "પટેલ", null],
    ["કેપ્ટન રમેશ પટેલ", "gu", "કેપ્ટન", "રમેશ", "પટેલ", null],
    ["प्रधान मंत्री राम जोशी", "hi", "प्रधान मंत्री", "राम", "जोशी", null],
    ["ਰਾਜ ਗਿੱਲ ਸੀਨੀਅਰ", undefined, null, "ਰਾਜ", "ਗਿੱਲ", "ਸੀਨੀਅਰ"],
    ["दक्ष जोशी", "hi", null, "दक्ष", "जोशी", null],
    ["राजकुमार जोशी", "hi", null, "राजकुमार", "जोशी", null],
  ])("%s", (input, locale, title, given, family, generation) => {
    const parsed = parsePersonName(input, locale === undefined ? {} : { locale });
    expect([parsed.title, parsed.given, parsed.family, parsed.generation]).toEqual([title, given, family, generation]);
  });
});
