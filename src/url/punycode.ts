// RFC 3492 with the parameters of section 5.
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_POINT = 0x80;
const LAST_POINT = 0x10ffff;
/** Labels of the DNS have 63 characters. The bound is for the time of the algorithm, which is quadratic. */
const LONGEST_LABEL = 800;

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

function threshold(k: number, bias: number): number {
  return Math.min(Math.max(k - bias, T_MIN), T_MAX);
}

/** Value of a digit, a to z and then 0 to 9 in any case; NaN for another character. */
function digitOf(char: string): number {
  return (Number.parseInt(char, BASE) + 26) % BASE;
}

const digitChar = (digit: number): string => ((digit + 10) % BASE).toString(BASE);

/** Code points of the text after `xn--` (RFC 3492, section 6.2); null when it is no Punycode. */
export function decodePunycode(text: string): number[] | null {
  if (text.length > LONGEST_LABEL) return null;
  const points: number[] = [];
  const basic = text.lastIndexOf("-");
  for (let j = 0; j < basic; j++) points.push(text.charCodeAt(j));
  let point = FIRST_POINT;
  let i = 0;
  let bias = FIRST_BIAS;
  let at = basic > 0 ? basic + 1 : 0;
  while (at < text.length) {
    const before = i;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(text.charAt(at++));
      i += digit * weight;
      if (!(i <= Number.MAX_SAFE_INTEGER / BASE)) return null;
      const t = threshold(k, bias);
      if (digit < t) break;
      weight *= BASE - t;
      if (weight > Number.MAX_SAFE_INTEGER / BASE) return null;
    }
    const count = points.length + 1;
    bias = adapt(i - before, count, before === 0);
    point += Math.floor(i / count);
    if (point > LAST_POINT) return null;
    i %= count;
    points.splice(i++, 0, point);
  }
  return points;
}

/** The code points as the text after `xn--` (RFC 3492, section 6.3); null for a label of more than 800. */
export function encodePunycode(points: readonly number[]): string | null {
  if (points.length > LONGEST_LABEL) return null;
  let out = String.fromCharCode(...points.filter((point) => point < FIRST_POINT));
  const basic = out.length;
  let handled = basic;
  if (basic > 0) out += "-";
  let point = FIRST_POINT;
  let delta = 0;
  let bias = FIRST_BIAS;
  const rest = [...new Set(points)].filter((value) => value >= FIRST_POINT).sort((a, b) => a - b);
  for (const next of rest) {
    delta += (next - point) * (handled + 1);
    point = next;
    for (const value of points) {
      if (value < point) delta++;
      if (value !== point) continue;
      out += encodeDelta(delta, bias);
      bias = adapt(delta, handled + 1, handled === basic);
      delta = 0;
      handled++;
    }
    delta++;
    point++;
  }
  return out;
}

function encodeDelta(delta: number, bias: number): string {
  let out = "";
  let rest = delta;
  for (let k = BASE; ; k += BASE) {
    const t = threshold(k, bias);
    if (rest < t) return out + digitChar(rest);
    out += digitChar(t + ((rest - t) % (BASE - t)));
    rest = Math.floor((rest - t) / (BASE - t));
  }
}
