import type { Experience, Person } from "../../models/index.ts";
import { lowerCase } from "../../text/letter-case.ts";

/**
 * The experience that says where a person works: the primary one, else the first without an end, which some write as
 * "Present"; null when there is none. Of a record as it is found, too.
 */
export function primaryExperience(person: Person): Experience | null {
  const { experiences } = person;
  const jobs: readonly (Experience | null)[] = Array.isArray(experiences) ? experiences : [];
  return jobs.find((job) => job?.is_primary === true) ?? jobs.find((job) => job && isOpen(job.end_date)) ?? null;
}

function isOpen(date: unknown): boolean {
  return date === null || date === undefined || (typeof date === "string" && lowerCase(date) === "present");
}
