export const INNER_CAPITALS: string = `
De:lauro santis
La:turner hood
Jo:ann anne`;
