import { expect, test } from "vitest";
import { normalizeAddress } from "../../src/address/index.ts";
import { normalizePersonName } from "../../src/person-name/index.ts";
import { canonicalizePhone } from "../../src/phone/index.ts";
import { normalizeUrl } from "../../src/url/index.ts";
import { expectSettled } from "./settled.ts";

const CODE_POINTS = 0x110000;
// `npm run fuzz` sets a million, which is every code point.
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 8_000);
const STEP = RUNS >= 1_000_000 ? 1 : Math.floor(CODE_POINTS / RUNS);

/** Every code point, or one of each step, alone and in one of the templates in turn. */
function* texts(templates: readonly string[]): Generator<string> {
  for (let point = 0, i = 0; point < CODE_POINTS; point += STEP, i++) {
    const char = String.fromCodePoint(point);
    yield char;
    yield (templates[i % templates.length] ?? "X").replaceAll("X", () => char);
  }
}

test.each([
  [
    "address",
    normalizeAddress,
    ["1 X St", "12 Main XSt, Austin TX 78701", "X 5, 10119 Berlin, Germany", "Apt X1X", "A.XB", "&X;"],
  ],
  ["person-name", normalizePersonName, ["Mr. X Doe", "aXb Lee", "DoeX, AnnX", "(X) Ann Lee"]],
  ["phone", canonicalizePhone, ["+1 212X555 0123", "X+442079460018", "+1 212 555 0123 X12", "+4X420 79460018"]],
  ["url", normalizeUrl, ["http://X.com", "aXb.example.com/x", "http://example.com:8X0", "Xexample.com"]],
] as const)(
  "%s: one code point anywhere neither throws nor unsettles",
  (_name, normalize, templates) => {
    const { usable } = expectSettled(normalize as never, texts(templates), () => ({}));
    expect(usable).toBeGreaterThan(CODE_POINTS / STEP / 10);
  },
  60_000 + 2 * RUNS,
);
