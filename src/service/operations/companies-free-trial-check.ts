import {
  type CompaniesFreeTrialCheckData,
  type CompaniesFreeTrialCheckRequest,
  companiesFreeTrialCheckDataSchema,
  companiesFreeTrialCheckRequestSchema,
} from "../../models/index.ts";
import type { Operation } from "../operation.ts";
import { resolveCompany, valueMissing } from "../resolve-company.ts";

/** Whether a company offers a free trial. */
export const companiesFreeTrialCheck: Operation<
  CompaniesFreeTrialCheckRequest,
  CompaniesFreeTrialCheckRequest,
  CompaniesFreeTrialCheckData
> = {
  summary: "Check whether a company offers a free trial",
  request: companiesFreeTrialCheckRequestSchema,
  data: companiesFreeTrialCheckDataSchema,
  price: 1,
  paginated: false,
  example: { query: "cloverledger.example" },
  async find(store, { query }) {
    const { company, confidence } = await resolveCompany(store, query);
    const offers = company.offers_free_trial;
    if (typeof offers !== "boolean") throw valueMissing("free-trial information", company);
    return { data: { offers_free_trial: offers }, confidence };
  },
};
