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
