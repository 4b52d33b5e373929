import { ADDRESSED_AS } from "../data/territories.ts";
import { ARGENTINA } from "./ar.ts";
import { AUSTRIA } from "./at.ts";
import { AUSTRALIA } from "./au.ts";
import { BELGIUM } from "./be.ts";
import { BRAZIL } from "./br.ts";
import { CANADA } from "./ca.ts";
import { SWITZERLAND } from "./ch.ts";
import { COLOMBIA } from "./co.ts";
import { GERMANY } from "./de.ts";
import { SPAIN } from "./es.ts";
import { FRANCE } from "./fr.ts";
import { UNITED_KINGDOM } from "./gb.ts";
import { genericProfile } from "./generic.ts";
import { IRELAND } from "./ie.ts";
import { INDIA } from "./in.ts";
import { ITALY } from "./it.ts";
import { LUXEMBOURG } from "./lu.ts";
import { MEXICO } from "./mx.ts";
import { NETHERLANDS } from "./nl.ts";
import { NEW_ZEALAND } from "./nz.ts";
import type { CountryProfile } from "./profile.ts";
import { PORTUGAL } from "./pt.ts";
import { SINGAPORE } from "./sg.ts";
import { SOUTH_AFRICA } from "./za.ts";

const OWN: readonly CountryProfile[] = [
  ARGENTINA,
  AUSTRALIA,
  AUSTRIA,
  BELGIUM,
  BRAZIL,
  CANADA,
  COLOMBIA,
  FRANCE,
  GERMANY,
  INDIA,
  IRELAND,
  ITALY,
  LUXEMBOURG,
  MEXICO,
  NETHERLANDS,
  NEW_ZEALAND,
  PORTUGAL,
  SINGAPORE,
  SOUTH_AFRICA,
  SPAIN,
  SWITZERLAND,
  UNITED_KINGDOM,
];

let profiles: Map<string, CountryProfile> | undefined;

/** The addressing conventions of a country; null and unknown codes get the generic ones. */
export function profileOf(country: string | null): CountryProfile {
  profiles ??= new Map(OWN.map((profile) => [profile.code, profile]));
  const key = country ?? "";
  const known = profiles.get(key);
  if (known !== undefined) return known;
  const alike = ADDRESSED_AS.get(key);
  // Not under "": there stands what is read without a country.
  const model = alike === undefined ? undefined : profiles.get(alike);
  const built = model === undefined ? genericProfile(key) : { ...model, code: key };
  profiles.set(key, built);
  return built;
}
