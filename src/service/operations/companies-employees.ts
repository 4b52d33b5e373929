import {
  type CompaniesEmployeesApplied,
  type CompaniesEmployeesData,
  type CompaniesEmployeesRequest,
  companiesEmployeesDataSchema,
  companiesEmployeesRequestSchema,
} from "../../models/index.ts";
import type { Operation } from "../operation.ts";
import { resolveCompany } from "../resolve-company.ts";

/** People a page holds at most. */
const PAGE_SIZE = 25;

/** People who work at a company, most senior first. */
export const companiesEmployees: Operation<
  CompaniesEmployeesRequest,
  CompaniesEmployeesApplied,
  CompaniesEmployeesData
> = {
  summary: "List the employees of a company",
  request: companiesEmployeesRequestSchema,
  data: companiesEmployeesDataSchema,
  price: 5,
  paginated: true,
  example: { query: "cloverledger.example" },
  async find(store, { query, page }) {
    const { company, confidence } = await resolveCompany(store, query);
    // One more than a page tells whether there is a next one.
    const found = await store.employees(company, (page - 1) * PAGE_SIZE, PAGE_SIZE + 1);
    return {
      data: { employee_count_data: { size: company.size }, people: found.slice(0, PAGE_SIZE) },
      confidence,
      empty: found.length === 0,
      pagination: { page, has_more: found.length > PAGE_SIZE },
    };
  },
};
