import { describe, expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

const NAME = "Beatrice Harlow";

describe("what stands beside a name on a profile", () => {
  test.each([
    "Beatrice Harlow 🚀",
    "👩🏽‍🔬 Beatrice Harlow 🇺🇸",
    "Beatrice Harlow ™",
    "1️⃣ Beatrice Harlow",
    "❤️ Beatrice Harlow",
    "Beatrice Harlow (she/her)",
    "Beatrice Harlow [they/them]",
    "Beatrice Harlow she/her/hers",
    "Beatrice Harlow (ella)",
    "Beatrice Harlow | Recruiter",
    "Beatrice Harlow • Founder @ Widgets",
    "Beatrice Harlow - We're Hiring",
    "Beatrice Harlow ~ Speaker",
    "Beatrice Harlow | CPA | PMP®",
    "Beatrice Harlow, CPA, PMP",
    "Beatrice Harlow CFA",
    "Beatrice Harlow #OpenToWork",
    "Beatrice Harlow @bharlow",
    "Beatrice Harlow bea@example.com",
    "Beatrice Harlow https://example.com/bea",
    "Beatrice Harlow 📞 555-0100",
    "Beatrice Harlow, Product Manager",
    "Beatrice Harlow ella/la",
    "Beatrice Harlow at Widgets",
    "Beatrice Harlow from Widgets",
    "..::Beatrice Harlow::..",
    "Beatrice Harlow.",
    "HARLOW, BEATRICE.",
    "Dr. Beatrice Harlow.",
    "Ar. Beatrice Harlow",
    "Beatrice Harlow (LION)",
    'Beatrice "Bea" Harlow',
    "Beatrice ''Bea'' Harlow",
    "Beatrice (Bea) Harlow",
    "Beatrice(Bea) Harlow",
    "Beatrice Harlow (née Crane)",
    "Beatrice Harlow née Crane",
    "Dr. Beatrice Harlow",
    "  Beatrice\tHarlow\u200b ",
    "Beatrice\u00a0Harlow\u00ad",
    "𝐁𝐞𝐚𝐭𝐫𝐢𝐜𝐞 𝐇𝐚𝐫𝐥𝐨𝐰",
    "Ｂｅａｔｒｉｃｅ Ｈａｒｌｏｗ",
    "🅱🅴🅰🆃🆁🅸🅲🅴 🅷🅰🆁🅻🅾🆆",
    "ʙᴇᴀᴛʀɪᴄᴇ ʜᴀʀʟᴏᴡ",
    "Bеаtrice Hаrlоw",
    "Beatrice&nbsp;Harlow",
    "CEO | Beatrice Harlow",
    "Beatrice Harlow::::::::::",
    "Name: Beatrice Harlow",
    "Contact: Beatrice Harlow (Primary)",
    "Beatrice Harlow [Inactive]",
    "<b>Beatrice</b> Harlow<br/>",
    "'Beatrice Harlow'",
    "(Beatrice Harlow)",
    "beatrice_harlow",
    "Beatrice Harlow @bea_harlow",
    "Beatrice Harlow (@bea_harlow)",
    "Beatrice Harlow bea_harlow@example.com",
    "Beatrice Harlow beaharlow.dev",
    "Beatrice Harlow in/beaharlow",
    "Beatrice Harlow :palm_tree:",
    "beatrice.harlow",
    "BEATRICE.HARLOW",
    "Beatrice+Harlow",
    "Beatrice Harlow!!!",
    "Hiring! Beatrice Harlow",
    "Beatrice Harlow//Designer",
    "Senior Engineer - Beatrice Harlow",
    "Building in public | Beatrice Harlow",
    "Beatrice Harlow LION",
    "Beatrice Harlow RETIRED",
    "Beatrice Harlow Deceased",
    "Beatrice Harlow 30K+",
    "Beatrice Harlow N/A",
    "Beatrice Harlow¹",
    "Beatrice Harlow†",
    "Beatrice Harlow, Berlin, Germany",
    "Beatrice Harlow, Google",
    "Beatrice Harlow, Geschäftsführer",
    "Beatrice Harlow, US Army",
    "Mr/Mrs Beatrice Harlow",
    "Chef Beatrice Harlow",
    "Dear Beatrice Harlow",
    "BEATRICE HARLOW ETUX",
    "Beatrice Harlow FTSE",
    "Beatrice Harlow MIEAust CPEng",
    "Beatrice Harlow ICF-PCC",
    "Beatrice Harlow, MNSE, COREN Regd.",
    "Beatrice Harlow, PMP Scrum Coach",
    "Beatrice Harlow FRCS(Ed)",
    "Beatrice Harlow MBBS (Hons)",
    "Beatrice Harlow, MD, PhD(c)",
    "Beatrice Harlow PGDM (IIM-K)",
    "Mag.(FH) Beatrice Harlow",
    "Beatrice Harlow/CPA/CFE",
    "Beatrice Harlow MBA'07",
    "Beatrice Harlow (D-OH)",
    "Beatrice Harlow (ex-Widgets)",
    "Beatrice Harlow (Salem, OR)",
    "Beatrice Harlow (Ms.)",
    "(Dr.) Beatrice Harlow",
    'Beatrice Harlow "I help founders tell stories"',
    "Beatrice Harlow (ela/dela)",
    "Beatrice Harlow she / her / hers",
    "Beatrice Harlow she | her",
    "Beatrice Harlow is hiring",
    "Beatrice Harlow ex-Widgets, ex-Gadgets",
    "Beatrice Harlow in cerca di nuove opportunità",
    "Beatrice Harlow, à l'écoute du marché",
    "Beatrice Harlow auf der Suche nach neuen Aufgaben",
    "Beatrice Harlow en búsqueda activa",
    "Beatrice Harlow op zoek naar werk",
    "Beatrice Harlow -- VP Sales, EMEA",
    "Beatrice Harlow…Recruiter",
    "Beatrice Harlow_Digital Marketing",
    "Beatrice Harlow 555-0147 ext. 22",
    "Beatrice Harlow T: +49 (0)89 555 01-23",
    "Kind regards, Beatrice Harlow",
    "Mit freundlichen Grüßen Beatrice Harlow",
    "Cordialement, Beatrice Harlow",
    "Hello my name is BEATRICE HARLOW",
    "i.A. Beatrice Harlow",
    "ppa. Beatrice Harlow",
    "DO NOT CALL - Beatrice Harlow",
    "*** VIP *** Beatrice Harlow",
    "B\u0332e\u0332a\u0332trice Harlow",
    "Beatrice &amp;#72;arlow",
    "Beatrice Harlow ביאטריס הרלו",
    "Beatrice Harlow o.s. Crane",
    "Beatrice Harlow z d. Crane",
    "Professor Emerita Beatrice Harlow",
    "Beatrice Harlow Trustee",
  ])("%s", (input) => expect(normalizePersonName(input)).toBe(NAME));
});

describe("what belongs to the name", () => {
  test.each([
    ["Keola Nahi'ena'ena", "Keola Nahi'ena'ena"],
    ["Sin&eacute;ad O&#39;Hara", "Sinéad O'Hara"],
    ["José Núñez", "José Núñez"],
    ["Иван Сорока", "Иван Сорока"],
    ["Mary-Kate Harlow", "Mary-Kate Harlow"],
    ["∫≜⩕ Harlow", "∫≜⩕ Harlow"],
    ["李 Harlow", "李 Harlow"],
    ["امیر\u200cحسین رستگار", "امیرحسین رستگار"],
    ["Jane ✨ Harlow", "Jane Harlow"],
    ["Jane < Harlow", "Jane"],
    ["Jane Harlow <Amy>", "Jane Harlow"],
    ["'Aisha Harlow", "'Aisha Harlow"],
    ["(he/him)", "(he/him)"],
    ["null null", "null null"],
    ["Trusty Harlow", "Trusty Harlow"],
    ["Beatrice Marie HARLOW", "Beatrice Marie Harlow"],
    ["Jean Claude SCHMIDT", "Jean Claude Schmidt"],
    ["Beatrice Harlow-CRANE", "Beatrice Harlow-Crane"],
    ["Jan KRZAK", "Jan Krzak"],
    ["I.A. Harlow", "I.A. Harlow"],
    ["Kind Regards", "Kind Regards"],
    ["I Am Harlow", "I Am Harlow"],
    ["Ivan A. Шахов", "Ivan A. Шахов"],
    ["Ann Lee_Harlow", "Ann Lee"],
    ["Ann_Lee Harlow", "Ann Lee Harlow"],
    ["Harlow, Beatrice, Ann", "Beatrice Ann Harlow"],
    ["Ana Vargas Pérez, MD, Lucía", "Lucía Ana Vargas Pérez"],
    ["Josh from Widgets", "Josh"],
    ["Anna.de la Cruz", "Anna.de la Cruz"],
    ["Prof.Harlow", "Harlow"],
    ["Quenby: Harlow", "Quenby"],
    ["Quenby Lion", "Quenby Lion"],
    ["Quenby From", "Quenby From"],
    ["Nettron.com Corp.", "Nettron.com Corp."],
    ["Sheila Y Oliver PhD", "Sheila Y Oliver"],
    ["Mr. Duke A. Bennett", "Duke A. Bennett"],
    ["Dr. Phil McGrane", "Phil McGrane"],
    ["Dr. phil. Hans Holm", "Hans Holm"],
    ["Dr phil Hans Holm", "Hans Holm"],
    ["TBD", "TBD"],
    ["DECEASED", "DECEASED"],
  ])("%s", (input, expected) => expect(normalizePersonName(input)).toBe(expected));
});

test("everything left out is reported with its place in the input", () => {
  const input = '🚀 Dr. Beatrice "Bea" HARLOW, PhD (she/her) | Founder';
  const { removed, nickname, credentials } = parsePersonName(input);
  expect(removed.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    "emoji: 🚀",
    "title: Dr.",
    'nickname: "Bea"',
    "credential: PhD",
    "pronouns: (she/her)",
    "tagline: Founder",
  ]);
  for (const { text, start, end } of removed) expect(input.slice(start, end)).toBe(text);
  expect([nickname, credentials]).toEqual(["Bea", ["PhD"]]);
});

test("a birth name is kept apart from the nickname", () => {
  expect(parsePersonName("Beatrice (Bea) Harlow (née Crane)")).toMatchObject({ nickname: "Bea", maiden: "Crane" });
});

test("a birth name beside a joint that joins nothing", () => {
  expect(parsePersonName("& née Àdler")).toMatchObject({ normalized: "Née Àdler", maiden: null });
  expect(parsePersonName("Beatrice Harlow & née Crane")).toMatchObject({
    normalized: "Beatrice Harlow",
    maiden: "Crane",
  });
});

test("a title before two generations is the same on a second pass", () => {
  const once = normalizePersonName("Prof., Jr., III");
  expect(once).toBe("Jr. III");
  expect(normalizePersonName("Jr. III")).toBe(once);
  expect(normalizePersonName("Prof. Harlow, Jr., III")).toBe("Harlow Jr. III");
});

test.each(["Beatrice Harlow Jr.", "Beatrice H.", "Harlow & Sons Corp."])(
  "the dot of an abbreviation stays: %s",
  (text) => expect(normalizePersonName(text)).toBe(text),
);

test("post-nominals with a slash between them are two, and one that has a slash stays whole", () => {
  expect(parsePersonName("Beatrice Harlow MD/PhD").credentials).toEqual(["MD", "PhD"]);
  expect(parsePersonName("Beatrice Harlow, OTR/L").credentials).toEqual(["OTR/L"]);
});

test.each(["Beatrice Harlow (on parental leave)", "Beatrice Harlow (10k followers)", "Beatrice Harlow (@bea)"])(
  "a note in brackets is no nickname: %s",
  (input) => expect(parsePersonName(input)).toMatchObject({ normalized: NAME, nickname: null }),
);
