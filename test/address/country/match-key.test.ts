import { expect, test } from "vitest";
import { parseAddress } from "../../../src/address/index.ts";

const key = (text: string): string | null => parseAddress(text).matchKey;

test.each([
  ["台北市信義區信義路五段7號", "110 臺北市信義區信義路5段7號 89樓"],
  ["上海市浦东新区世纪大道100号", "中国上海浦东新区世纪大道 100 号"],
  ["广东省深圳市南山区科技园南路1号", "深圳市南山区科技园南路1"],
  ["香港彌敦道100號", "香港特別行政區彌敦道100號3樓"],
  ["RR 1, Site 5, Box 12, Harlow SK S0A 0A0", "Box 12 Site 5 R.R. #1 Harlow SK S0A0A0"],
  ["St.-Anna-Str. 6, 80538 München", "Sankt-Anna-Straße 6, 80538 Muenchen"],
  ["4 av. du Mal Foch, 75116 Paris", "4 avenue du Maréchal Foch 75116 PARIS"],
  ["Avda. Dr. Arce 5, 28002 Madrid", "Avenida Doctor Arce, 5, Madrid 28002"],
  ["Bahnhofplatz 4, Postfach, 8021 Zürich", "Bahnhofplatz 4, 8021 Zürich"],
  ["Building C, Suite 204, 18 Kent St, Ryde NSW 2112", "Suite 204, Building C, 18 Kent Street, Ryde NSW 2112"],
  ["Via S. Lucia 12, 80132 Napoli", "Via Santa Lucia 12, 80132 Napoli"],
  ["ul. Lipowa 5, 00-001 Warszawa", "Lipowa 5, 00-001 Warszawa"],
  ["ул. Липовая, д. 5, 125009 Москва", "Липовая 5, 125009 Москва"],
  ["Kirchpl. 5, 80538 München", "Kirchplatz 5, 80538 München"],
  ["Atatürk Blv. No: 12, 35210 İzmir", "Atatürk Bulvarı 12, 35210 İzmir"],
  ["Strada Lunii 5, 010061 București", "Str. Lunii nr. 5, 010061 București"],
  ["12 Tampines Ave 10, Singapore 529757", "12 Tampines Avenue 10, Singapore 529757"],
  ["12 Mt Pleasant, London WC1X 0AA", "12 Mount Pleasant, London WC1X 0AA"],
  ["Fernweg 12 Top 3, 1060 Wien", "Fernweg 12/3, 1060 Wien"],
  ["Fernstraat 12 bus 3, 9000 Gent", "Fernstr. 12/3, B-9000 Gent"],
  ["12 bis rue des Aulnes, 69001 Lyon", "12B rue des Aulnes, 69001 LYON"],
  ["Plaza de España 5, 28013 Madrid", "Pza. España, 5, 28013 Madrid"],
  ["Calle de la Luna 5, 3º B, 28013 Madrid", "C/ Luna 5, 3ºB, 28013 Madrid"],
  ["Avenida Presidente Alder 12, 20010-000 Rio de Janeiro RJ", "Av. Pres. Alder 12, 20010-000 Rio de Janeiro RJ"],
  ["27 Upr Fern St, Leeds LS1 4AB", "27 Upper Fern Street, Leeds LS1 4AB"],
  ["Fern House, Alder Lane, Leeds LS1 4AB", "Fern Hse, Alder Ln, Leeds LS1 4AB"],
  ["Unit 3, Lipa Ind Est, Fern Rd, Leeds LS1 4AB", "Unit 3 Lipa Industrial Estate, Fern Road, Leeds LS1 4AB"],
  ["東京都千代田区丸の内1丁目2番3号", "東京都千代田区丸の内1-2-3"],
  ["Vinohradské nám. 5, 120 00 Praha", "Vinohradské náměstí 5, 120 00 Praha"],
])("%s and %s are one address", (a, b) => {
  expect(key(a)).not.toBeNull();
  expect(key(a)).toBe(key(b));
});

test.each([
  ["RR 1, Site 5, Box 12, Harlow SK S0A 0A0", "RR 2, Site 5, Box 12, Harlow SK S0A 0A0"],
  ["台北市信義區信義路五段7號", "台北市信義區信義路四段7號"],
  ["福建省泉州市安溪县建安路8号", "福建省泉州市德化县建安路8号"],
  ["上海市浦东新区世纪大道100号", "上海市浦东新区世纪大道100弄1号"],
  ["Building C, Suite 204, 18 Kent St, Ryde NSW 2112", "Building D, Suite 204, 18 Kent St, Ryde NSW 2112"],
  ["Sankt-Anna-Str. 6, 80538 München", "Anna-Str. 6, 80538 München"],
  ["12 राम मार्ग, मुंबई 400001", "12 रमा मार्ग, मुंबई 400001"],
  ["4 rue du Général Foy, 75008 Paris", "4 rue du Colonel Foy, 75008 Paris"],
  ["ul. Lipowa 5, 00-001 Warszawa", "al. Lipowa 5, 00-001 Warszawa"],
  ["ул. Ленина 5, Москва", "пр. Ленина 5, Москва"],
  ["Kirchplatz 5, 80538 München", "Kirchstr. 5, 80538 München"],
  ["Fernweg 12/3, 1060 Wien", "Fernweg 123, 1060 Wien"],
  ["Fernweg 12/34, 1060 Wien", "Fernweg 12/3/4, 1060 Wien"],
  ["2/27 Alder Square, Edinburgh EH1 1AA", "227 Alder Square, Edinburgh EH1 1AA"],
  ["Cra. 7 # 12-34, Bogotá", "Cra. 7 # 123-4, Bogotá"],
  ["12 bis rue des Aulnes, 69001 Lyon", "12 ter rue des Aulnes, 69001 Lyon"],
  ["Av. Alder 1200 Piso 3 Depto B, C1043 Buenos Aires", "Av. Alder 1200 Piso 4 Depto B, C1043 Buenos Aires"],
  ["Fern House, Alder Lane, Leeds LS1 4AB", "Lipa House, Alder Lane, Leeds LS1 4AB"],
  ["東京都千代田区丸の内1丁目2番3号", "東京都千代田区丸の内2丁目1番3号"],
  ["12 North Street, London N1 1AA", "12 South Street, London N1 1AA"],
])("%s and %s are two", (a, b) => expect(key(a)).not.toBe(key(b)));

test.each(["Fern House, Alder Lane, Leeds", "Alder Lane, Leeds LS1 4AB"])("%s is too little for a key", (text) => {
  expect(key(text)).toBeNull();
});
