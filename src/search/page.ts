/** Records a page. */
export const PAGE_SIZE = 10;

/** Rows of a page in order, and whether a further page has one. */
export interface PageRows {
  readonly rows: number[];
  readonly more: boolean;
}
