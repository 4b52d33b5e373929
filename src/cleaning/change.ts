/** One value that cleaning changed. */
export interface Change {
  /** Dotted path from the record, list positions as numbers of the list that was read; for a row the column. */
  path: string;
  /** Id of the rule that changed it. */
  rule: string;
  before: unknown;
  /** The new value; null for what was left out. */
  after: unknown;
}
