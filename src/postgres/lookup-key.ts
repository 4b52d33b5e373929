import { type NameKeys, nameKeys } from "../matching/resolver/index.ts";
import type { Person } from "../models/index.ts";
import type { CompanyEntry } from "../service/index.ts";
import { companyPage, companyProfiles, companySites, emailKey } from "../service/store/index.ts";
import { profileUrlKey } from "../url/index.ts";
import { indexKey } from "./key-text.ts";

/**
 * What a lookup key names: a profile, website on a page, host, domain of a host or form of a name of a company, a
 * profile or e-mail address of a person.
 */
export type LookupKind =
  | "profile"
  | "page"
  | "host"
  | "domain"
  | "text"
  | "core"
  | "sorted"
  | "acronym"
  | "short"
  | "person"
  | "email";

/** Kind and key in one text. */
export function lookupKey(kind: LookupKind, key: string): string {
  return `${kind} ${indexKey(key)}`;
}

/** Keys of the pages and hosts of a company. */
export function companyLookupKeys(company: CompanyEntry): string[] {
  const page = companyPage(company);
  const { hosts, domains } = companySites(company);
  return [
    ...companyProfiles(company).map((key) => lookupKey("profile", key)),
    ...(page === null ? [] : [lookupKey("page", page)]),
    ...hosts.map((key) => lookupKey("host", key)),
    ...domains.map((key) => lookupKey("domain", key)),
  ];
}

/** The names of a company that hold a word, with their forms, in the order in which the ladder numbers them. */
export function companyNames({ name, aliases }: CompanyEntry): { written: string; keys: NameKeys }[] {
  return [name, ...(Array.isArray(aliases) ? aliases : [])].flatMap((written: unknown) => {
    const keys = nameKeys(written);
    return keys === null || typeof written !== "string" ? [] : [{ written, keys }];
  });
}

/** Keys of a person: the professional-network page and both e-mail addresses. */
export function personLookupKeys({ social, emails }: Person): string[] {
  const profile = social.pronet_url === null ? null : profileUrlKey(social.pronet_url);
  const keys = profile === null ? [] : [lookupKey("person", profile)];
  for (const { email } of [emails.work_email, emails.personal_email]) {
    const key = email === null ? null : emailKey(email);
    if (key !== null) keys.push(lookupKey("email", key));
  }
  return [...new Set(keys)];
}
