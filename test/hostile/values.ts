/** A value with a name for messages. */
export type Hostile = readonly [name: string, value: unknown];

const OBJECT_WORDS =
  "__proto__ constructor prototype toString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString __defineGetter__ __lookupGetter__ toJSON then length name caller arguments".split(
    " ",
  );

/** Runs that made parsers exponential or quadratic: each is repeated to some thousand units. */
const RUNS =
  ",#|a;|a@|1 main st |(|(-|)|\"|/..|.|a.|-|,| x1|\u0130|\u0315\u0300|\u0301|\ufdfa|\u0390|&amp;|&#|%25|+|0|9|;ext=|PO BOX |APT |C/O |1/2 |N |DR |JR |VAN DER |MC|O'|PHD, |AND |& |王|ا|각|\u1100\u1161|क्ष| |\t|\n|\u0000|\ud800".split(
    "|",
  );

/** Texts after published weaknesses: confused hosts, formulas, injected markup, broken encodings. */
const PUBLISHED = [
  `data:${",#".repeat(1_000)}`,
  `1 ${" ".repeat(2_000)}x`,
  "&#xD800;&#xDFFF;",
  "&#55296;&#0;&#x110000;&#99999999999;",
  "http:\\/evil.example",
  "https:/\\/\\evil.example",
  "http:evil.example",
  "javascript:alert(1)//http://good.example",
  "java\tscript:alert(1)",
  "http://good.example\\@evil.example",
  "http://good.example:80@evil.example:8080",
  "http://evil.example#@good.example",
  "http://evil.example?@good.example",
  "http://[::1]@evil.example",
  "http://[::ffff:127.0.0.1]",
  "http://0x7f.1",
  "http://017700000001",
  "http://2130706433",
  "http://xn--.com",
  "http://xn--a.com",
  "http://xn--99999999999999.com",
  "http://\u2488.com",
  "http://a\u00ad.com",
  "http://\u200d.com",
  "http://ex\u3002ample\uff0ecom",
  "http://%00.com",
  "http://a%2fb.com",
  "http://a\rb\n.com",
  "//evil.example",
  "\\\\evil.example",
  "http://:80",
  "http://..",
  "file:///etc/passwd",
  "=1+1",
  "@SUM(A1)",
  "\t=1",
  '=HYPERLINK("http://evil.example")',
  "<script>alert(1)</script>",
  "'; DROP TABLE people; --",
  "{{7*7}}",
  "%s%s%n",
  "../../../../etc/passwd",
  "\ufeffann lee",
  "\udc00\ud800",
  "ann \ud83d lee",
  "\u202e1 main st",
  "\u2066ann\u2069 lee",
  "ann\u200d\u200clee",
  "\u{e0041}\u{e0042}",
  "\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}",
  "раураl.com",
  "ⅷ.com",
  "①②③",
  "\u1e9e\u00df",
  "I\u0307i\u0307\u0131",
  "Ǆ ǅ ǆ",
  "ﬃﬄﬅ",
  "NaN",
  "null",
  "undefined",
  "-0",
  "1e309",
  "0x10",
  `+12125550123;ext=${"1".repeat(500)}`,
  "1;phone-context=+;isub=1",
];

/** Texts of ten million units: refused by their length alone. */
const ENORMOUS = ["a", " ", "\ud800", "1 main st, ", "http://a.", "+1 "].map((unit) =>
  unit.repeat(Math.ceil(1e7 / unit.length)),
);

const ODD_POINTS =
  "0 7 8 9 a b c d 1b 7f 80 85 9f a0 ad df 130 131 149 17f 1c5 300 345 34f 390 3c2 5bf 61c 640 660 6dd 966 e33 115f 1160 1680 17b4 180b 180e 1e9e 1fb3 2000 200b 200c 200d 200e 200f 2010 2011 2018 2019 2024 2026 2028 2029 202a 202b 202c 202d 202e 202f 2044 205f 2060 2066 2067 2068 2069 206f 2074 2080 20e3 2100 2126 212a 2160 2215 2460 2488 2800 3000 3002 3164 a7ce d7a3 d800 dbff dc00 dfff e000 f8ff fb00 fdfa fe0f feff ff0e ff0f ff1a ff20 ff61 ffa0 fff9 fffc fffd fffe ffff 10400 1f600 1f1e6 e0020 e0100 10ffff".split(
    " ",
  );

/** Values that are no text, among them such as throw when they are touched. */
export function hostileObjects(): Hostile[] {
  const thrower = (): never => {
    throw new Error("touched");
  };
  const cyclic: unknown[] = [];
  cyclic.push(cyclic);
  let deep: unknown = [];
  for (let i = 0; i < 100_000; i++) deep = [deep];
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const traps: ProxyHandler<object> = {
    get: thrower,
    has: thrower,
    ownKeys: thrower,
    getPrototypeOf: thrower,
    getOwnPropertyDescriptor: thrower,
  };
  return [
    ["undefined", undefined],
    ["null", null],
    ["true", true],
    ["0", 0],
    ["-0", -0],
    ["12125550123", 12125550123],
    ["NaN", Number.NaN],
    ["Infinity", Number.POSITIVE_INFINITY],
    ["a big integer", 10n ** 400n],
    ["a symbol", Symbol("x")],
    ["an array", ["ann lee"]],
    ["a sparse array", new Array(10)],
    ["an object", {}],
    ["an object without prototype", Object.create(null)],
    ["a frozen object", Object.freeze({ value: "x" })],
    ["a function", () => "ann lee"],
    ["a date", new Date(0)],
    ["an invalid date", new Date(Number.NaN)],
    ["a map", new Map([["a", 1]])],
    ["bytes", new Uint8Array([1, 2, 3])],
    ["a promise", Promise.resolve("x")],
    ["a text object", Object("ann lee")],
    ["toString throws", { toString: thrower }],
    ["valueOf throws", { valueOf: thrower, toString: thrower }],
    ["toPrimitive throws", { [Symbol.toPrimitive]: thrower }],
    ["toJSON throws", { toJSON: thrower }],
    ["length throws", Object.defineProperty({}, "length", { get: thrower })],
    ["a proxy that throws", new Proxy({}, traps)],
    ["a proxy of an array that throws", new Proxy([], traps)],
    ["a revoked proxy", revoked.proxy],
    ["an array in itself", cyclic],
    ["an array 100,000 deep", deep],
    ["a prototype from JSON", JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')],
    ["an iterator that throws", { [Symbol.iterator]: thrower }],
  ];
}

const named = (text: string): Hostile => [JSON.stringify(text.slice(0, 40)), text];

/** Texts and values that readers of dirty data have stumbled over. */
export const HOSTILE: readonly Hostile[] = [
  ...hostileObjects(),
  ...[...RUNS.map((run) => run.repeat(Math.ceil(2_000 / run.length))), ...PUBLISHED, ...ENORMOUS].map(named),
  ...OBJECT_WORDS.flatMap((word) => [word, `1 ${word} St, ${word} NY`, `http://${word}.com/${word}`].map(named)),
  ...ODD_POINTS.flatMap((point) => {
    const char = String.fromCodePoint(Number.parseInt(point, 16));
    const texts = [
      `Ann${char}Lee ${char}`,
      `1${char}Main St, ${char}Austin`,
      `http://a${char}b.com`,
      `+1${char}2125550123`,
    ];
    return texts.map((text): Hostile => [`U+${point} in ${JSON.stringify(text)}`, text]);
  }),
];
