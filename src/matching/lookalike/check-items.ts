/** What plain JavaScript passes wrongly is refused by name: anything but objects, which for people hold `person`. */
export function checkItems(caller: string, items: readonly unknown[], what: string, part?: string): void {
  items.forEach((item, i) => {
    const held: unknown = part === undefined || !isObject(item) ? item : item[part];
    if (!isObject(held)) throw new TypeError(`${caller}: item ${i} is no ${what}`);
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
