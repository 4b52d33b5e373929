/** "1" → "1ST", "12" → "12TH". */
export function ordinalOf(digits: string): string {
  const last = digits.charAt(digits.length - 1);
  const teen = digits.length > 1 && digits.charAt(digits.length - 2) === "1";
  if (!teen && last === "1") return `${digits}ST`;
  if (!teen && last === "2") return `${digits}ND`;
  return !teen && last === "3" ? `${digits}RD` : `${digits}TH`;
}

/** Whether digits are those of a number word before another: "20" of TWENTY to "90" of NINETY. */
export function isTens(cardinal: string): boolean {
  return cardinal.length === 2 && cardinal.endsWith("0") && cardinal !== "10";
}
