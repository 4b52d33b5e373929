import { expect, test } from "vitest";
import { isHostedPage } from "../../src/url/hosted/index.ts";

test.each([
  "https://www.facebook.com/acme",
  "linkedin.com/company/acme",
  "//instagram.com/acme",
  "https://www.linkedin.com/jobs/view/1",
  "sites.google.com/view/acme",
  " https://linktr.ee/acme ",
  "https://maps.google.com/?cid=1",
  "https://www.google.com/maps/place/acme",
  "https://www.doordash.com/store/acme",
  "vk.com/acme",
  "facebook.com\\acme",
  "tiktok.com/@acme",
  "https:facebook.com/acme",
  "facebook.com?id=1",
  "facebook.com#acme",
])("%s belongs to a user of the site", (url) => {
  expect(isHostedPage(url)).toBe(true);
});

test.each([
  "facebook.com",
  "https://www.facebook.com/",
  "acme.com/about",
  "https://www.google.com/about",
  "acme.onmicrosoft.com/about",
  "mailto:ann@facebook.com?subject=x",
  "acme.wordpress.com/about",
  "https://www.yahoo.com/news",
  "https://mail.yahoo.com/inbox",
  " //facebook.com",
  "facebook.com/?#",
  "ann@facebook.com",
  "10.0.0.1/admin",
  "http://[::1]/admin",
  "co.uk/about",
  "localhost/about",
  "acme",
  "",
])("%s does not", (url) => {
  expect(isHostedPage(url)).toBe(false);
});
