export { type FormatAddressOptions, formatAddress } from "./format.ts";
export { normalizeAddress } from "./normalize.ts";
export { parseAddress } from "./parse.ts";
export type { AddressComponents, AddressKind, AddressOptions, ParsedAddress, Places } from "./types.ts";
