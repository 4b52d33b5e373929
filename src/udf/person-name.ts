export { normalizePersonName, parsePersonName } from "../person-name/index.ts";
