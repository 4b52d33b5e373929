export const GIVEN_NAMES: string = `james john robert mary`;
export const GIVEN_NAMES_IBERIA: string = `jose maria`;
export const GIVEN_NAMES_DUTCH: string = `jan wim`;
