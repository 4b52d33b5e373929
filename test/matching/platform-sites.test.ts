import { describe, expect, test } from "vitest";
import { createCompanyIndex, createCompanyResolver, encodeCompany } from "../../src/matching/index.ts";
import { domainKey } from "../../src/matching/site-keys.ts";
import { company } from "./records.ts";

test.each([
  ["facebook.com", "facebook.com"],
  ["https://www.facebook.com/", "facebook.com"],
  ["https://www.facebook.com/wrenpizza", null],
  ["sites.google.com/view/wren", null],
  ["https://www.yahoo.com/news", "yahoo.com"],
  ["https://www.yahoo.com/@news", "yahoo.com"],
  [" //facebook.com", "facebook.com"],
  ["facebook.com\\wrenpizza", null],
  ["ann@gmail.com", null],
  ["mailto:ann@gmail.com", null],
  ["ann@wren.example", "wren.example"],
  ["https://wren.example/menu?x=1", "wren.example"],
  ["wren.myshopify.com/cart", "wren.myshopify.com"],
])("%s stands for the company at %s", (address, domain) => {
  expect(domainKey(address)).toBe(domain);
});

describe("companies with nothing but a page on a platform", () => {
  const onPlatform = (name: string, page: string, city: string) => ({
    ...company({ name, city, country_code: "US" }),
    domain: null,
    website_url: `https://www.facebook.com/${page}`,
    description: "wood fired pizza and pasta",
  });
  const wren = onPlatform("Wren Pizza", "wrenpizza", "Austin");
  const other = onPlatform("Wren Pizza", "wrenpizzareno", "Reno");
  const elm = onPlatform("Elm Pizza", "elmpizza", "Austin");
  const platform = { ...company({ name: "Facebook", domain: "facebook.com" }) };

  test("are companies of their own, and not the platform", () => {
    const resolver = createCompanyResolver([wren, other, elm, platform]);
    const found = resolver.resolve({ name: "Wren Pizza" });
    expect(found.candidates).toHaveLength(2);
    expect(found.confidence).toBe(44);
    expect(resolver.resolve({ domain: "facebook.com" }).company?.name).toBe("Facebook");
    expect(resolver.resolve({ domain: "https://www.facebook.com/nobody" }).company).toBeNull();
  });

  test("are lookalikes of each other", () => {
    expect(encodeCompany(wren).identities).toEqual(["name wrenpizza"]);
    const similar = createCompanyIndex([wren, other, elm, platform]).similar(wren);
    expect(similar.map((found) => found.company.name)).toContain("Elm Pizza");
  });
});
