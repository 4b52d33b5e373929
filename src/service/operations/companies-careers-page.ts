import {
  type CompaniesCareersPageData,
  type CompaniesCareersPageRequest,
  companiesCareersPageDataSchema,
  companiesCareersPageRequestSchema,
} from "../../models/index.ts";
import { compactCompany } from "../company-record.ts";
import { knownText } from "../known-text.ts";
import type { Operation } from "../operation.ts";
import { resolveCompany, valueMissing } from "../resolve-company.ts";

/** Page with the open positions of a company. */
export const companiesCareersPage: Operation<
  CompaniesCareersPageRequest,
  CompaniesCareersPageRequest,
  CompaniesCareersPageData
> = {
  summary: "Find the careers page of a company",
  request: companiesCareersPageRequestSchema,
  data: companiesCareersPageDataSchema,
  price: 1,
  paginated: false,
  example: { query: "cloverledger.example" },
  async find(store, { query }) {
    const { company, confidence } = await resolveCompany(store, query);
    const url = knownText(company.careers_page_url);
    if (url === null) throw valueMissing("careers page", company);
    return { data: { careers: { page_url: url }, company: compactCompany(company) }, confidence };
  },
};
