import type { OperationPath } from "./operation-paths.ts";
import { OPERATIONS } from "./operations.ts";

/**
 * Prices that differ from the table of operations, checked.
 *
 * @throws RangeError for an unknown path or a price that is no whole number from 0.
 */
export function priceTable(prices: Partial<Record<OperationPath, number>> = {}): ReadonlyMap<string, number> {
  const table = new Map<string, number>();
  for (const [path, price] of Object.entries(prices)) {
    if (price === undefined) continue;
    if (!Object.hasOwn(OPERATIONS, path)) throw new RangeError(`createService: prices names no operation: ${path}`);
    if (!Number.isSafeInteger(price) || price < 0)
      throw new RangeError(`createService: the price of ${path} must be a whole number from 0, got ${price}`);
    table.set(path, price);
  }
  return table;
}
