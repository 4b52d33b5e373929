import { decodeEntities } from "../text/entities.ts";
import { lowerCase } from "../text/letter-case.ts";
import { trimSpaces } from "../text/spaces.ts";
import { compactCompanySchema, companySchema, companySizeSchema } from "./company.ts";
import { COMPANY_TYPES } from "./data/company-types.ts";
import { EMAIL_TYPES } from "./data/email-types.ts";
import { JOB_LEVELS } from "./data/job-levels.ts";
import { PHONE_TYPES } from "./data/phone-types.ts";
import { dateText } from "./date-repair.ts";
import { companyEmailSchema } from "./email.ts";
import { employeeRange } from "./employee-range.ts";
import { experienceCompanySchema, experienceTitleSchema } from "./experience.ts";
import { localBusinessSchema } from "./local-business.ts";
import { PARTIAL_DATE_PATTERN } from "./partial-date.ts";
import { jobSchema } from "./person.ts";
import type { ObjectShape, TextShape } from "./shape.ts";

/** A rule that rewrites the text of one field; the same text when it does not apply. */
export interface TextRepair {
  readonly rule: string;
  readonly apply: (text: string) => string;
}

const SIZE: TextRepair = { rule: "size-text", apply: employeeRange };
const COMPANY_TYPE: TextRepair = { rule: "company-type", apply: (text) => translate(text, COMPANY_TYPES) };
const EMAIL_TYPE: TextRepair = { rule: "email-type", apply: (text) => translate(text, EMAIL_TYPES) };
const JOB_LEVEL: TextRepair = { rule: "job-level", apply: (text) => translate(text, JOB_LEVELS) };
const PHONE_TYPE: TextRepair = { rule: "phone-type", apply: (text) => translate(text, PHONE_TYPES) };
const ENTITY: TextRepair = { rule: "html-entity", apply: decodeFully };
const DATE_TEXT: TextRepair = { rule: "date-text", apply: dateText };

/** The rules of a text field, in the order they are applied. */
export function textRepairs(object: ObjectShape | null, key: string, text: TextShape): readonly TextRepair[] {
  if (text.pattern === PARTIAL_DATE_PATTERN) return [DATE_TEXT];
  const own = object === null ? undefined : fieldRepair(object, key);
  return own === undefined ? [ENTITY] : [ENTITY, own];
}

function fieldRepair(object: ObjectShape, key: string): TextRepair | undefined {
  switch (object.schema) {
    case companySizeSchema:
      return key === "employee_range" ? SIZE : undefined;
    case experienceCompanySchema:
      return key === "size" ? SIZE : undefined;
    case companySchema:
    case compactCompanySchema:
      return key === "type" ? COMPANY_TYPE : undefined;
    case companyEmailSchema:
      return key === "type" ? EMAIL_TYPE : undefined;
    case jobSchema:
      return key === "level" ? JOB_LEVEL : undefined;
    case experienceTitleSchema:
      return key === "levels" ? JOB_LEVEL : undefined;
    case localBusinessSchema:
      return key === "phone_type" ? PHONE_TYPE : undefined;
    default:
      return undefined;
  }
}

/** Letter case alone is no other vocabulary: "Privately Held" stays. */
function translate(text: string, table: ReadonlyMap<string, string>): string {
  const word = lowerCase(trimSpaces(text));
  const to = table.get(word.replaceAll(" ", "_"));
  return to === undefined || to === word ? text : to;
}

/** Most times that references are escaped over each other before the text counts as meant literally. */
const ESCAPED_TIMES = 3;

/** Without character references, also escaped ones (`&amp;amp;`), so that reading once more changes nothing. */
function decodeFully(text: string): string {
  let decoded = text;
  for (let i = 0; i <= ESCAPED_TIMES; i++) {
    const next = decodeEntities(decoded);
    if (next === decoded) return decoded;
    decoded = next;
  }
  return text;
}
