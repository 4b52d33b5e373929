// What a host needs to refuse a path as the service does.
export { unknownOperation } from "../service-error.ts";
