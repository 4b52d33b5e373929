import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pointsOf } from "../../src/url/code-point-runs.ts";
import { domainToAscii, domainToUnicode } from "../../src/url/idna.ts";
import { canonicalHost, normalizeUrl } from "../../src/url/index.ts";
import { formatIpv6, parseIpv6 } from "../../src/url/ipv6.ts";
import { percentDecode, percentEncode } from "../../src/url/percent-decode.ts";
import { decodePunycode, encodePunycode } from "../../src/url/punycode.ts";

const RUNS = { seed: 46, numRuns: 2000 };

describe("IPv4 in the spellings of the URL Standard", () => {
  test.each([
    ["1.2.3.4", "1.2.3.4"],
    ["1.2.3.4.", "1.2.3.4"],
    ["0x7f.0.0.1", "127.0.0.1"],
    ["017700000001", "127.0.0.1"],
    ["2130706433", "127.0.0.1"],
    ["127.1", "127.0.0.1"],
    ["1.65536", "1.1.0.0"],
    ["0x", "0.0.0.0"],
    ["0000000000000000000000000000000010.1", "8.0.0.1"],
    ["256.0.0.1", null],
    ["1.2.3.256", null],
    ["1.2.3.4.5", null],
    ["4294967296", null],
    ["08.0.0.1", null],
    ["a.0x1", null],
    ["a.1", null],
    ["99999999999999999999", null],
    ["a.0x1g", "a.0x1g"],
    ["1.2.3.a", "1.2.3.a"],
  ])("%s is %s", (host, expected) => {
    expect(canonicalHost(`http://${host}/`)).toBe(expected);
  });
});

describe("IPv6", () => {
  test.each([
    ["[::]", "[::]"],
    ["[::1]", "[::1]"],
    ["[1:2:3:4:5:6:7:8]", "[1:2:3:4:5:6:7:8]"],
    ["[1:0:0:2:0:0:0:3]", "[1:0:0:2::3]"],
    ["[0:0:1:0:0:1:0:0]", "[::1:0:0:1:0:0]"],
    ["[2001:DB8::A]", "[2001:db8::a]"],
    ["[::ffff:1.2.3.4]", "[::ffff:102:304]"],
    ["[1:2:3:4:5:6:1.2.3.4]", "[1:2:3:4:5:6:102:304]"],
    ["[1:0:2:3:4:5:6:7]", "[1:0:2:3:4:5:6:7]"],
    ["[1::2::3]", null],
    ["[1:2:3:4:5:6:7]", null],
    ["[1:2:3:4:5:6:7:8:9]", null],
    ["[1:2:3:4:5:6:7:8::]", null],
    ["[:1]", null],
    ["[1:]", null],
    ["[::12345]", null],
    ["[::g]", null],
    ["[::1.2.3]", null],
    ["[::1.2.3.256]", null],
    ["[::01.2.3.4]", null],
    ["[::1.2.3.4.5]", null],
    ["[fe80::1%25en0]", null],
    ["[]", null],
    ["[::1", null],
    ["[1:2:3:4:5:6:7:1.2.3.4]", null],
  ])("%s is %s", (host, expected) => {
    expect(canonicalHost(`http://${host}/`)).toBe(expected);
  });

  test("format and parse are inverse", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constant(0), fc.nat(0xffff)), { minLength: 8, maxLength: 8 }), (pieces) => {
        expect(parseIpv6(formatIpv6(pieces))).toEqual(pieces);
        expect(canonicalHost(`http://[${formatIpv6(pieces)}]`)).toBe(
          new URL(`http://[${formatIpv6(pieces)}]`).hostname,
        );
      }),
      RUNS,
    );
  });
});

describe("international names", () => {
  test.each([
    ["Bücher.example", "xn--bcher-kva.example"],
    ["faß.example", "xn--fa-hia.example"],
    ["ﬁne.example", "fine.example"],
    ["a\u00adb.example", "ab.example"],
    ["☃.example", "xn--n3h.example"],
    ["a\u0308.example", "xn--4ca.example"],
    ["例え。テスト", "xn--r8jz45g.xn--zckzah"],
    ["a-b--c.example", "a-b--c.example"],
  ])("%s is %s", (host, expected) => {
    expect(domainToAscii(host)).toBe(expected);
  });

  test.each([
    ["xn--xn---epa.example", "a label that begins with xn-- once it is decoded"],
    ["xn--ea-8tb.example", "letters that NFC puts together"],
    ["xn--8c9bk9h.example", "two surrogates"],
    ["xn--ab-r13a.example", "a full stop of another script"],
    ["xn--a-bqc.example", "a letter before an Arabic digit"],
    ["xn--99999999.example", "no Punycode"],
  ])("%s is none: %s", (host) => {
    expect(domainToAscii(host)).toBeNull();
    expect(normalizeUrl(host)).toBeNull();
  });

  test("joiners stand behind a virama, or between joining letters (RFC 5892, appendix A)", () => {
    expect(domainToAscii("क्\u200dष")).toBe(`xn--${encodePunycode(pointsOf("क्\u200dष"))}`);
    expect(domainToAscii("نامه\u200cای")).toBe("xn--mgba3gch31f060k");
    expect(domainToAscii("a\u200cb")).toBeNull();
    expect(domainToAscii("\u200dक")).toBeNull();
    expect(domainToAscii("نامه\u200dای")).toBeNull();
  });

  test("the Bidi rule holds for every label of a name with right-to-left letters (RFC 5893)", () => {
    expect(domainToAscii("אב.example")).toBe("xn--4dbc.example");
    expect(domainToAscii("אב1.example")).not.toBeNull();
    expect(domainToAscii("1אב.example")).toBeNull();
    expect(domainToAscii("אבa.example")).toBeNull();
    expect(domainToAscii("אב.1a")).toBeNull();
    expect(domainToAscii("1a.example")).toBe("1a.example");
    expect(domainToAscii("אב1١.example")).toBeNull();
  });

  test.each([
    ["a mark at the start", "\u0301a.example"],
    ["private use", "\ue000.example"],
    ["a lone surrogate", "\ud800.example"],
    ["an empty A-label", "xn--.ß"],
    ["an A-label of ASCII letters", "xn--abc-.ß"],
    ["an A-label with other letters", "xn--\u00fc.example"],
    ["an A-label that is not in NFC", `xn--${encodePunycode(pointsOf("e\u0301"))}.ß`],
    ["an A-label with capitals that map", `xn--${encodePunycode(pointsOf("Ü"))}.ß`],
    ["forty marks in a row", `a${"\u0301".repeat(40)}.example`],
    ["a right-to-left override", "a\u202e.example"],
  ])("%s is refused", (_, host) => {
    expect(domainToAscii(host)).toBeNull();
  });

  test("forbidden code points are looked for after the mapping", () => {
    expect(
      ["a／b", "a％b", "a＠b", "a℀b", "a\u00a0b", "ａ．ｂ"].map((host) => canonicalHost(`http://${host}/`)),
    ).toEqual([...[null, null, null, null, null], "a.b"]);
  });

  test("letters later than the engine's tables are read from ours: U+1C89 and U+1C8A of Unicode 16", () => {
    expect(domainToAscii("\u1c89.example")).toBe(domainToAscii("\u1c8a.example"));
    expect(domainToAscii("\u1c8a.example")).not.toBeNull();
  });

  test("names in Unicode and in A-labels are one", () => {
    const letters = fc.constantFrom(..."aäßéжשع漢かกक한".split(""));
    fc.assert(
      fc.property(
        fc.array(letters, { minLength: 1, maxLength: 12 }).map((list) => list.join("")),
        (name) => {
          const ascii = domainToAscii(`${name}.example`);
          if (ascii === null) return;
          expect(domainToAscii(domainToUnicode(ascii))).toBe(ascii);
          expect(domainToAscii(ascii)).toBe(ascii);
          expect(ascii).toBe(new URL(`http://${name}.example`).hostname);
        },
      ),
      RUNS,
    );
  });

  test("malformed A-labels stay only in names that are all ASCII", () => {
    expect(canonicalHost("http://xn--a.example/")).toBe("xn--a.example");
    expect(canonicalHost("http://xn--a.ß/")).toBeNull();
  });
});

test("Punycode decodes what it encodes (RFC 3492, section 7.1)", () => {
  expect(encodePunycode(pointsOf("他们为什么不说中文"))).toBe("ihqwcrb4cv8a8dqg056pqjye");
  expect(encodePunycode(pointsOf("Pročprostěnemluvíčesky"))).toBe("Proprostnemluvesky-uyb24dma41a");
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 1, maxLength: 60 }), (text) => {
      const points = pointsOf(text);
      expect(decodePunycode(encodePunycode(points) ?? "?")).toEqual(points);
    }),
    RUNS,
  );
  expect(["!", "a!", "99999999", "-"].map(decodePunycode)).toEqual([null, null, null, null]);
});

test.each(["%FF.example", "a%C0%AEb.example", "a%E2%82.example"])("%s is no host", (host) => {
  expect(normalizeUrl(host)).toBeNull();
  expect(canonicalHost(host)).toBeNull();
});

test("percent-decoding is UTF-8, once, and leaves malformed sequences", () => {
  expect(
    ["a%2Eb", "%C3%A9", "%e2%82%ac", "%F0%9F%98%80", "%25%32", "%zz%4", "%C3", "%C0%80", "%ED%A0%80", "%FF"].map(
      percentDecode,
    ),
  ).toEqual(["a.b", "é", "€", "😀", "%2", "%zz%4", "\ufffd", "\ufffd", "\ufffd", "\ufffd"]);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(percentEncode(text)).toBe(
        encodeURIComponent(text).replace(/[!'()*]/gu, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`),
      );
      expect(percentDecode(percentEncode(text))).toBe(text);
    }),
    RUNS,
  );
});

test("total: canonicalHost takes any value", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const answer = canonicalHost(value as string);
      expect(answer === null || typeof answer === "string").toBe(true);
    }),
    RUNS,
  );
});
