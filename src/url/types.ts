import type { Reason } from "../text/types.ts";
import type { PlatformTable, ProfileKind } from "./platform-types.ts";

/** Options of `normalizeUrl`. */
export interface UrlOptions {
  /** Show A-labels in Unicode, for display only: keys are compared as A-labels. */
  readonly unicode?: boolean | undefined;
  /** Largest input in UTF-16 units, 4,096 unless given. */
  readonly maxLength?: number | undefined;
}

/** Option of the functions that only cap their input. */
export interface LengthOption {
  /** Largest input in UTF-16 units, 4,096 unless given. */
  readonly maxLength?: number | undefined;
}

/** Options of `registrableDomain`. */
export interface DomainOptions extends LengthOption {
  /** Whether the private section of the Public Suffix List counts too (`github.io`, `myshopify.com`); false unless given. */
  readonly allowPrivateDomains?: boolean | undefined;
}

/** What a URL says about its site. */
export interface ParsedUrl {
  /** The canonical form of `normalizeUrl`; null when there is none, then `reason` says why. */
  readonly normalized: string | null;
  /** Scheme in lower case without colon, as written; null when the text has none. */
  readonly scheme: string | null;
  /** Host as A-labels, IPv4 or bracketed IPv6 address, dots repaired, `www.` kept. */
  readonly host: string | null;
  /** Port as written; null when none is. */
  readonly port: number | null;
  /** Labels in front of the registrable domain; null when there are none. */
  readonly subdomain: string | null;
  /** Public suffix plus one label, private section included; null for an address or a public suffix. */
  readonly registrableDomain: string | null;
  /** Public suffix, private section included; null for an address. */
  readonly publicSuffix: string | null;
  /** Whether the host is an IPv4 or IPv6 address. */
  readonly isIp: boolean;
  /** Whether the address is loopback, private, link-local or otherwise not for the public Internet. */
  readonly isPrivateAddress: boolean;
  /** Whether a label mixes scripts that no language writes together, as homographs do. */
  readonly mixedScript: boolean;
  /** Whether the text carries a user name or password in front of the host. */
  readonly hasUserinfo: boolean;
  /** Whether the text is an e-mail address: user name without password, no scheme, no path. */
  readonly isEmailAddress: boolean;
  /** Why `normalized` is null; null when it is not. */
  readonly reason: Reason | null;
}

/** The parts of a URL in front of and behind its host. */
export interface UrlParts {
  /** The cleaned text that the offsets point into. */
  readonly text: string;
  readonly scheme: string | null;
  /** User name and password, without "@"; null when there is no "@". */
  readonly userinfo: string | null;
  /** The host as written. */
  readonly host: string;
  readonly port: number | null;
  /** Offset of the path, query or fragment in `text`. */
  readonly end: number;
}

/**
 * Which malformed A-labels stay: none; those of all-ASCII names, as the URL Standard has it since 2026; or any.
 */
export type ALabelLeniency = "none" | "ascii" | "any";

/** A profile on a known platform. */
export interface ProfileUrl {
  /** Name of the row in the platform table: `pronet`, `socialA`, ... */
  readonly platform: string;
  readonly kind: ProfileKind;
  /** Lower-case handle, percent-encoded UTF-8 in NFC; case-sensitive ids as written. */
  readonly handle: string;
  /** Canonical URL without scheme: the key of the profile. */
  readonly url: string;
}

/** Options of `parseProfileUrl`. */
export interface ProfileOptions extends LengthOption {
  /** Another table in place of `DEFAULT_PLATFORMS`. */
  readonly platforms?: PlatformTable | undefined;
}
