import { expect, test } from "vitest";
import { normalizeCompanyName, splitCompanyName } from "../../../src/matching/index.ts";

test.each([
  ["Northwind Traders, Inc.", "Northwind Traders", "Inc."],
  ["Fischer Maschinenbau GmbH & Co. KG", "Fischer Maschinenbau", "GmbH & Co. KG"],
  ["NOVÁK spol. s r.o.", "NOVÁK", "s.r.o."],
  ["The Harbour Company", "Harbour", "Co."],
  ["Cantiere Verdi S.p.A.", "Cantiere Verdi", "S.p.A."],
  ["Blue Lagoon Spa", "Blue Lagoon Spa", null],
  ["Harbour™ Inc®", "Harbour", "Inc."],
  ["Harbour\u2120 & Sons\u00ae, Ltd.", "Harbour\u2120 & Sons", "Ltd."],
  ["山田電機株式会社", "山田電機", "株式会社"],
  ["(株)山田", "山田", "株式会社"],
  ["한빛전자주식회사", "한빛전자", "주식회사"],
  ["한빛전자 주식회사", "한빛전자", "주식회사"],
  ["㈜한빛", "한빛", "주식회사"],
  ["한빛(주)", "한빛", "주식회사"],
  ["מאפיית הגליל בע״מ", "מאפיית הגליל", 'בע"מ'],
  ['מאפיית הגליל בע"מ', "מאפיית הגליל", 'בע"מ'],
  ["شركة النخيل ذ.م.م.", "النخيل", "شركة ذ.م.م"],
  ["บริษัท ดอกบัว จำกัด (มหาชน)", "ดอกบัว", "บริษัท จำกัด (มหาชน)"],
  ["Anadolu Un A.O.", "Anadolu Un", "A.O."],
  ["Lumen Foods Corp DBA Corner Bakery", "Lumen Foods", "Corp."],
  ["Lumen Foods LLC (d/b/a Corner Bakery)", "Lumen Foods", "LLC"],
  ["Lumen Foods Ltd t/a Corner Bakery", "Lumen Foods", "Ltd."],
  ["Lumen Inc (formerly Corner Bakery Inc)", "Lumen", "Inc."],
  ["The Formerly Company", "Formerly", "Co."],
  ["Bar Aka Ltd", "Bar Aka", "Ltd."],
  ["Lumen TA Foods Ltd", "Lumen TA Foods", "Ltd."],
  ["Formerly Lumen LLC", "Formerly Lumen", "LLC"],
  ["Lumen DBA", "Lumen DBA", null],
  ["PT Sinar Laut Tbk", "Sinar Laut", "PT Tbk"],
  ["Acme (Holdings) Ltd", "Acme (Holdings)", "Ltd."],
  ["Minera Azul S.A.B. de C.V.", "Minera Azul", "S.A. de C.V."],
  ["Skog AB (publ)", "Skog", "AB"],
  ["Fjord Shipping A/S", "Fjord Shipping", "A/S"],
  ["Fjord Shipping AS", "Fjord Shipping", "AS"],
  ["ООО Ромашка", "Ромашка", "LLC"],
  ["QUARRY CORP. DL-,01", "QUARRY", "Corp."],
  ["Studio 54 Ltd", "Studio 54", "Ltd."],
  ["Limited", "Limited", null],
  ["", "", null],
])("%s", (name, core, legalForm) => {
  expect(splitCompanyName(name)).toEqual({ core, legalForm });
});

test.each([
  ["Barnes & Noble, Inc.", "barnes and noble"],
  ["The Björk Company", "bjork"],
  ["A. O. Smith Corporation", "ao smith"],
  ["Macy's", "macys"],
  ["Lumen Foods LLC, doing business as Corner Bakery", "lumen foods"],
  ["Harbour™ Tools\u2120", "harbour tools"],
  ["HarbourTM", "harbourtm"],
  ["™", null],
  ["…", null],
])("comparison form of %s", (name, expected) => {
  expect(normalizeCompanyName(name)).toBe(expected);
});
