import { expect, test } from "vitest";
import { isHostedPage } from "../../src/cleaning/hosted-page.ts";

test.each([
  "https://www.facebook.com/acme",
  "linkedin.com/company/acme",
  "//instagram.com/acme",
  "https://www.linkedin.com/jobs/view/1",
  "sites.google.com/view/acme",
  " https://linktr.ee/acme ",
  "https://maps.google.com/?cid=1",
])("%s belongs to a user of the site", (url) => {
  expect(isHostedPage(url)).toBe(true);
});

test.each([
  "facebook.com",
  "https://www.facebook.com/",
  "acme.com/about",
  "acme.wordpress.com/about",
  "https://www.yahoo.com/news",
  "acme",
  "",
])("%s does not", (url) => {
  expect(isHostedPage(url)).toBe(false);
});
