/** The cells of one row by column. */
export type Cells = Record<string, unknown>;

/**
 * New cells without inherited names, so that a column may be called "constructor" or "__proto__". An object with a
 * prototype of null would do as well, but takes four times the memory: engines keep it as a hash table.
 */
export const newCells: new () => Cells = cellsConstructor();

function cellsConstructor(): new () => Cells {
  const Constructor = function Cells(): void {};
  Constructor.prototype = Object.create(null);
  return Constructor as unknown as new () => Cells;
}
