export type { Awaitable } from "./awaitable.ts";
export type { AppliedOf, BodyOf, DataOf, EnvelopeOf, OperationMethods } from "./call-types.ts";
export { operationMethods } from "./call-types.ts";
export { createLedger, type Ledger, type MemoryLedger, type Reservation } from "./ledger.ts";
export type { Found, Operation } from "./operation.ts";
export { OPERATION_PATHS, type OperationPath } from "./operation-paths.ts";
export { OPERATIONS, type Operations } from "./operations.ts";
export type {
  CompanyEntry,
  CompanyNameQuery,
  RecordStore,
  ResolvedCompany,
  Scored,
} from "./record-store.ts";
export {
  type AdmittedCall,
  type Answer,
  type CallContext,
  type CallReport,
  createService,
  type Service,
  type ServiceOptions,
} from "./service.ts";
export {
  asServiceError,
  type ErrorCode,
  errorEnvelope,
  ServiceError,
  type ServiceErrorOptions,
} from "./service-error.ts";
export { createMemoryStore, type MemoryStore, type MemoryStoreData } from "./store/memory-store.ts";
