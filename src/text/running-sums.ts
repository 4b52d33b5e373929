const DIGITS = 26;

/** The sums of a packed list of numbers, each added to those before: digits of base 26 from A, the last of a number in lower case. */
export function runningSums(packed: string): number[] {
  const sums: number[] = [];
  let sum = 0;
  let number = 0;
  for (const digit of packed) {
    number = number * DIGITS + (digit.charCodeAt(0) & 31) - 1;
    if (digit > "Z") {
      sum += number;
      number = 0;
      sums.push(sum);
    }
  }
  return sums;
}
