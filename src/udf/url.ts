export {
  canonicalHost,
  companyDomain,
  normalizeEmail,
  normalizeUrl,
  parseProfileUrl,
  parseUrl,
  registrableDomain,
} from "../url/index.ts";
