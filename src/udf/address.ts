export { normalizeAddress, parseAddress } from "../address/index.ts";
