import {
  type CompaniesNameToDomainApplied,
  type CompaniesNameToDomainData,
  type CompaniesNameToDomainRequest,
  companiesNameToDomainDataSchema,
  companiesNameToDomainRequestSchema,
} from "../../models/index.ts";
import { compactCompany } from "../company-record.ts";
import type { Operation } from "../operation.ts";
import { resolveCompanyName } from "../resolve-company.ts";

/** The company, and with it the domain, that a name means. */
export const companiesNameToDomain: Operation<
  CompaniesNameToDomainRequest,
  CompaniesNameToDomainApplied,
  CompaniesNameToDomainData
> = {
  summary: "Find the domain of a company by its name",
  request: companiesNameToDomainRequestSchema,
  data: companiesNameToDomainDataSchema,
  price: 1,
  paginated: false,
  example: { name: "Clover Ledger", country_code: "US" },
  async find(store, { name, country_code, address }) {
    const hint = address === undefined ? {} : { address };
    const { company, confidence } = await resolveCompanyName(store, { name, country_code, ...hint });
    return { data: { company: compactCompany(company) }, confidence };
  },
};
