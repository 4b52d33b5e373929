import { WHOLE_POWERS } from "./power-of-two.ts";

const LOWEST_NORMAL = 2.2250738585072014e-308;
const TWO_TO_54 = 18014398509481984;
/** Added to the high word of a number, it carries mantissas from √2 on into the exponent. */
const ROOT_CARRY = 0x95f64;

const double = /* @__PURE__ */ new Float64Array(1);
const words = /* @__PURE__ */ wordsOf(double);
/** Which of the words holds sign, exponent and the first 20 bits. */
const HIGH = /* @__PURE__ */ highPlace();

/**
 * The logarithm to base 2, the same to the last bit on every engine: the language leaves that of `Math.log2` open.
 * The polynomial of fdlibm's e_log.c, in operations that IEEE 754 defines exactly; whole for whole powers of 2.
 */
export function log2(x: number): number {
  if (!(x >= LOWEST_NORMAL && x < Number.POSITIVE_INFINITY)) return ofUncommon(x);
  double[0] = x;
  const exponent = ((words[HIGH] as number) + ROOT_CARRY) >> 20;
  // Between √½ and √2, less 1.
  const f = x * (WHOLE_POWERS[exponent] as number) - 1;
  const half = 0.5 * f * f;
  const s = f / (2 + f);
  const z = s * s;
  const w = z * z;
  const even = w * (0.3999999999940942 + w * (0.22222198432149784 + w * 0.15313837699209373));
  const odd = z * (0.6666666666666735 + w * (0.2857142874366239 + w * (0.1818357216161805 + w * 0.14798198605116586)));
  return exponent - 1023 + (f - (half - s * (half + odd + even))) * Math.LOG2E;
}

/** 0, numbers so small that they have fewer bits, what is below 0, infinity and NaN. */
function ofUncommon(x: number): number {
  if (x > 0 && x < LOWEST_NORMAL) return log2(x * TWO_TO_54) - 54;
  return x === 0 ? Number.NEGATIVE_INFINITY : x < 0 ? Number.NaN : x;
}

function wordsOf(array: Float64Array): Int32Array {
  return new Int32Array(array.buffer);
}

function highPlace(): number {
  double[0] = 1;
  return words[0] === 0 ? 1 : 0;
}
