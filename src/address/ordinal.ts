/** "1" → "1ST", "12" → "12TH". */
export function ordinalOf(digits: string): string {
  const last = digits.charAt(digits.length - 1);
  const teen = digits.length > 1 && digits.charAt(digits.length - 2) === "1";
  if (!teen && last === "1") return `${digits}ST`;
  if (!teen && last === "2") return `${digits}ND`;
  return !teen && last === "3" ? `${digits}RD` : `${digits}TH`;
}
