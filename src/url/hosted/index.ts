// What records need to tell whose a website is.
export { isHostedPage } from "../hosted-page.ts";
