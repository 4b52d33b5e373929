/**
 * How Spanish, Portuguese and Galician family names end and names of other countries seldom do, lower case: "Fernández", "Trujillo", "Ferreira",
 * "Maldonado", "Olivares". After the frequency lists of family names of Spain, Portugal and Brazil, 2026.
 */
export const IBERIAN_FAMILY: RegExp = /..(?:[eé]z|illo|eir[ao]|ado|[ea]jo|eros|[ae]rra|ales|ares|[ln]h[ao])$/u;
