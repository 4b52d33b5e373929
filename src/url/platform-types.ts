/** What a profile page shows. */
export type ProfileKind = "person" | "company" | "school" | "showcase" | "page" | "user" | "channel";

/** A path under which a platform shows a profile. */
export interface ProfilePath {
  /**
   * Segments in lower case: words, `*` for any segment, `{handle}`; `{id}` for digits, `{last-id}` for the digits
   * behind the last hyphen, `{slug-id}` for eight or more of them behind words, `{case-id}` for a case-sensitive id,
   * `{hex}` for the parts that legacy addresses put behind the name. `profile.php?id={id}` asks for a query value.
   */
  readonly path: string;
  readonly kind: ProfileKind;
}

/** One platform: where its profiles are and how their handles are written. */
export interface Platform {
  /** Host names, the canonical one first. */
  readonly hosts: readonly string[];
  /** Subdomains that show the same profiles; all others are other sites. */
  readonly subdomains: readonly string[];
  /** Whether two-letter countries, languages and locales ("uk", "fr-fr") are such subdomains too. */
  readonly localeSubdomains: boolean;
  /** First segments that stand before a path without changing what it shows. */
  readonly prefixes: readonly string[];
  /** Tried in this order; segments behind a match are detail pages. */
  readonly paths: readonly ProfilePath[];
  /** Paths in lower case that are no profile though they look like one: "home", "pub/dir". */
  readonly reserved: readonly string[];
  /**
   * Characters of a handle: ASCII letters, digits and `_` ("word"), with `.` and `-` ("dotted"), with a letter among
   * them ("name"), or any.
   */
  readonly handlePattern: "word" | "dotted" | "name" | "any";
  /** Starts of ids whose case counts, with their least length. */
  readonly caseSensitiveIds: readonly { readonly prefix: string; readonly length: number }[];
  /** What stands before the handle in the canonical URL, by kind; `id` for a case-sensitive id. */
  readonly canonical: { readonly [kind in ProfileKind | "id"]?: string };
}

/** Platforms by name. */
export type PlatformTable = Readonly<Record<string, Platform>>;
