import {
  type CompaniesPronetFinderData,
  type CompaniesPronetFinderRequest,
  companiesPronetFinderDataSchema,
  companiesPronetFinderRequestSchema,
} from "../../models/index.ts";
import { compactCompany } from "../company-record.ts";
import { knownText } from "../known-text.ts";
import type { Operation } from "../operation.ts";
import { resolveCompanyName, valueMissing } from "../resolve-company.ts";

/** Professional-network page of a company, from its name. */
export const companiesPronetFinder: Operation<
  CompaniesPronetFinderRequest,
  CompaniesPronetFinderRequest,
  CompaniesPronetFinderData
> = {
  summary: "Find the professional-network page of a company",
  request: companiesPronetFinderRequestSchema,
  data: companiesPronetFinderDataSchema,
  price: 1,
  paginated: false,
  example: { name: "Clover Ledger" },
  async find(store, { name }) {
    const { company, confidence } = await resolveCompanyName(store, { name });
    const url = knownText(company.social.pronet);
    if (url === null) throw valueMissing("professional-network page", company);
    return { data: { pronet_url: url, company: compactCompany(company) }, confidence };
  },
};
