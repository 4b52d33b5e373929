export * from "./address.ts";
export * from "./person-name.ts";
export * from "./phone.ts";
export * from "./url.ts";
