// Meaning: the platforms whose profile pages are known: hosts, path shapes and handles. The names are the neutral words of the records.
// Source: the platforms' own profile addresses and their help pages on custom addresses; read 2026-11. 6 rows.
import type { PlatformTable } from "../platform-types.ts";

/** The platforms that `parseProfileUrl` knows by default, under the neutral words of the records. */
export const DEFAULT_PLATFORMS: PlatformTable = {
  pronet: {
    hosts: ["linkedin.com"],
    subdomains: ["m", "mobile", "touch", "www"],
    localeSubdomains: true,
    prefixes: ["comm", "m", "mwlite", "organization-guest"],
    paths: [
      { path: "in/{handle}", kind: "person" },
      { path: "pub/{handle}/{hex}/{hex}/{hex}", kind: "person" },
      { path: "pub/{handle}", kind: "person" },
      { path: "company/{handle}", kind: "company" },
      { path: "company-beta/{handle}", kind: "company" },
      { path: "school/{handle}", kind: "school" },
      { path: "showcase/{handle}", kind: "showcase" },
    ],
    reserved: ["in/unavailable", "pub/dir"],
    handlePattern: "any",
    caseSensitiveIds: [
      { prefix: "ACoAA", length: 30 },
      { prefix: "ACwAA", length: 30 },
    ],
    canonical: { person: "in/", company: "company/", school: "school/", showcase: "showcase/" },
  },
  socialA: {
    hosts: ["facebook.com", "fb.com"],
    subdomains: ["0", "business", "d", "free", "iphone", "m", "mbasic", "mobile", "touch", "web", "www", "x"],
    localeSubdomains: true,
    prefixes: ["pg"],
    paths: [
      { path: "profile.php?id={id}", kind: "page" },
      { path: "people/*/{id}", kind: "page" },
      { path: "groups/*/user/{id}", kind: "page" },
      { path: "pages/category/*/{last-id}", kind: "page" },
      { path: "pages/*/{id}", kind: "page" },
      { path: "p/{last-id}", kind: "page" },
      { path: "{slug-id}", kind: "page" },
      { path: "{handle}", kind: "page" },
    ],
    // biome-ignore format: a list of words
    reserved: [
      "about", "ads", "ajax", "bookmarks", "business", "careers", "composer", "credits", "dialog", "directory",
      "donate", "events", "flx", "friends", "fundraisers", "games", "gaming", "groups", "hashtag", "help", "home",
      "itsuserid", "l", "legal", "lite", "live", "login", "marketplace", "me", "media", "messages", "notes",
      "notifications", "p", "pages", "pay", "people", "permalink", "photo", "photos", "places", "plugins",
      "policies", "privacy", "public", "recover", "reel", "reels", "search", "settings", "share", "sharer",
      "stories", "story", "terms", "timeline", "tr", "ufi", "video", "videos", "watch",
    ],
    handlePattern: "dotted",
    caseSensitiveIds: [],
    canonical: { page: "" },
  },
  socialB: {
    hosts: ["instagram.com"],
    subdomains: ["m", "www"],
    localeSubdomains: false,
    prefixes: ["_u"],
    paths: [{ path: "{handle}", kind: "user" }],
    // biome-ignore format: a list of words
    reserved: [
      "about", "accounts", "api", "archive", "challenge", "developer", "direct", "directory", "emails", "explore",
      "help", "legal", "lite", "oauth", "p", "press", "privacy", "reel", "reels", "reels_tray", "s", "stories",
      "terms", "threads", "tv", "web", "your_activity",
    ],
    handlePattern: "dotted",
    caseSensitiveIds: [],
    canonical: { user: "" },
  },
  socialC: {
    hosts: ["x.com", "twitter.com"],
    subdomains: ["m", "mobile", "www"],
    localeSubdomains: false,
    prefixes: [],
    paths: [
      { path: "intent/user?screen_name={handle}", kind: "user" },
      { path: "intent/follow?screen_name={handle}", kind: "user" },
      { path: "{handle}", kind: "user" },
    ],
    // biome-ignore format: a list of words
    reserved: [
      "about", "account", "bookmarks", "communities", "compose", "discover", "download", "error", "explore",
      "favorites", "followers", "following", "friendrequest", "hashtag", "home", "i", "intent", "invitations",
      "jobs", "lists", "logged_out", "login", "logout", "mentions", "messages", "moments", "notifications", "oauth",
      "personalization", "premium", "privacy", "search", "search-advanced", "search-home", "sessions", "settings",
      "share", "signup", "spaces", "statuses", "topics", "toptweets", "tos", "trends", "tweet", "verified",
      "who_to_follow", "widgets",
    ],
    handlePattern: "word",
    caseSensitiveIds: [],
    canonical: { user: "" },
  },
  videoA: {
    hosts: ["youtube.com"],
    subdomains: ["gaming", "m", "music", "www"],
    localeSubdomains: false,
    prefixes: [],
    paths: [
      { path: "channel/{case-id}", kind: "channel" },
      { path: "c/{handle}", kind: "channel" },
      { path: "user/{handle}", kind: "channel" },
      { path: "{handle}", kind: "channel" },
    ],
    // biome-ignore format: a list of words
    reserved: [
      "about", "account", "ads", "all_comments", "attribution_link", "channel", "clip", "comment", "creators",
      "dashboard", "e", "embed", "error", "feed", "feeds", "gaming", "hashtag", "howyoutubeworks", "intl", "kids",
      "live", "live_chat", "logout", "movies", "music", "my_videos", "oembed", "playlist", "post", "premium",
      "profile", "profile_redirector", "redirect", "results", "shorts", "show", "signin", "source", "sports",
      "subscription_center", "t", "testtube", "trending", "tv", "upload", "user", "v", "verify", "vi", "watch",
      "watch_videos", "yt", "ytscreeningroom",
    ],
    handlePattern: "any",
    caseSensitiveIds: [{ prefix: "UC", length: 24 }],
    canonical: { channel: "@", id: "channel/" },
  },
  videoB: {
    hosts: ["vimeo.com"],
    subdomains: ["m", "www"],
    localeSubdomains: false,
    prefixes: [],
    paths: [
      { path: "channels/{handle}", kind: "channel" },
      { path: "{handle}", kind: "user" },
    ],
    // biome-ignore format: a list of words
    reserved: [
      "about", "album", "apps", "blog", "business", "categories", "channels", "cookie_policy", "couchmode", "create", "enterprise", "events",
      "explore", "features", "forgot_password", "groups", "help", "home", "jobs", "join", "log_in", "manage", "music", "newest", "ondemand", "ott", "partners",
      "plus", "prices", "pricing", "privacy", "pro", "resources", "search", "settings", "showcase", "site_map", "solutions", "staffpicks", "stats", "stock", "terms",
      "upgrade", "upload", "video", "videos", "watch", "watchlater",
    ],
    handlePattern: "name",
    caseSensitiveIds: [],
    canonical: { channel: "channels/", user: "" },
  },
};
