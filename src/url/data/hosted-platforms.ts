// Meaning: hosting platforms that the Public Suffix List does not name.
// TENANT_DOMAINS: every label below the domain is another customer's site. SHARED_SITES: the pages of the host belong to its users.
// Source: the platforms' own pages on addresses of customer sites, own collection; read 2026-11. Sorted.
import { wordSet } from "../../text/lookup.ts";

export const TENANT_DOMAINS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "bandcamp.com bigcartel.com blogspot.com business.site carrd.co deviantart.com freshdesk.com ghost.io " +
    "godaddysites.com jimdo.com jimdofree.com jimdosite.com livejournal.com medium.com mystrikingly.com negocio.site " +
    "over-blog.com shopify.com site123.me squarespace.com strikingly.com substack.com tripod.com tumblr.com typepad.com ucoz.ru " +
    "webnode.com webnode.page weebly.com wixsite.com wordpress.com yolasite.com zendesk.com",
);

export const SHARED_SITES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "about.me angel.co bit.ly crunchbase.com docs.google.com drive.google.com etsy.com facebook.com fb.com fb.me goo.gl " +
    "instagram.com issuu.com linkedin.com linktr.ee maps.google.com pinterest.com plus.google.com sites.google.com " +
    "t.co t.me tiktok.com tinyurl.com tripadvisor.com twitter.com vimeo.com vk.com wa.me x.com xing.com yelp.com youtu.be youtube.com",
);
