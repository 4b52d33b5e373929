/** Whether two words differ in one letter, which is wrong, missing or too many. */
export function isOneEdit(first: string, second: string): boolean {
  const distance = first.length - second.length;
  if (distance > 1 || distance < -1 || first === second) return false;
  let at = 0;
  while (at < first.length && first.charAt(at) === second.charAt(at)) at++;
  return first.slice(distance < 0 ? at : at + 1) === second.slice(distance > 0 ? at : at + 1);
}
