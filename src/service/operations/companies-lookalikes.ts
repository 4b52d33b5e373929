import {
  type CompaniesLookalikesData,
  type CompaniesLookalikesRequest,
  companiesLookalikesDataSchema,
  companiesLookalikesRequestSchema,
} from "../../models/index.ts";
import { companyRecord } from "../company-record.ts";
import { lookalikeConfidence } from "../confidence.ts";
import type { Operation } from "../operation.ts";
import { resolveCompany } from "../resolve-company.ts";

/** Companies a call returns at most. */
const LIMIT = 25;

/** Companies that resemble a company. */
export const companiesLookalikes: Operation<
  CompaniesLookalikesRequest,
  CompaniesLookalikesRequest,
  CompaniesLookalikesData
> = {
  summary: "Find companies that resemble a company",
  request: companiesLookalikesRequestSchema,
  data: companiesLookalikesDataSchema,
  price: 5,
  paginated: false,
  example: { query: "cloverledger.example" },
  async find(store, { query }) {
    const { company, confidence } = await resolveCompany(store, query);
    const found = await store.similarCompanies(company, LIMIT);
    return {
      data: { similar_companies: found.map(({ item }) => companyRecord(item)) },
      confidence: lookalikeConfidence(confidence, found),
      empty: found.length === 0,
    };
  },
};
