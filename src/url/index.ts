export { canonicalHost } from "./canonical-host.ts";
export { companyDomain } from "./company-domain.ts";
export { DEFAULT_PLATFORMS } from "./data/platforms.ts";
export { PUBLIC_SUFFIX_LIST_VERSION } from "./data/suffix-masks.ts";
export { IDNA_UNICODE_VERSION } from "./data/uts46.ts";
export { isFreemailDomain } from "./freemail.ts";
export { normalizeEmail } from "./normalize-email.ts";
export { normalizeUrl } from "./normalize-url.ts";
export { parseUrl } from "./parse-url.ts";
export type { Platform, PlatformTable, ProfileKind, ProfilePath } from "./platform-types.ts";
export { parseProfileUrl } from "./profile.ts";
export { profileUrlKey } from "./profile-key.ts";
export { registrableDomain } from "./registrable-domain.ts";
export type {
  DomainOptions,
  LengthOption,
  ParsedUrl,
  ProfileOptions,
  ProfileUrl,
  UrlOptions,
} from "./types.ts";
