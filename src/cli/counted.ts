/** A number with what it counts: "1 row", "2 rows". */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
