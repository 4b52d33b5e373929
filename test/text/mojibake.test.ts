import fc from "fast-check";
import { expect, test } from "vitest";
import { repairMojibake } from "../../src/text/mojibake.ts";

/** What Windows-1252 has at 80 to 9F; a blank where it has nothing. */
const AT_80 = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/** A text as it looks when its UTF-8 is read as Windows-1252, or as Latin-1. */
function misread(text: string, latin1 = false): string {
  return [...new TextEncoder().encode(text)]
    .map((byte) => {
      const shown = byte >= 0x80 && byte < 0xa0 ? AT_80.charAt(byte - 0x80) : " ";
      return latin1 || shown === " " ? String.fromCharCode(byte) : shown;
    })
    .join("");
}

test.each([
  "José Núñez",
  "Øystein Åse",
  "Österreich, KÖLN",
  "Łódź, Wałęsa",
  "Željko Kovač",
  "Őze Erdős",
  "Şükrü Işık, İzmir",
  "Bucureşti, Iași",
  "Ștefan Țepeșel",
  "Nguyễn Văn Hồ",
  "Straße – O’Hara’s “Inn”",
  "Иван Петров",
  "Μαρία Νικολάου",
  "محمد علي",
  "東京都 山田",
  "홍길동",
  "½ º ª € 🚀",
])("%s is read right again, from either code page and from twice", (text) => {
  for (const latin1 of [false, true]) {
    const once = misread(text, latin1);
    expect(once).not.toBe(text);
    expect(repairMojibake(once)).toBe(text);
  }
});

test("what was misread twice is read twice", () => {
  expect(repairMojibake(misread(misread("García Müller")))).toBe("García Müller");
});

test.each([
  "José Núñez",
  "JOÃO ÂNGELO, BRASÍLIA",
  "“IRMÃ”, „IRMÔ",
  "TUPÃ\u00a0SP",
  "UMEÅ – PITEÅ",
  "”KÄRPÄ”, KÄRPÄ…",
  "«CAFÉ»",
  "BENEŠ, JEŽÍŠ, KŘÍŽ, ŠPAČEK",
  "3×½",
  "“café”…",
  "12Nº 3",
  "Ã",
  "à la ð",
  "\u00e0\u0080\u0080 \u00ed\u00a0\u0080 \u00f0\u0080\u0080\u0080",
])("%s stays", (text) => {
  expect(repairMojibake(text)).toBe(text);
});

test("repairing is idempotent and leaves ASCII alone", () => {
  const units = fc.constantFrom(..."ÂÃÄÅÈÐÎáâãéðœŸŠ©­®±³»¼€™’”–  aZ");
  fc.assert(
    fc.property(fc.array(units, { maxLength: 24 }), (list) => {
      const once = repairMojibake(list.join(""));
      expect(repairMojibake(once)).toBe(once);
    }),
  );
  expect(repairMojibake("Jane Harlow, 12 Elm St")).toBe("Jane Harlow, 12 Elm St");
});
