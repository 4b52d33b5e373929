import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { companyDomain, normalizeUrl, parseUrl, registrableDomain } from "../../src/url/index.ts";
import { scanHost } from "../../src/url/scan-host.ts";

const SEED = 5;
const RUNS = { seed: SEED, numRuns: 10_000 };

test("unicode shows A-labels decoded", () => {
  expect(normalizeUrl("xn--bckerei-5wa.example:81", { unicode: true })).toBe("bäckerei.example:81");
  expect(normalizeUrl("acme.co.uk》/x", { unicode: true })).toBe("acme.co.xn--uk-k23a");
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
