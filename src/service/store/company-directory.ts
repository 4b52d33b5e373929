import { normalizeCompanyName } from "../../matching/index.ts";
import type { Experience, ExperienceCompany } from "../../models/index.ts";
import { companyDomain, profileUrlKey } from "../../url/index.ts";
import { knownText } from "../known-text.ts";
import type { CompanyEntry } from "../record-store.ts";
import { companyPage, companyProfiles, companySites } from "./company-keys.ts";

/** Companies by every key that names one exactly. Where several share a key the one with more followers has it, then the first. */
export class CompanyDirectory {
  readonly #byProfile = new Map<string, CompanyEntry>();
  readonly #byPage = new Map<string, CompanyEntry>();
  readonly #byHost = new Map<string, CompanyEntry>();
  readonly #byDomain = new Map<string, CompanyEntry>();
  readonly #byPronetId = new Map<string, CompanyEntry>();
  readonly #byCoreName = new Map<string, CompanyEntry>();

  constructor(companies: readonly CompanyEntry[]) {
    for (const company of companies) {
      for (const key of companyProfiles(company)) put(this.#byProfile, key, company);
      const page = companyPage(company);
      if (page !== null) put(this.#byPage, page, company);
      const { hosts, domains } = companySites(company);
      for (const host of hosts) put(this.#byHost, host, company);
      for (const domain of domains) put(this.#byDomain, domain, company);
      const id = knownText(company.pronet_id);
      if (id !== null) put(this.#byPronetId, id, company);
      const core = company.name === null ? null : normalizeCompanyName(company.name);
      if (core !== null) put(this.#byCoreName, core, company);
    }
  }

  /** The company with this profile page, else the one whose website it is. */
  byProfile(key: string): CompanyEntry | null {
    return this.#byProfile.get(key) ?? this.#byPage.get(key) ?? null;
  }

  /** The company at the host itself, else the one at its registrable domain, else one at another host of that domain. */
  byDomain(host: string): CompanyEntry | null {
    const exact = this.#byHost.get(host);
    if (exact !== undefined) return exact;
    const domain = companyDomain(host);
    return domain === null ? null : (this.#byHost.get(domain) ?? this.#byDomain.get(domain) ?? null);
  }

  /** The employer of an experience: by pronet URL, pronet id, website, then core name where no other id speaks against it. */
  employer(experience: Experience): CompanyEntry | null {
    const { company } = experience;
    if (company === null) return null;
    const profile = company.pronet_url === null ? null : profileUrlKey(company.pronet_url);
    const byUrl = profile === null ? undefined : this.#byProfile.get(profile);
    const byId = this.#byPronetId.get(knownText(company.pronet_id) ?? "");
    if (byUrl !== undefined || byId !== undefined) return byUrl ?? byId ?? null;
    const bySite =
      company.website === null
        ? null
        : this.byDomain(companySites({ domain: company.website, website_url: null }).hosts[0] ?? "");
    return bySite ?? this.#named(company);
  }

  #named({ name, pronet_id }: ExperienceCompany): CompanyEntry | null {
    const core = name === null ? null : normalizeCompanyName(name);
    const company = core === null ? undefined : this.#byCoreName.get(core);
    if (company === undefined) return null;
    const [id, ownId] = [knownText(pronet_id), knownText(company.pronet_id)];
    return id === null || ownId === null || id === ownId ? company : null;
  }
}

function put(table: Map<string, CompanyEntry>, key: string, company: CompanyEntry): void {
  const known = table.get(key);
  if (known === undefined || (company.followers_count ?? 0) > (known.followers_count ?? 0)) table.set(key, company);
}
