import { expect, test } from "vitest";
import { parseAddress } from "../../../src/address/index.ts";

/** The provinces and autonomous regions of GB/T 2260 with their endings. */
const PROVINCES = `河北省 山西省 辽宁省 吉林省 黑龙江省 江苏省 浙江省 安徽省 福建省 江西省 山东省 河南省 湖北省 湖南省 广东省 海南省 四川省
贵州省 云南省 陕西省 甘肃省 青海省 内蒙古自治区 广西壮族自治区 西藏自治区 宁夏回族自治区 新疆维吾尔自治区`;
const CITIES = { CN: "北京 天津 上海 重庆", HK: "香港 九龍 九龙 新界", MO: "澳門 澳门" };

test.each(PROVINCES.split(/\s/u))("%s is a province, with its ending or without", (full) => {
  for (const state of [full, full.replace(/省|(?:维吾尔|壮族|回族)?自治区/u, "")]) {
    const { components } = parseAddress(`${state}某某市人民路8号`);
    expect(components).toMatchObject({ state, city: "某某市", streetName: "人民路", primaryNumber: "8号" });
  }
});

test("a city that has the name of its province is the city", () => {
  expect(parseAddress("吉林市船营区解放中路1号").components).toMatchObject({ state: null, city: "吉林市" });
  expect(parseAddress("吉林省吉林市解放中路1号").components).toMatchObject({ state: "吉林省", city: "吉林市" });
});

test.each(Object.entries(CITIES).flatMap(([country, names]) => names.split(" ").map((name) => [name, country])))(
  "%s is a city of %s, also without its ending",
  (name, country) => {
    const parsed = parseAddress(`${name}中山路8号`);
    expect(parsed.country).toBe(country);
    expect(parsed.components).toMatchObject({ city: name, streetName: "中山路", primaryNumber: "8号" });
  },
);
