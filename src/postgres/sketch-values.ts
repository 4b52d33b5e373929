import type { SketchValues } from "../matching/lookalike/index.ts";
import type { Runner } from "./runner.ts";
import type { CountedKind } from "./term-counts.ts";

/** The values of the sketches of a load for records of one kind; none where there is no such load. */
export async function readSketchValues(runner: Runner, kind: CountedKind): Promise<SketchValues | null> {
  const [row] = await runner.rows(`SELECT list FROM ${runner.table("sketch_values")} WHERE kind = $1::text`, [kind]);
  return row === undefined ? null : (JSON.parse(String(row["list"])) as SketchValues);
}
