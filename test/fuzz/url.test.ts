import { getDomain } from "tldts";
import { expect, test } from "vitest";
import { canonicalHost, normalizeUrl } from "../../src/url/index.ts";
import { pick, seededBelow } from "../seeded-random.ts";

// Written list of differences from `new URL`, which the generator or the reference below leaves out:
// - "xn--" labels: whether one is valid depends on the engine's Unicode version;
// - a comma, semicolon, quote or bracket at the end of the whole text falls away as a sign of the list it came from;
// - spaces behind the slashes are skipped ("http:// acme.com");
// - without a scheme an IPv4 address counts only in its dotted form ("12" is none);
// - a text that starts with one slash is a path, and a word with a colon may be a scheme;
// - the port of ftp, 21, stays, since 80 and 443 are the only ones that fall away.
// `npm run fuzz` sets a million.
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 100_000);
const SEED = 20_261_121;

const SCHEMES: [string, ...string[]] = [
  "",
  "",
  "http://",
  "https://",
  "HTTP://",
  "ws://",
  "wss:",
  "ftp:/",
  "https:\\\\",
  "http:///",
  "//",
];
const USERS: [string, ...string[]] = ["", "", "", "", "jane@", "jane:pw@", "a@b@", ":@", "good.com:80@", "%40@"];
const LABELS: [string, ...string[]] = [
  "www",
  "WWW",
  "acme",
  "Shop",
  "a",
  "b-c",
  "-x",
  "y-",
  "a_b",
  "com",
  "co",
  "uk",
  "org",
  "gov",
  "jp",
  "ck",
  "no",
  "oslo",
  "kawasaki",
  "city",
  "1",
  "0",
  "255",
  "256",
  "0x7f",
  "0X1",
  "010",
  "08",
  "4294967295",
  "0x",
  "127",
  "%41cme",
  "%2e",
  "%25",
  "%00",
  "%2F",
  "a%",
  "",
  "a b",
  "a+b",
  "a!b",
  "a$b",
  "a'b",
  "a^b",
  "a|b",
  "a{b",
  "a[b",
  "a]b",
  "a<b",
  "a\tb",
  "a\u007fb",
  "x".repeat(63),
  "x".repeat(64),
];
const PORTS: [string, ...string[]] = [
  "",
  "",
  "",
  "",
  ":",
  ":80",
  ":443",
  ":8080",
  ":00081",
  ":65535",
  ":65536",
  ":8a",
  ":-1",
  ":1:2",
];
const TAILS: [string, ...string[]] = [
  "",
  "",
  "/",
  "/a",
  "?q=1",
  "#x",
  "/a@b.com",
  "\\@evil.com",
  "/http://evil.com",
  "?@evil.com",
  "#@evil.com",
  "///x",
];
const V6: [string, ...string[]] = [
  "[::1]",
  "[::]",
  "[1::2::3]",
  "[::ffff:1.2.3.4]",
  "[1:2:3:4:5:6:7:8]",
  "[1:2:3:4:5:6:7]",
  "[::1.2.3]",
  "[1:0:0:2:0:0:0:3]",
  "[::00001]",
  "[::1",
  "[fe80::1%25eth0]",
  "[::1]x",
];

const random = seededBelow(SEED);

/** Whether the suffix list finds a registrable domain; hyphens at the ends of labels are no concern of it. */
function listed(host: string): boolean {
  return getDomain(host, { detectIp: false, extractHostname: false, validateHostname: false }) !== null;
}

function randomHost(): string {
  if (random(25) === 0) return pick(random, V6);
  const labels = Array.from({ length: 1 + random(5) }, () => pick(random, LABELS));
  return labels.join(random(30) === 0 ? ".." : ".") + (random(20) === 0 ? "." : "");
}

interface Reference {
  readonly host: string | null;
  readonly site: string | null;
}

/** What `new URL` says, brought into the product's form by the plainest code. */
function reference(scheme: string, text: string): Reference {
  const href = scheme === "" ? `http://${text}` : scheme === "//" ? `http:${text}` : text;
  let url: URL;
  try {
    url = new URL(href);
  } catch {
    return { host: null, site: null };
  }
  const host = url.hostname;
  const repaired = host.startsWith("[")
    ? host
    : host
        .split(".")
        .filter((label) => label !== "")
        .join(".");
  return { host, site: siteOf(repaired, url, !scheme.includes(":") && repaired !== hostAsWritten(text)) };
}

/** The host between user information and port, for the rule on addresses without scheme. */
function hostAsWritten(text: string): string {
  const authority = text.replace(/^\/\//u, "").split(/[/\\?#]/u)[0] ?? "";
  return (authority.slice(authority.lastIndexOf("@") + 1).split(":")[0] ?? "").replaceAll("\t", "");
}

function siteOf(host: string, url: URL, rewritten: boolean): string | null {
  const port = url.port === "" || url.port === "80" || url.port === "443" ? "" : `:${url.port}`;
  if (host.startsWith("[")) return host + port;
  const again = again4(host);
  if (again === null) return null;
  const isAddress = /^[0-9.]+$/u.test(again);
  if (isAddress && rewritten) return null;
  const labels = again.split(".");
  if (labels.length < 2 || again.length > 253 || labels.some((label) => label.length > 63)) return null;
  if (!/^[a-z0-9_.-]+$/u.test(again)) return null;
  let site = again;
  while (!isAddress && site.startsWith("www.") && site.slice(4).includes(".") && listed(site.slice(4)))
    site = site.slice(4);
  return site + port;
}

/** The repaired host once more, since it may have become an address. */
function again4(host: string): string | null {
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return null;
  }
}

test(
  `${RUNS} generated ASCII URLs read as new URL reads them (seed ${SEED})`,
  () => {
    let sites = 0;
    const differences: unknown[] = [];
    for (let i = 0; i < RUNS && differences.length < 5; i++) {
      const scheme = pick(random, SCHEMES);
      const text = scheme + pick(random, USERS) + randomHost() + pick(random, PORTS) + pick(random, TAILS);
      if (scheme === "" && /^[/\\]|^[a-z][a-z0-9+.\t-]*:/iu.test(text)) continue;
      const want = reference(scheme, text);
      const site = normalizeUrl(text);
      if (site !== null) sites++;
      if (site !== want.site) differences.push({ text, site, want: want.site });
      const host = canonicalHost(text);
      if (host !== want.host) differences.push({ text, host, want: want.host });
      if (site !== null && normalizeUrl(site) !== site) differences.push({ text, site, again: normalizeUrl(site) });
    }
    expect(differences).toEqual([]);
    expect(sites).toBeGreaterThan(RUNS / 10);
  },
  20_000 + RUNS / 10,
);

test("www. falls away exactly where the suffix list leaves a registrable domain", () => {
  const suffixes =
    "com co.uk uk ck www.ck jp tokyo.jp chiyoda.tokyo.jp kawasaki.jp city.kawasaki.jp no oslo.no gs.oslo.no us k12.ma.us ma.us com.au edu.au act.edu.au br nom.br it roma.it aero int pro info github.io blogspot.com xn--fiqs8s xn--55qx5d.cn zz 1a".split(
      " ",
    );
  const fronts = ["", "a.", "acme.", "b.acme.", "www.", "www.a."];
  const plain = (host: string): string => {
    let site = host;
    while (site.startsWith("www.") && site.slice(4).includes(".") && listed(site.slice(4))) site = site.slice(4);
    return site;
  };
  const hosts = suffixes
    .flatMap((suffix) => fronts.map((front) => `www.${front}${suffix}`))
    .filter((host) => !host.endsWith(".1a"));
  expect(hosts.map((host) => normalizeUrl(host))).toEqual(hosts.map(plain));
  expect(hosts.map((host) => normalizeUrl(`${host.toUpperCase()}:8080`))).toEqual(
    hosts.map((host) => `${plain(host)}:8080`),
  );
});
