import { afterEach, expect, test, vi } from "vitest";
import { SEED } from "./any-record.ts";
import { SeededValues } from "./seeded-value.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

function forbidden(): never {
  throw new EvalError("Code generation from strings disallowed for this context");
}

test("where code generation is forbidden the schema answers, alike", async () => {
  const usual = await import("../../src/models/is-record.ts");
  const values = Array.from({ length: 300 }, (_, i) =>
    new SeededValues(SEED + i, ["x", "2019"]).record("person_result"),
  );
  const want = values.map((value) => usual.isRecord("person_result", value));
  vi.resetModules();
  vi.stubGlobal("Function", forbidden);
  const { compileGuard } = await import("../../src/models/guard.ts");
  const { schemaOf } = await import("../../src/models/record-schemas.ts");
  const { shapeOf } = await import("../../src/models/shape.ts");
  expect(compileGuard(shapeOf(schemaOf("phone")))).toBeNull();
  const { isRecord } = await import("../../src/models/is-record.ts");
  expect(values.map((value) => isRecord("person_result", value))).toEqual(want);
  expect(want).toContain(true);
  expect(want).toContain(false);
});
