// What a service needs to tell whose a website is, and whether a text says anything.
export { isHostedPage } from "../hosted-page.ts";
export { isNoValue, oneLine } from "../text-rules.ts";
