import { type FieldsOf, type RecordSchema, record } from "./record-schema.ts";
import { text } from "./scalars.ts";
/** Profile URLs of a company or local business, one per platform; null where none is known. */
export interface SocialProfiles {
  /** Page on the professional network. */
  pronet: string | null;
  socialA: string | null;
  socialB: string | null;
  socialC: string | null;
  videoA: string | null;
  videoB: string | null;
}

/** Profile URLs of a person; null where none is known. */
export interface PersonSocial {
  /** Profile on the professional network. */
  pronet_url: string | null;
  socialA_url: string | null;
  socialC_url: string | null;
}

const socialProfilesFields = () => ({
  pronet: text,
  socialA: text,
  socialB: text,
  socialC: text,
  videoA: text,
  videoB: text,
});

/** Schema of the profile URLs of a company. */
export const socialProfilesSchema: RecordSchema<SocialProfiles> = /* @__PURE__ */ record(
  socialProfilesFields satisfies FieldsOf<SocialProfiles, typeof socialProfilesFields>,
);

const localBusinessSocialFields = () => ({
  pronet: text,
  socialA: text,
  socialC: text,
  socialB: text,
  videoA: text,
  videoB: text,
});

/** Schema of the profile URLs of a local business: the same fields, which the specification lists in another order. */
export const localBusinessSocialSchema: RecordSchema<SocialProfiles> = /* @__PURE__ */ record(
  localBusinessSocialFields satisfies FieldsOf<SocialProfiles, typeof localBusinessSocialFields>,
);

const personSocialFields = () => ({
  pronet_url: text,
  socialA_url: text,
  socialC_url: text,
});

/** Schema of the profile URLs of a person. */
export const personSocialSchema: RecordSchema<PersonSocial> = /* @__PURE__ */ record(
  personSocialFields satisfies FieldsOf<PersonSocial, typeof personSocialFields>,
);
