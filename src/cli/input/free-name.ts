/** The name, or with the first number behind it that nothing in `taken` has: `Phone`, `Phone 2`, `Phone 3`. */
export function freeName(name: string, taken: { has(name: string): boolean }): string {
  if (!taken.has(name)) return name;
  for (let number = 2; ; number++) if (!taken.has(`${name} ${number}`)) return `${name} ${number}`;
}
