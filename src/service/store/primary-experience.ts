import type { Experience, Person } from "../../models/index.ts";
import { lowerCase } from "../../text/letter-case.ts";

/** The experience that says where a person works: the primary one, else the first without end date; null when there is none. */
export function primaryExperience(person: Person): Experience | null {
  const { experiences } = person;
  return experiences.find(({ is_primary }) => is_primary === true) ?? experiences.find(isOpen) ?? null;
}

function isOpen({ end_date }: Experience): boolean {
  return end_date === null || lowerCase(end_date) === "present";
}
