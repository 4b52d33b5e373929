/** Most words in the name of a city beside its postal code or region: "CIUDAD AUTONOMA DE BUENOS AIRES". */
export const LONGEST_CITY = 5;
