import fc from "fast-check";
import { expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { FREEMAIL_DOMAINS } from "../../src/url/data/freemail.ts";
import {
  AUTHORITY_DOMAINS,
  LISTING_SITES,
  REGISTRY_DOMAINS,
  SHARED_PATHS,
  SHARED_SITES,
  TENANT_DOMAINS,
  TENANT_PAGES,
} from "../../src/url/data/hosted-platforms.ts";
import { MAILBOX_SCHEMES } from "../../src/url/data/mailbox-schemes.ts";
import { DEFAULT_PLATFORMS } from "../../src/url/data/platforms.ts";
import { SCRIPT_BLOCKS } from "../../src/url/data/scripts.ts";
import { PUBLIC_SUFFIX_LIST_VERSION, SUFFIX_MASKS } from "../../src/url/data/suffix-masks.ts";
import { companyDomain, isFreemailDomain, normalizeUrl, parseUrl, registrableDomain } from "../../src/url/index.ts";

test.each([
  ["https://www.brightline.co.uk/x", "brightline.co.uk"],
  ["jane@mail.brightline.com", "brightline.com"],
  ["brightline.com.", "brightline.com"],
  ["brightline.github.io", "github.io"],
  ["a.b.unknown-tld", "b.unknown-tld"],
  ["www.ck", "www.ck"],
  ["co.uk", null],
  ["com", null],
  ["127.0.0.1", null],
  ["http://[::1]/", null],
  [".brightline.com", null],
  ["a..brightline.com", null],
  ["http://xn--a.brightline.com", "brightline.com"],
  ["食狮.公司.cn", "xn--85x722f.xn--55qx5d.cn"],
  ["mailto:jane@brightline.com", null],
  ["_dmarc.brightline.com", "brightline.com"],
  ["brightline.com)", null],
  ["jane@brightline.com,/x", null],
])("registrable domain of %s is %s", (value, expected) => {
  expect(registrableDomain(value)).toBe(expected);
});

test("the private section is an option", () => {
  expect(registrableDomain("brightline.github.io", { allowPrivateDomains: true })).toBe("brightline.github.io");
  expect(registrableDomain("github.io", { allowPrivateDomains: true })).toBeNull();
});

test.each([
  ["https://shop.brightline.co.uk:8443/en", "brightline.co.uk"],
  ["Jane Doe <jane@mail.brightline.com>", "brightline.com"],
  ["mailto:jane@brightline.com?subject=x", "brightline.com"],
  ["jane@bäckerei.example", "xn--bckerei-5wa.example"],
  // private suffixes and platforms: the tenant's own address, or the platform's
  ["https://brightline.github.io/docs", "brightline.github.io"],
  ["https://blog.brightline.wordpress.com", "brightline.wordpress.com"],
  ["www.wordpress.com", "wordpress.com"],
  ["www.blogspot.com", "blogspot.com"],
  ["myshopify.com", "myshopify.com"],
  ["brightline.myshopify.com", "brightline.myshopify.com"],
  ["poststelle@bfdi.bund.de", "bfdi.bund.de"],
  ["www.bund.de", "bund.de"],
  ["jane@brightline.onmicrosoft.com", "brightline.onmicrosoft.com"],
  ["jane@brightline.mail.onmicrosoft.com", "brightline.mail.onmicrosoft.com"],
  ["brightline.web.fc2.com/shop", "brightline.web.fc2.com"],
  ["brightline.blogspot.de", "brightline.blogspot.de"],
  ["brightline.fc2.com", "brightline.fc2.com"],
  ["jane@teachable.com", "teachable.com"],
  // pages of somebody else, mailboxes of anybody
  ["https://www.google.com/maps/place/brightline", null],
  ["GOOGLE.com\\Maps?q=brightline", null],
  ["https://www.google.com/mapsx", "google.com"],
  ["https://www.google.com/?q=/maps", "google.com"],
  ["https://www.eventbrite.com/o/brightline-1", null],
  ["jane@eventbrite.com", "eventbrite.com"],
  ["https://www.eventbrite.com/", "eventbrite.com"],
  ["jane@guest.booking.com", null],
  ["jane@corp.booking.com", "booking.com"],
  ["jane@corp.brightline.com", "brightline.com"],
  // the page of a customer on the platform's own address
  ["https://medium.com/@brightline", null],
  ["HTTPS://www.Medium.com/%40Brightline?x=1", null],
  ["https://medium.com/about/@brightline", "medium.com"],
  ["https://medium.com/@", "medium.com"],
  ["https://brightline.medium.com/@jane", "brightline.medium.com"],
  ["https://brightline.com/@jane", "brightline.com"],
  ["jane@medium.com", "medium.com"],
  // whose customers have pages there as well as names below it
  ["https://www.tumblr.com/brightline", null],
  ["tumblr.com/blog/view/brightline", null],
  ["https://www.deviantart.com/brightline/gallery", null],
  ["https://brightline.tumblr.com/archive", "brightline.tumblr.com"],
  ["https://www.tumblr.com/", "tumblr.com"],
  ["jane@tumblr.com", "tumblr.com"],
  ["https://weebly.com/brightline", "weebly.com"],
  // its front page in a language, not a page of two letters
  ["https://squareup.com/us/en", "squareup.com"],
  ["https://www.airbnb.com/de/en/?x=1", "airbnb.com"],
  ["https://squareup.com/us/en/brightline", null],
  ["https://github.com/en", null],
  ["https://github.com/ab/cd", null],
  // a network that is looked up as a company: its own address, not the pages of its users
  ["https://www.wetransfer.com", "wetransfer.com"],
  ["https://www.wetransfer.com/downloads/brightline", null],
  ["https://www.whatsapp.com/", "whatsapp.com"],
  ["https://chat.whatsapp.com/brightline", null],
  ["jane@quora.com", "quora.com"],
  ["https://www.quora.com/profile/Jane-Brightline", null],
  ["cash.app", "cash.app"],
  ["https://cash.app/$brightline", null],
  ["https://www.weibo.com/u/1234567890", null],
  ["jane@corp.google.com", "google.com"],
  ["github.com", "github.com"],
  ["https://jobs.lever.co/brightline", null],
  ["https://www.lever.co/customers", "lever.co"],
  ["https://web.archive.org/web/2020/https://brightline.com", null],
  ["jane@vk.com", null],
  ["https://sites.google.com/view/brightline", null],
  ["www.google.com", "google.com"],
  ["https://www.facebook.com/brightline", null],
  ["de-de.facebook.com/brightline", null],
  ["jane@gmail.com", null],
  ["https://www.gmx.net", null],
  // no domain
  ["co.uk", null],
  ["jane＠brightline.com", "brightline.com"],
  ["jane@brightline", null],
  ["jane@@brightline.com", null],
  ["jane@[192.0.2.1]", null],
  ["http://192.0.2.1:8080", null],
  ["http://[::1]:80", null],
  ["a@brightline.com, b@brightline.com", null],
  ["https://www.snapchat.com/add/brightline", null],
  ["https://www.patreon.com/brightline", null],
  ["https://www.houzz.com/pro/brightline", null],
  ["https://www.kickstarter.com/projects/brightline/lamp", null],
  ["https://soundcloud.com/brightline", null],
  ["https://instagr.am/brightline", null],
  ['brightline.com/"@other.com', "brightline.com"],
  ["brightline.com/<a@other.com>", "brightline.com"],
  ["brightline.github.io", "brightline.github.io"],
  ["linkin.brightline.com", "brightline.com"],
])("company domain of %s is %s", (value, expected) => {
  expect(companyDomain(value)).toBe(expected);
});

test("freemail domains in any spelling, subdomains aside", () => {
  expect(
    ["GMAIL.com", "www.gmail.com", "http://gmx.de/", "corp.gmail.com", "brightline.com", "", "com"].map((text) =>
      isFreemailDomain(text),
    ),
  ).toEqual([true, true, true, false, false, false, false]);
});

test("parseUrl tells the parts apart", () => {
  expect(parseUrl("HTTPS://jane:pw@www.Shop.brightline.co.uk:8443/a")).toEqual({
    normalized: "shop.brightline.co.uk:8443",
    scheme: "https",
    host: "www.shop.brightline.co.uk",
    port: 8443,
    subdomain: "www.shop",
    registrableDomain: "brightline.co.uk",
    publicSuffix: "co.uk",
    isIp: false,
    isPrivateAddress: false,
    mixedScript: false,
    hasUserinfo: true,
    isEmailAddress: false,
    reason: null,
  });
  expect(parseUrl("brightline.github.io")).toMatchObject({
    publicSuffix: "github.io",
    registrableDomain: "brightline.github.io",
    subdomain: null,
  });
  expect(parseUrl("jane@brightline.com")).toMatchObject({
    normalized: "brightline.com",
    isEmailAddress: true,
    hasUserinfo: true,
  });
  expect(parseUrl("https://jane@brightline.com").isEmailAddress).toBe(false);
});

test.each([
  [7, "not_a_string"],
  [undefined, "not_a_string"],
  ["", "empty"],
  [" \u200b", "empty"],
  ["a".repeat(5000), "input_too_long"],
  ["mailto:a@b.com", "unsupported"],
  ["file:///etc", "unsupported"],
  ["n/a", "invalid"],
  ["http://", "invalid"],
  ["http://a b.com", "invalid"],
])("parseUrl refuses %j as %s", (value, reason) => {
  expect(parseUrl(value as string)).toMatchObject({ normalized: null, host: null, registrableDomain: null, reason });
});

test.each([
  ["127.0.0.1", true],
  ["10.1.2.3", true],
  ["172.16.0.1", true],
  ["172.15.0.1", false],
  ["172.32.0.1", false],
  ["192.0.0.1", true],
  ["192.0.1.1", false],
  ["192.0.2.1", true],
  ["192.1.2.1", false],
  ["192.88.99.1", true],
  ["192.88.98.1", false],
  ["192.1.99.1", false],
  ["192.168.0.1", true],
  ["169.254.169.254", true],
  ["100.64.0.1", true],
  ["100.63.0.1", false],
  ["100.128.0.1", false],
  ["0.0.0.0", true],
  ["224.0.0.1", true],
  ["198.18.0.1", true],
  ["198.19.0.1", true],
  ["198.20.0.1", false],
  ["198.51.100.1", true],
  ["198.51.101.1", false],
  ["198.52.100.1", false],
  ["203.0.113.9", true],
  ["203.0.114.9", false],
  ["203.1.113.9", false],
  ["8.8.8.8", false],
  ["http://2130706433", true],
  ["[::1]", true],
  ["[::]", true],
  ["[fc00::1]", true],
  ["[fe80::1]", true],
  ["[ff02::1]", true],
  ["[2001:db8::1]", true],
  ["[100::1]", true],
  ["[100:0:0:1::1]", false],
  ["[fec0::1]", true],
  ["[3fff::1]", true],
  ["[3fff:1000::1]", false],
  ["[2001:db9::1]", false],
  ["[64:ff9b:1::127.0.0.1]", false],
  ["[::1:0:127.0.0.1]", false],
  ["[::ffff:10.0.0.1]", true],
  ["[64:ff9b::127.0.0.1]", true],
  ["[2002:7f00:1::]", true],
  ["[2606:4700::1]", false],
  ["[::ffff:8.8.8.8]", false],
  ["brightline.com", false],
])("%s is a private address: %s", (value, expected) => {
  expect(parseUrl(value).isPrivateAddress).toBe(expected);
});

test.each([
  ["gооgle.com", true],
  ["аррӏе.com", false],
  ["google.com", false],
  ["bücher.example", false],
  ["東京タワー.jp", false],
  ["nhk東京.jp", false],
  ["한국abc.kr", false],
  ["αlpha.com", true],
  ["漢한.com", false],
  ["かЖ.com", true],
])("%s mixes scripts: %s", (value, expected) => {
  expect(parseUrl(value).mixedScript).toBe(expected);
});

test("registrableDomain and companyDomain take any value", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      for (const answer of [registrableDomain(value as string), companyDomain(value as string)])
        expect(answer === null || typeof answer === "string").toBe(true);
      expect(typeof isFreemailDomain(value as string)).toBe("boolean");
    }),
    { seed: 7, numRuns: 5000 },
  );
});

const TENANTS = [...TENANT_DOMAINS, ...AUTHORITY_DOMAINS, ...REGISTRY_DOMAINS];
const tables: [string, ReadonlySet<string>][] = [
  ["freemail", FREEMAIL_DOMAINS],
  ["shared sites", SHARED_SITES],
  ["shared paths", SHARED_PATHS],
  ["listing sites", LISTING_SITES],
  ["tenant domains", TENANT_DOMAINS],
  ["tenants with pages", TENANT_PAGES],
  ["authority domains", AUTHORITY_DOMAINS],
  ["registry domains", REGISTRY_DOMAINS],
  ["mailbox schemes", MAILBOX_SCHEMES],
];
test.each(tables)("the table of %s is sorted", (_, table) => {
  expect([...table]).toEqual([...table].sort());
});
test("the rows of the domain tables are canonical and stand in one table", () => {
  const rows = [...FREEMAIL_DOMAINS, ...SHARED_SITES, ...LISTING_SITES, ...TENANTS];
  const paths = [...SHARED_PATHS].map((row) => row.slice(0, row.indexOf("/")));
  expect([...rows, ...paths].map((row) => normalizeUrl(row))).toEqual([...rows, ...paths]);
  // vk.com has mailboxes and pages.
  expect(new Set([...rows, ...paths]).size).toBe(rows.length + paths.length - 1);
});
test.each(TENANTS)("a label below %s is a tenant of its own", (domain) => {
  expect(companyDomain(`https://www.brightline.${domain}/x`)).toBe(`brightline.${domain}`);
  expect(companyDomain(`https://www.${domain}/x`)).toBe(TENANT_PAGES.has(domain) ? null : domain);
  expect(companyDomain(`https://www.${domain}/`)).toBe(domain);
});
test.each([...TENANT_PAGES])("%s is a platform with names below it", (domain) => {
  expect(TENANT_DOMAINS.has(domain)).toBe(true);
});
test.each([...SHARED_SITES, ...LISTING_SITES, ...SHARED_PATHS])("pages of %s are nobody's domain", (site) => {
  expect(companyDomain(`https://${site}/brightline`)).toBeNull();
});
test.each([...LISTING_SITES])("%s alone is its company's", (site) => {
  expect(companyDomain(`https://www.${site}/`)).toBe(site);
  expect(companyDomain(`jane@${site}`)).toBe(site);
});
test("the platform table is sorted, lower case and its hosts are canonical", () => {
  for (const { hosts, subdomains, prefixes, reserved } of Object.values(DEFAULT_PLATFORMS)) {
    expect(hosts.map((host) => normalizeUrl(host))).toEqual(hosts);
    for (const words of [subdomains, prefixes, reserved]) {
      expect([...words]).toEqual([...new Set(words)].sort());
      expect(words.map((word) => word.toLowerCase())).toEqual(words);
    }
  }
});
test("the script blocks are sorted and apart", () => {
  const bounds = SCRIPT_BLOCKS.flatMap((block) => block.slice(0, 2) as number[]);
  expect(bounds).toEqual([...bounds].sort((a, b) => a - b));
});
test("the suffix table was made from the tldts that is installed", () => {
  expect(PUBLIC_SUFFIX_LIST_VERSION).toBe(`tldts ${packageJson.dependencies.tldts}`);
});
test("the suffix table is sorted", () => {
  const names = SUFFIX_MASKS.split(" ").filter((_, i) => i % 2 === 0);
  expect(names).toEqual([...new Set(names)].sort());
});
