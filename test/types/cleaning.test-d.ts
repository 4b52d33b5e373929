import { expectTypeOf, test } from "vitest";
import type { FieldPlan } from "../../src/cleaning/field-plan.ts";
import {
  type Change,
  type CleanedRow,
  type ColumnKind,
  cleanRecord,
  cleanStream,
  createRowCleaner,
  recognizeColumns,
} from "../../src/cleaning/index.ts";
import type { Company, LocalBusiness, Person } from "../../src/models/index.ts";

test("cleaning gives the record of its kind", () => {
  const result = cleanRecord("local_business", {});
  if (!result.ok) return;
  expectTypeOf(result.record).toEqualTypeOf<LocalBusiness>();
  expectTypeOf(result.changes).toEqualTypeOf<Change[]>();
  // @ts-expect-error letter case is one of two words
  cleanRecord("person", {}, { letterCase: "upper" });
});

test("recognized columns are those of the row cleaner", () => {
  expectTypeOf(recognizeColumns).returns.toEqualTypeOf<{ [column: string]: ColumnKind }>();
  createRowCleaner({ columns: recognizeColumns(["name"]), country: "US" });
  // @ts-expect-error no such kind of column
  createRowCleaner({ columns: { name: "name" } });
});

test("rows may be typed by an interface", () => {
  interface Contact {
    name: string;
    tel: number;
  }
  const clean = createRowCleaner({ columns: { name: "person_name" } });
  expectTypeOf(clean).toBeCallableWith({ name: "Ann Lee", tel: 1 } as Contact);
  expectTypeOf(cleanStream([{ name: "Ann Lee", tel: 1 } as Contact], clean)).toEqualTypeOf<AsyncIterable<CleanedRow>>();
  // @ts-expect-error a text is no row
  clean("Ann Lee");
});

test("a plan names fields of its record", () => {
  expectTypeOf<{ name: "label"; emails: { email: "email" } }>().toExtend<FieldPlan<Company>>();
  expectTypeOf<{ emails: { mail: "email" } }>().not.toExtend<FieldPlan<Company>>();
  expectTypeOf<{ job: { title: "label" }; experiences: { title: { levels: "label" } } }>().toExtend<
    FieldPlan<Person>
  >();
});
