// Meaning: hosts that are no company's own, besides those that the private section of the Public Suffix List names.
// TENANT_DOMAINS: platforms where every label below the domain is another customer's site.
// AUTHORITY_DOMAINS: domains of a state where every label below is another authority.
// SHARED_SITES: hosts whose pages belong to their users.
// Source: the platforms' and states' own pages on their addresses, own collection; read 2026-11. Sorted.
import { wordSet } from "../../text/lookup.ts";

export const TENANT_DOMAINS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "bandcamp.com bigcartel.com blogspot.com business.site carrd.co deviantart.com freshdesk.com ghost.io " +
    "godaddysites.com jimdo.com jimdofree.com jimdosite.com livejournal.com medium.com mystrikingly.com negocio.site " +
    "over-blog.com shopify.com site123.me squarespace.com strikingly.com substack.com tripod.com tumblr.com " +
    "typepad.com ucoz.ru webnode.com webnode.page weebly.com wixsite.com wordpress.com yolasite.com zendesk.com",
);

export const AUTHORITY_DOMAINS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "admin.ch bayern.de bund.de europa.eu hamburg.de house.gov niedersachsen.de nrw.de rlp.de sachsen.de senate.gov",
);

export const SHARED_SITES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "about.me angel.co bbb.org beacons.ai behance.net bit.ly bsky.app buymeacoffee.com calendly.com crunchbase.com " +
    "discord.gg docs.google.com dribbble.com drive.google.com etsy.com facebook.com fb.com fb.me flickr.com forms.gle " +
    "g.page github.com gofundme.com goo.gl houzz.com indiegogo.com instagr.am instagram.com issuu.com kickstarter.com " +
    "ko-fi.com line.me linkedin.com linkin.bio linktr.ee lnkd.in maps.google.com meetup.com " +
    "opentable.com ow.ly patreon.com pinterest.com plus.google.com reddit.com sites.google.com snapchat.com " +
    "soundcloud.com t.co t.me threads.net thumbtack.com tiktok.com tinyurl.com tripadvisor.com trustpilot.com " +
    "twitch.tv twitter.com vimeo.com vk.com wa.me x.com xing.com yellowpages.com yelp.com youtu.be " +
    "youtube.com",
);
