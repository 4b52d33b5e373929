import type { AddressComponents } from "../types.ts";

/** Components of which every part is null. */
export function emptyComponents(): AddressComponents {
  return {
    recipient: null,
    building: null,
    primaryNumber: null,
    predirectional: null,
    streetName: null,
    suffix: null,
    postdirectional: null,
    secondaryDesignator: null,
    secondaryNumber: null,
    box: null,
    route: null,
    crossStreet: null,
    dependentLocality: null,
    city: null,
    state: null,
    postalCode: null,
    country: null,
  };
}
