/** The highest and the lowest whole power in the table. */
const HIGHEST = 1023;
const LOWEST = -1024;
/** Beyond these powers, up and down, every result is infinite, or 0. */
const MOST = 1100;

/** 2 to the power of 1023 − i at place i: what brings a number with the exponent field i to between 1 and 2. */
export const WHOLE_POWERS: Float64Array = /* @__PURE__ */ wholePowers();

/**
 * 2 to the power of x, the same to the last bit on every engine: the language leaves that of `**` open.
 * The polynomial of fdlibm's e_exp.c for what is left beside the nearest whole power; exact for whole powers.
 */
export function powerOfTwo(x: number): number {
  const power = Math.max(-MOST, Math.min(MOST, x));
  const whole = Math.floor(power + 0.5);
  const t = (power - whole) * Math.LN2;
  const z = t * t;
  const small = 6.613756321437934e-5 + z * (-1.6533902205465252e-6 + z * 4.1381367970572385e-8);
  const c = t - z * (0.16666666666666602 + z * (-0.0027777777777015593 + z * small));
  const fraction = 1 + (t + (t * c) / (2 - c));
  if (whole <= HIGHEST && whole >= LOWEST) return fraction * (WHOLE_POWERS[HIGHEST - whole] as number);
  const half = whole >> 1;
  return fraction * (WHOLE_POWERS[HIGHEST - half] as number) * (WHOLE_POWERS[HIGHEST - whole + half] as number);
}

function wholePowers(): Float64Array {
  const powers = new Float64Array(HIGHEST - LOWEST + 1);
  for (let i = HIGHEST, power = 1; i >= 0; i--, power *= 2) powers[i] = power;
  for (let i = HIGHEST + 1, power = 0.5; i < powers.length; i++, power /= 2) powers[i] = power;
  return powers;
}
