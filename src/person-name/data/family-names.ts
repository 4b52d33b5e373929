export const FAMILY_NAMES_IBERIA: string = `garcia`;
export const FAMILY_NAMES_ASIA: string = `nguyen`;
export const FAMILY_NAMES_OTHER: string = `smith`;
