export { type Client, type ClientContext, type ClientOptions, createClient } from "./client.ts";
export { createFetchHandler, type FetchHandlerOptions } from "./fetch-handler.ts";
export { openApiDocument } from "./openapi.ts";
export { type ProblemDetails, problemDetails } from "./problem-details.ts";
