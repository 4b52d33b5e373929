const FORMULA = /^="((?:[^"]|"")*)"$/u;

/** The text of a cell written as a formula, as spreadsheets keep leading zeros: `="00123"` is `00123`. */
export function formulaText(cell: string): string {
  let text = cell;
  for (let formula = FORMULA.exec(text); formula !== null; formula = FORMULA.exec(text))
    text = (formula[1] ?? "").replaceAll('""', '"');
  return text;
}
