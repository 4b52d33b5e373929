import type { FieldKind } from "../field-kinds.ts";
import type { MatchField } from "../matcher.ts";

/** What rows of records are. */
type RecordKind = "company" | "local_business" | "person";
type FieldWeights = Pick<MatchField<never>, "m" | "mostBits" | "mostBitsElsewhere">;

/** m of the slips in a profile URL or other key that systems copy: another key is another record, however alike. */
const ONE_OF_A_KIND = { m: { close: 5e-6, different: 0.01, one_edit: 5e-7 } };
/** Share of the records of one person that name another employer, title or town: people move. */
const MOVED = { m: { different: 0.4 } };
/** Share of the records of one person that name another given name: of one family, it is rather a relative. */
const RELATIVE = {
  m: {
    "given_different,family_close": 2e-5,
    "given_different,family_exact": 5e-4,
    "given_different,family_one_edit": 4e-5,
    "given_different,family_part": 2e-5,
  },
};
/** A business that is the same stands at the same door, so another one is nearly a veto: branches share all the rest. */
const OTHER_DOOR = { m: { different: 0.01, number_conflict: 0.002 } };
/** A chain has one name and one website, so that beside the name the website says little, and at another door nothing. */
const SITE = { mostBits: 5, mostBitsElsewhere: 0 };
/** Nor do the town and postal code in which both doors lie. */
const TOWN = { m: { different: 0.08 }, mostBitsElsewhere: 0 };
const POSTAL_CODE = { mostBitsElsewhere: 0 };
/** A number one digit off is the other branch's as often as a slip. */
const OTHER_LINE = { m: { one_digit: 0.0005 } };
const FAR_APART = { m: { far: 0.0003, within_1_km: 0.05, within_50_km: 0.001, within_5_km: 0.005 } };

/** How records of a kind differ from what the comparisons ship, by how a field is compared. */
const FIELD_WEIGHTS: Readonly<Record<RecordKind, { readonly [kind in FieldKind]?: FieldWeights }>> = {
  company: { identifier: ONE_OF_A_KIND },
  local_business: {
    company_name: { mostBitsElsewhere: 6 },
    address: OTHER_DOOR,
    domain: SITE,
    geo: FAR_APART,
    phone: OTHER_LINE,
    place: TOWN,
    postal_code: POSTAL_CODE,
  },
  person: {
    company_name: MOVED,
    email: MOVED,
    given_family: RELATIVE,
    identifier: ONE_OF_A_KIND,
    phone: MOVED,
    place: MOVED,
    text: MOVED,
  },
};

/** The fields of a matcher over records of a kind, weighed as such records are, however their rows are written. */
export function fieldsOfRecords<Row>(kind: RecordKind, fields: readonly MatchField<Row>[]): MatchField<Row>[] {
  return fields.map((field) => ({ ...FIELD_WEIGHTS[kind][field.compare], ...field }));
}
