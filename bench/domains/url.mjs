import { companyDomain, normalizeUrl } from "../../dist/url.js";
import { peer, peerVersion, present } from "../peers.mjs";
import { texts } from "../seeded.mjs";

const SCHEMES = ["https://", "http://", "https://www.", "http://www.", "www.", ""];
const NAMES = ["cloverledger", "Example", "harbor-pine", "big-blue-barn", "acme"];
const SUFFIXES = [".com", ".co.uk", ".de", ".org", ".io", ".com.br"];
const PATHS = ["", "/", "/about", "/a/b?utm_source=mail", ":8080/x#top"];
const values = texts(
  2000,
  3,
  (pick, random) =>
    `${pick(SCHEMES)}${random(3) === 0 ? "shop." : ""}${pick(NAMES)}${random(500)}${pick(SUFFIXES)}${pick(PATHS)}`,
);
const withScheme = (text) => (text.startsWith("http") ? text : `http://${text}`);

export async function contests() {
  const normalize = (await peer("normalize-url"))?.default;
  const tldts = await peer("tldts");
  return [
    {
      title: "websites to hosts",
      values,
      contestants: present([
        ["canonry normalizeUrl", normalizeUrl],
        ["new URL().hostname", (text) => new URL(withScheme(text)).hostname],
        [
          // The newest release asks for Node 22 and runs on Node 20 all the same; the bench says which one it was.
          `normalize-url ${peerVersion("normalize-url")}`,
          normalize &&
            ((text) => normalize(text, { stripProtocol: true, stripHash: true, removeQueryParameters: true })),
        ],
      ]),
    },
    {
      title: "websites to company domains",
      values,
      contestants: present([
        ["canonry companyDomain", companyDomain],
        ["tldts getDomain", tldts && ((text) => tldts.getDomain(text, { allowPrivateDomains: true }))],
      ]),
    },
  ];
}
