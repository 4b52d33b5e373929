import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_PLATFORMS, parseProfileUrl, profileUrlKey } from "../../src/url/index.ts";

const RUNS = { seed: 33, numRuns: 10_000 };

interface Example {
  readonly input: string;
  /** Kind and handle; null when the address shows no profile. */
  readonly expected: readonly [string, string] | null;
}

const examples = (name: string): Example[] =>
  readFileSync(join(import.meta.dirname, "profile", `${name}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((line): Example => JSON.parse(line));

describe.each(Object.keys(DEFAULT_PLATFORMS))("%s", (name) => {
  test.each(examples(name))("$input", ({ input, expected }) => {
    const profile = parseProfileUrl(input);
    expect(profile === null ? null : [profile.kind, profile.handle]).toEqual(expected);
    if (profile !== null) expect(profile.platform).toBe(name);
  });
});

const everyExample = Object.keys(DEFAULT_PLATFORMS)
  .flatMap(examples)
  .map(({ input }) => input);

test("the canonical URL of a profile shows the same profile", () => {
  for (const input of everyExample) {
    const profile = parseProfileUrl(input);
    if (profile !== null) expect(parseProfileUrl(profile.url)).toEqual(profile);
  }
});

test("impostors have no profile", () => {
  const frames = [
    (u: string) => `https://${u.replace(".com/", ".com.evil.example/")}`,
    (u: string) => `https://not${u}`,
    (u: string) => `https://${u.replace("/", "@evil.example/")}`,
    (u: string) => `https://evil.example/${u}`,
    (u: string) => `https://evil.example/?u=https://${u}`,
    (u: string) => `https://evil.example#${u}`,
    (u: string) => `https://evil.example\\@${u}`,
    (u: string) => `https://${u.replace(".com/", ".com%2eevil.example/")}`,
    (u: string) => `https://${u.replace("/", ":8443/")}`,
    (u: string) => `ftp.${u}`,
    (u: string) => `javascript://${u}`,
    (u: string) => `https://${u.replace(".com/", ".co/")}`,
  ];
  for (const { url } of everyExample.map((input) => parseProfileUrl(input)).filter((profile) => profile !== null))
    for (const frame of frames) expect([frame(url), parseProfileUrl(frame(url))]).toEqual([frame(url), null]);
});

test("another table takes the place of the default one", () => {
  const platforms = {
    code: {
      hosts: ["github.com"],
      subdomains: ["www"],
      localeSubdomains: false,
      prefixes: [],
      paths: [{ path: "{handle}", kind: "user" as const }],
      reserved: ["login"],
      handlePattern: "dotted" as const,
      caseSensitiveIds: [],
      canonical: { user: "" },
    },
  };
  expect(parseProfileUrl("https://www.github.com/Octo-Cat/repo", { platforms })).toEqual({
    platform: "code",
    kind: "user",
    handle: "octo-cat",
    url: "github.com/octo-cat",
  });
  expect(parseProfileUrl("https://github.com/login", { platforms })).toBeNull();
  expect(parseProfileUrl("https://linkedin.com/in/jane", { platforms })).toBeNull();
});

test.each([
  ["https://de.linkedin.com/in/Jane-Doe/", "linkedin.com/in/jane-doe"],
  ["https://www.Example.org/People/Jane/?tab=1#top", "example.org/People/Jane"],
  ["http://EXAMPLE.org:8080/a//", "example.org:8080/a"],
  ["linkedin.com/in/o'neil!(a)*", "linkedin.com/in/o%27neil%21%28a%29%2A"],
  ["linkedin.com/in/j\u00fcrg-\u{1f600}", "linkedin.com/in/j%C3%BCrg-%F0%9F%98%80"],
  ["youtube.com/@live", "youtube.com/@live"],
  ["youtube.com/live", null],
  ["linkedin.com/pub/jane/0/1/2", "linkedin.com/in/jane-002001"],
  ["linkedin.com/pub/jane/1/2/3", "linkedin.com/in/jane-0030021"],
  ["linkedin.com/in/jane%FF", null],
  ["linkedin.com/in/jane%0Adoe", null],
  ["linkedin.com/in/jane%2Fdoe", null],
  ["linkedin.com/in/jane%7Cdoe", null],
  ["linkedin.com/in/jane~doe", "linkedin.com/in/jane~doe"],
  [`linkedin.com/in/${"a".repeat(250)}`, `linkedin.com/in/${"a".repeat(250)}`],
  [`linkedin.com/in/${"a".repeat(251)}`, null],
  ["linkedin.com:443/in/jane", "linkedin.com/in/jane"],
  ["http://www.linkedin.com:80/in/jane", "linkedin.com/in/jane"],
  ["example.org/a\\", "example.org/a"],
  ["example.org/a;?x=1", "example.org/a"],
  ["example.org/a /;/", "example.org/a"],
  ["example.org/a;b", "example.org/a;b"],
  ["example.org", "example.org"],
  ["example.org?x=1", "example.org"],
  ["https://www.linkedin.com/feed/", null],
  ["n/a", null],
  [null, null],
])("key of %s is %s", (value, expected) => {
  expect(profileUrlKey(value as string)).toBe(expected);
});

const piece = fc.oneof(
  fc.constantFrom(
    "in",
    "pub",
    "company",
    "channel",
    "user",
    "c",
    "pages",
    "people",
    "profile.php?id=12",
    "@",
    "%C3%A9",
    "%zz",
    "%2F",
    "İ",
    "ACoAA".padEnd(39, "x"),
    "UC".padEnd(24, "y"),
    "..",
    "#!",
  ),
  fc.string({ unit: "grapheme", maxLength: 8 }),
);
const profileText = fc
  .tuple(
    fc.constantFrom("", "https://", "//"),
    fc.constantFrom("", "www.", "de.", "fr-fr.", "m.", "evil."),
    fc.constantFrom(
      "linkedin.com",
      "facebook.com",
      "instagram.com",
      "x.com",
      "twitter.com",
      "youtube.com",
      "vimeo.com",
      "example.org",
    ),
    fc.array(piece, { maxLength: 5 }),
  )
  .map(([scheme, sub, host, pieces]) => `${scheme}${sub}${host}/${pieces.join("/")}`);

test("idempotent and bounded; a key is its own key", () => {
  fc.assert(
    fc.property(profileText, (value) => {
      const profile = parseProfileUrl(value);
      if (profile !== null) {
        expect(parseProfileUrl(profile.url)).toEqual(profile);
        expect(parseProfileUrl(`HTTPS://WWW.${profile.url}/?x=1#y`)).toEqual(profile);
        expect(profile.url).toMatch(/^[a-z]+\.com\/[A-Za-z0-9%@._~/-]+$/u);
        expect(profile.url.length).toBeLessThanOrEqual(9 * value.length + 64);
      }
      const key = profileUrlKey(value);
      if (key !== null) expect(profileUrlKey(key)).toBe(key);
    }),
    RUNS,
  );
});

test("a percent-encoded handle is nine times as long at most", () => {
  const url = `linkedin.com/in/${"\u5f20".repeat(60)}`;
  expect(parseProfileUrl(url)?.url.length).toBe("linkedin.com/in/".length + 9 * 60);
});

test("any value is answered with a profile or null", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const profile = parseProfileUrl(value as string);
      expect(profile === null || typeof profile.url === "string").toBe(true);
    }),
    RUNS,
  );
});
