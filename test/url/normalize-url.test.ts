import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { companyDomain, normalizeUrl, parseUrl, registrableDomain } from "../../src/url/index.ts";
import { scanHost } from "../../src/url/scan-host.ts";

const SEED = 5;
const RUNS = { seed: SEED, numRuns: 10_000 };

test.each([
  // scheme, path, query, fragment, user information
  ["HTTPS://www.Brightline-Dental.com/about?x=1#team", "brightline-dental.com"],
  ["brightline-dental.com", "brightline-dental.com"],
  ["//cdn.brightline.example/lib.js", "cdn.brightline.example"],
  ["ftp://files.brightline.example/pub", "files.brightline.example"],
  ["http:\\\\brightline.example\\x", "brightline.example"],
  ["https:brightline.example", "brightline.example"],
  ["jane:secret@brightline.example", "brightline.example"],
  ["https://good.example\\@evil.example/", "good.example"],
  ["https://good.example@evil.example/", "evil.example"],
  // www.
  ["www.www.brightline.com", "brightline.com"],
  ["www.com", "www.com"],
  ["www.gov.uk", "www.gov.uk"],
  ["www.ck", "www.ck"],
  ["WWW.Wordpress.com", "wordpress.com"],
  ["www2.brightline.com", "www2.brightline.com"],
  ["wwwbrightline.com", "wwwbrightline.com"],
  ["w-ww.brightline.com", "w-ww.brightline.com"],
  ["www.wy7.brightline.com", "wy7.brightline.com"],
  ["a.www.brightline.com", "a.www.brightline.com"],
  ["www.www.gov.uk", "www.gov.uk"],
  ["www.info.edu.au", "info.edu.au"],
  ["www.act.edu.au", "www.act.edu.au"],
  ["www.pvt.k12.ma.us", "www.pvt.k12.ma.us"],
  ["www.bright--line.com", "bright--line.com"],
  ["br--line.com", "br--line.com"],
  // ports
  ["brightline.com:8080/x", "brightline.com:8080"],
  ["http://brightline.com:443", "brightline.com"],
  ["https://brightline.com:80/", "brightline.com"],
  ["Www.Brightline.Com:8080#x", "brightline.com:8080"],
  ["brightline.com:00081", "brightline.com:81"],
  ["brightline.com:8080\\x", "brightline.com:8080"],
  ["brightline.com:", "brightline.com"],
  ["brightline.com:65536", null],
  ["brightline.com:http", null],
  // dots
  ["http://..brightline..com..", "brightline.com"],
  ["http://./", null],
  // paste marks
  ["  <https://brightline.com>,", "brightline.com"],
  ["“www.brightline.com”", "brightline.com"],
  ["„www.brightline.de“", "brightline.de"],
  ["»brightline.de«", "brightline.de"],
  ["‹brightline.ch›,", "brightline.ch"],
  ["「brightline.jp」", "brightline.jp"],
  ["brightline.com”", "brightline.com"],
  ["(„brightline.de“)", "brightline.de"],
  ["„", null],
  [",,", null],
  ["o’brightline.com", "xn--obrightline-oi3f.com"],
  ["brightline.com\tother.example", null],
  ["brightline.com,\nother.example", null],
  ["\ufeffbrightline.com\u200b", "brightline.com"],
  ["bright\tline\r\n.com", "brightline.com"],
  ["http:// www.brightline.com", "brightline.com"],
  ["htttp://brightline.com", "brightline.com"],
  ["://brightline.com/x", "brightline.com"],
  ["shttps://brightline.com", "brightline.com"],
  ["stp:brightline.com", null],
  ["httpr://brightline.com", null],
  ["a.http://brightline.com", null],
  ["gopher://brightline.com", null],
  ["bright line.com", null],
  ["http://brightline.comhttp://brightline.com", null],
  ["http://brightline.com:///about", "brightline.com"],
  ["https://jane@1:///x", "0.0.0.1"],
  ["www.brightline.comHTTPS://www.other.example/a", null],
  ["http://brightline.com/a?u=xhttp://other.example", "brightline.com"],
  ["http://brightline.com:/a//b", "brightline.com"],
  ["“brightline.com", "brightline.com"],
  ["'https://www.brightline.com/", "brightline.com"],
  ["[brightline.com", null],
  ["https://http://www.brightline.com/x", "brightline.com"],
  ["www.Https://brightline.com", "brightline.com"],
  ["https://brightline.com/http://other.example", "brightline.com"],
  ["http://http.brightline.com", "http.brightline.com"],
  ["brightline.com\nhttps://other.example/", null],
  ["www.brightline\n.com", "brightline.com"],
  ["sub.bright\nline", "sub.brightline"],
  ["brightline.com brightline.net", null],
  // not a site
  ["n/a", null],
  ["-", null],
  ["none", null],
  ["localhost:3000", null],
  ["https//brightline.com", null],
  ["/about/us", null],
  ["mailto:jane@brightline.com", null],
  ["tel:+12125550123", null],
  ["javascript:alert(1)", null],
  ["", null],
  // international names
  ["https://Bäckerei.example/", "xn--bckerei-5wa.example"],
  ["xn--bckerei-5wa.example", "xn--bckerei-5wa.example"],
  ["straße.example", "xn--strae-oqa.example"],
  ["ｂｒｉｇｈｔ。ｃｏｍ", "bright.com"],
  ["xn--a.example", null],
  ["good.example\u202e.com", null],
  ["good.example／x.evil.example", null],
  ["good％2eexample.com", null],
  // addresses
  ["http://0x7f.1/", "127.0.0.1"],
  ["http://①②⑦.0.0.1", "127.0.0.1"],
  ["192.168.1.10:8080", "192.168.1.10:8080"],
  ["http://[2001:DB8:0:0::1]:8443/", "[2001:db8::1]:8443"],
  ["http://256.1.1.1", null],
  ["12", null],
  ["2.5", null],
  // lengths
  [`${"a".repeat(63)}.com`, `${"a".repeat(63)}.com`],
  [`${"a".repeat(64)}.com`, null],
  [`${"abcdefg.".repeat(31)}abcde`, `${"abcdefg.".repeat(31)}abcde`],
  [`${"abcdefg.".repeat(31)}abcdef`, null],
] as const)("%j is %j", (value, expected) => {
  expect(normalizeUrl(value)).toBe(expected);
});

test("unicode shows A-labels decoded", () => {
  expect(normalizeUrl("xn--bckerei-5wa.example:81", { unicode: true })).toBe("bäckerei.example:81");
});

test("the cap counts UTF-16 units and is the caller's to raise", () => {
  const long = `brightline.com/${"a".repeat(5000)}`;
  expect(normalizeUrl(long)).toBeNull();
  expect(normalizeUrl(long, { maxLength: 6000 })).toBe("brightline.com");
  expect(normalizeUrl("brightline.com", { maxLength: 5 })).toBeNull();
});

const label = fc
  .stringMatching(/^[a-z0-9]([a-z0-9]{0,8}|[a-z0-9-]{0,5}[a-z0-9])$/u)
  .filter((text) => !text.includes("--"));
const host = fc
  .tuple(fc.array(label, { minLength: 1, maxLength: 4 }), fc.constantFrom("com", "de", "co.uk", "example", "jp"))
  .map(([labels, suffix]) => `${labels.join(".")}.${suffix}`)
  .filter((text) => text.length < 200);
const webText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc
    .tuple(
      fc.constantFrom("", "http://", "//", "https:"),
      fc.string({ unit: fc.constantFrom(..."aé.-:/@[]%0xXn١א\u200dß。\u0301".split("")) }),
    )
    .map((parts) => parts.join("")),
  host,
);

describe("long texts", () => {
  const options = { maxLength: 1 << 20 };
  const label = "a".repeat(59);
  const run = "Ab".repeat(50_000);
  test.each([
    [`https://www.acme.com/${run}`, "acme.com"],
    [`HTTPS://WWW.ACME.COM?${run}`, "acme.com"],
    [`${run}@acme.com`, "acme.com"],
    [`http://${run}:${run}@acme.com/${run}`, "acme.com"],
    [`${'"'.repeat(50_000)}acme.com${'"'.repeat(50_000)}`, "acme.com"],
    [`${"(<".repeat(50_000)}acme.com${">)".repeat(50_000)}`, "acme.com"],
    [`${"«".repeat(50_000)}acme.com${"»".repeat(49_999)}`, "acme.com"],
    [`${" \t".repeat(50_000)}acme\n.com${"\n;".repeat(50_000)}`, "acme.com"],
    [`acme.com/${"\t".repeat(50_000)}x`, "acme.com"],
    [`acme.com/${"\u0130".repeat(50_000)}`, "acme.com"],
    ["\u0130".repeat(50_000), null],
    ["a.".repeat(50_000), null],
    [`https://www.${label}.com:65535/${run}`, `${label}.com:65535`],
    [`https://www.${label.toUpperCase()}.com:65535`, `${label}.com:65535`],
    [`https://www.a${label}.com:65535/x`, `a${label}.com:65535`],
    [`https://${"b.".repeat(90)}com:8080/x`, `${"b.".repeat(90)}com:8080`],
    [`http://${run}http://acme.com`, null],
    [`http://${"a.".repeat(60)}com?http://acme.com`, `${"a.".repeat(60)}com`],
    [`${run}#http://acme.com`, null],
    [`http:///${"/".repeat(50_000)}acme.com`, "acme.com"],
    [`http://http://acme.com/http://${run}`, "acme.com"],
  ])("case %$", (value, expected) => {
    expect(normalizeUrl(value, options)).toBe(expected);
  });
});

describe(`properties (seed ${SEED})`, () => {
  test("total over any value", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const answer = normalizeUrl(value as string);
        expect(answer === null || typeof answer === "string").toBe(true);
        expect(parseUrl(value as string).normalized).toBe(answer);
      }),
      RUNS,
    );
  });

  test("idempotent, bounded and of one shape", () => {
    fc.assert(
      fc.property(webText, (value) => {
        const answer = normalizeUrl(value);
        if (answer === null) return;
        expect(normalizeUrl(answer)).toBe(answer);
        expect(answer).toMatch(/^(([a-z0-9_-]+\.)+[a-z0-9_-]+|\[[0-9a-f:]+\])(:[0-9]+)?$/u);
        expect(answer.length).toBeLessThanOrEqual(3 * value.length + 64);
      }),
      RUNS,
    );
  });

  test("the plain scan and the full parser answer alike", () => {
    fc.assert(
      fc.property(
        host,
        fc.constantFrom("", "http://", "https://"),
        fc.constantFrom("", "www.", "www.www."),
        fc.constantFrom(
          "",
          "/",
          "?q",
          "#f",
          ":80",
          ":443/",
          ":8080?",
          ":65535",
          ":65536",
          ":080",
          ":",
          ":8a",
          ":81@x.de",
        ),
        (name, scheme, www, tail) => {
          const text = `${scheme}${www}${name}${tail}`;
          const site = scanHost(text, "site");
          if (site === null) return;
          expect(scanHost(text, "host")).toBe(www + name);
          expect(site).toBe(normalizeUrl(` ${text}`));
          expect(parseUrl(text)).toEqual(parseUrl(` ${text}`));
        },
      ),
      RUNS,
    );
  });

  test("scheme, user, path, case, trailing dot and www. do not count", () => {
    fc.assert(
      fc.property(
        host,
        fc.constantFrom("http://", "https://", "//", "HTTP:\\\\"),
        fc.constantFrom("", "jane@", "a:b@"),
        fc.constantFrom("", "/", "/a@b", "?x", "#y"),
        (name, scheme, user, tail) => {
          const key = normalizeUrl(name);
          for (const form of [name.toUpperCase(), `${name}.`, `www.${name}`, `WWW.www.${name}`])
            if (registrableDomain(name) !== null) expect(normalizeUrl(scheme + user + form + tail)).toBe(key);
        },
      ),
      RUNS,
    );
  });

  test("a site and its key have the same company domain, which ends the host", () => {
    fc.assert(
      fc.property(webText, (value) => {
        const key = normalizeUrl(value);
        if (key === null || value.includes("@")) return;
        const domain = companyDomain(value);
        expect(companyDomain(key)).toBe(domain);
        if (domain !== null)
          expect(parseUrl(value).host).toMatch(new RegExp(`(^|\\.)${domain.replaceAll(".", "\\.")}$`, "u"));
      }),
      RUNS,
    );
  });
});
