// Meaning: hosts that are no company's own, besides those that the private section of the Public Suffix List names.
// TENANT_DOMAINS: platforms where every label below the domain is another customer's site; a row below another ("web.fc2.com")
// is where its customers are.
// AUTHORITY_DOMAINS: domains of a state where every label below is another authority.
// REGISTRY_DOMAINS: domains of regions and branches below which anybody registers names, and which the Public Suffix List does
// not name, or no more (the regions of .ru, .yu).
// SHARED_SITES: hosts that name nobody: networks, short links and other sites of their users.
// LISTING_SITES: directories, markets, ordering and booking platforms, networks that are looked up as companies, whose pages
// are about others; their own address alone is theirs.
// TENANT_PAGES: platforms of TENANT_DOMAINS whose customers have pages behind the platform's own address as well.
// SHARED_PATHS: addresses whose pages behind one first segment of the path are about others.
// FRONT_PAGE: the path of a site's own front page in a language: "us/en".
// HANDLE: the start of a path on a platform's own address that is a customer's page: "medium.com/@acme".
// STAFF_HOST: hosts below a site where its own people have their mailboxes, not those to whom it passes mail on.
// Source: the platforms' and states' own pages on their addresses, own collection; read 2026-11. Sorted. 10 tables.
import { wordSet } from "../../text/lookup.ts";

export const TENANT_DOMAINS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "3dcartstores.com 8b.io activehosted.com alboompro.com alibaba.com amebaownd.com angelfire.com artstation.com " +
    "at.ua atlassian.net b12sites.com bandcamp.com bandzoogle.com beehiiv.com beepworld.de bigcartel.com bitrix24.com " +
    "bitrix24.de bitrix24.eu bitrix24.ru bitrix24.shop bitrix24.site blog.fc2.com blog4ever.com blogia.com " +
    "blogspot.ae blogspot.al blogspot.am blogspot.at blogspot.ba blogspot.be blogspot.bg blogspot.bj blogspot.ca " +
    "blogspot.cf blogspot.ch blogspot.cl blogspot.co.at blogspot.co.id blogspot.co.il blogspot.co.ke blogspot.co.nz " +
    "blogspot.co.uk blogspot.co.za blogspot.com blogspot.com.ar blogspot.com.au blogspot.com.br blogspot.com.by " +
    "blogspot.com.co blogspot.com.cy blogspot.com.ee blogspot.com.eg blogspot.com.es blogspot.com.mt blogspot.com.ng " +
    "blogspot.com.tr blogspot.com.uy blogspot.cv blogspot.cz blogspot.de blogspot.dk blogspot.fi blogspot.fr " +
    "blogspot.gr blogspot.hk blogspot.hr blogspot.hu blogspot.ie blogspot.in blogspot.is blogspot.it blogspot.jp " +
    "blogspot.kr blogspot.li blogspot.lt blogspot.lu blogspot.md blogspot.mk blogspot.mr blogspot.mx blogspot.my " +
    "blogspot.nl blogspot.no blogspot.pe blogspot.pt blogspot.qa blogspot.re blogspot.ro blogspot.rs blogspot.ru " +
    "blogspot.se blogspot.sg blogspot.si blogspot.sk blogspot.sn blogspot.td blogspot.tw blogspot.ug blogspot.vn " +
    "booqable.shop bravesites.com brizy.site builderallwppro.com business.site cabanova.com cafe24.com campsite.bio " +
    "canalblog.com canva.site cargo.site cargocollective.com carrd.co cba.pl centerblog.net circle.so " +
    "clickfunnels.com company.site constantcontactsites.com convertri.com crevado.com daportfolio.com de.tl " +
    "deviantart.com dorik.io dreamwidth.org durable.site e-monsite.com eatbu.com ec21.com eklablog.com " +
    "empretienda.com.ar emyspot.com en.alibaba.com en.made-in-china.com es.tl estranky.cz estranky.sk exblog.jp " +
    "ezweb.com fanbox.cc fandom.com fc2.com fireside.fm flipdish.menu forumactif.com forumcommunity.net forumfree.it " +
    "forumotion.com foxycart.com freeservers.com freewebs.com freewebstore.com freshdesk.com freshservice.com " +
    "geocities.jp getresponsepages.com ghost.io glitch.me glossgenius.com godaddysites.com goope.jp gumroad.com " +
    "helpscoutdocs.com homestead.com hp.peraichi.com hpage.com hubspot-inbox.com hubspotpagebuilder.com " +
    "hubspotpagebuilder.eu icims.com imweb.me infinityfreeapp.com insales.ru instructure.com intercom.help itch.io " +
    "jalbum.net jimdo.com jimdofree.com jimdosite.com journoportfolio.com jouwweb.nl jugem.jp kartra.com keap.page " +
    "kyte.site leadpages.net line.site livedoor.blog livedoor.jp livejournal.com localinfo.jp lodgify.com " +
    "loja2.com.br lojaintegrada.com.br lojavirtualnuvem.com.br made-in-china.com mail.onmicrosoft.com " +
    "mailchimpsites.com medium.com mex.tl mitiendanube.com mixo.io modoo.at monsite-orange.fr mozello.com " +
    "mozellosite.com multiscreensite.com mybigcommerce.com mybranchbob.com myclickfunnels.com mydurable.com " +
    "myfreesites.net myinsales.ru mykajabi.com myonlinestore.eu mypage.cz mypixieset.com myportfolio.com " +
    "myshoplaza.com myshoptet.com mystagingwebsite.com mystore.no mystrikingly.com mytrainerize.com mywebador.com " +
    "narod.ru nationbuilder.com negocio.site neocities.org nethouse.ru newzenler.com nicepage.io ning.com notion.so " +
    "npage.de nuvemshop.com.br odoo.com onlc.be onlc.eu onlc.fr onlinewebshop.net onmicrosoft.com onuniverse.com " +
    "over-blog.com over-blog.net overblog.com own-blog.com page.tl pagesperso-orange.fr pbworks.com peraichi.com " +
    "pic-time.com pixieset.com pixnet.net podbean.com podia.com portfoliobox.net proboards.com prom.ua prv.pl " +
    "publ.com readme.io recruitee.com redcart.pl salesforce-sites.com samcart.com seesaa.net sellfy.com " +
    "service-now.com sharepoint.com shop-pro.jp shoper.pl shopify.com shopinfo.jp shoplazza.store shopline.tw " +
    "shoplineapp.com shoptet.cz showit.site simdif.com simplybook.it simplybook.me site123.me sitelio.me sitew.com " +
    "sitew.fr sitey.me skilljar.com skyrock.com slack.com smugmug.com spotify.page spreadshop.com squarespace.com " +
    "storeinfo.jp storenvy.com stores.jp strikingly.com substack.com swipepages.net systeme.io talentlms.com " +
    "taobao.com taplink.ws tawk.help teachable.com teamtailor.com thebase.in theblog.me themedia.jp thinkific.com " +
    "tiendanube.com tilda.ws tistory.com tmall.com toast.site tripod.com tumblr.com typeform.com typepad.com ucoz.com " +
    "ucoz.de ucoz.net ucoz.org ucoz.ru ucoz.ua ueniweb.com ukit.me umi.ru unblog.fr unbouncepages.com " +
    "unicornplatform.page uservoice.com usite.pro vistaprintdigital.com volusion.com wallinside.com wapka.site " +
    "web.fc2.com webador.co.uk webador.com webador.de webador.es webador.fr webador.ie webcindario.com webgarden.com " +
    "webgarden.cz weblium.site webnode.at webnode.be webnode.ch webnode.cl webnode.co.uk webnode.com webnode.com.ar " +
    "webnode.com.br webnode.com.co webnode.com.tr webnode.com.ua webnode.com.ve webnode.cz webnode.dk webnode.es " +
    "webnode.fi webnode.fr webnode.gr webnode.hr webnode.hu webnode.in webnode.it webnode.jp webnode.lt webnode.mx " +
    "webnode.nl webnode.page webnode.pe webnode.pl webnode.pt webnode.ro webnode.rs webnode.ru webnode.se webnode.sk " +
    "webnode.tw webnode.vn webs.com webself.net webshopapp.com website2.me websnadno.cz webstarts.com weebly.com " +
    "weeblysite.com wikidot.com wikispaces.com wixsite.com wordpress.com wpcomstaging.com wpengine.com xobor.de " +
    "xoom.it xtgem.com yclients.com yolasite.com zendesk.com zenfolio.com zenfoliosite.com zoho.site zohosites.com " +
    "zohosites.eu zohosites.in zyrosite.com",
);

export const AUTHORITY_DOMAINS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "act.gov.au admin.ch af.mil alabama.gov alaska.gov arkansas.gov army.mil az.gov baden-wuerttemberg.de bayern.de " +
    "berlin.de brandenburg.de bremen.de bund.de ca.gov colorado.gov ct.gov dc.gov delaware.gov europa.eu fgov.be " +
    "georgia.gov gouv.qc.ca gov.ab.ca gov.bc.ca gov.mb.ca gov.nl.ca gov.ns.ca gov.on.ca gov.sk.ca gov.wales " +
    "hamburg.de hawaii.gov hessen.de house.gov idaho.gov illinois.gov in.gov iowa.gov ks.gov ky.gov la.gov maine.gov " +
    "maryland.gov mass.gov michigan.gov mn.gov mo.gov ms.gov mt.gov navy.mil nc.gov nd.gov nebraska.gov nh.gov " +
    "niedersachsen.de nj.gov nm.gov nrw.de nsw.gov.au nt.gov.au nv.gov ny.gov nyc.gov ohio.gov ok.gov oregon.gov " +
    "pa.gov ri.gov rlp.de saarland.de sachsen-anhalt.de sachsen.de sc.gov schleswig-holstein.de sd.gov senate.gov " +
    "state.ak.us state.al.us state.ar.us state.az.us state.ca.us state.co.us state.ct.us state.de.us state.fl.us " +
    "state.ga.us state.hi.us state.ia.us state.id.us state.il.us state.in.us state.ks.us state.ky.us state.la.us " +
    "state.ma.us state.md.us state.me.us state.mi.us state.mn.us state.mo.us state.ms.us state.mt.us state.nc.us " +
    "state.nd.us state.ne.us state.nh.us state.nj.us state.nm.us state.nv.us state.ny.us state.oh.us state.ok.us " +
    "state.or.us state.pa.us state.ri.us state.sc.us state.sd.us state.tn.us state.tx.us state.ut.us state.va.us " +
    "state.vt.us state.wa.us state.wi.us state.wv.us state.wy.us tennessee.gov texas.gov thueringen.de tn.gov " +
    "utah.gov vermont.gov virginia.gov vlaanderen.be wa.gov wi.gov wisconsin.gov wv.gov wyo.gov",
);

export const REGISTRY_DOMAINS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "ac.yu almaty.kz altai.ru amur.ru amursk.ru arkhangelsk.ru astana.kz astrakhan.ru baikal.ru belgorod.ru " +
    "bryansk.ru buryatia.ru chel.ru chelyabinsk.ru chita.ru chukotka.ru chuvashia.ru cmw.ru co.yu dk.org dudinka.ru " +
    "e-burg.ru edu.nu edu.yu ernet.in fareast.ru hu.com irkutsk.ru ivanovo.ru izhevsk.ru jamal.ru jar.ru " +
    "joshkar-ola.ru k-uralsk.ru kaluga.ru kamchatka.ru karelia.ru kazan.ru kchr.ru kemerovo.ru khabarovsk.ru " +
    "khakassia.ru khv.ru kielce.pl kirov.ru kms.ru koenig.ru komi.ru kostroma.ru kr.com krasnoyarsk.ru kuban.ru " +
    "kurgan.ru kursk.ru kuzbass.ru lipetsk.ru magadan.ru magnitka.ru mari-el.ru mari.ru mosreg.ru murmansk.ru " +
    "nakhodka.ru nkz.ru nnov.ru no.com norilsk.ru novosibirsk.ru nsk.ru omsk.ru orenburg.ru org.yu oryol.ru oskol.ru " +
    "palana.ru penza.ru perm.ru pskov.ru ptz.ru qc.com rnd.ru rubtsovsk.ru ryazan.ru sakhalin.ru samara.ru saratov.ru " +
    "simbirsk.ru smolensk.ru smr.ru snz.ru sochi.ru stavropol.ru stv.ru surgut.ru syzran.ru tambov.ru tatarstan.ru " +
    "tom.ru tomsk.ru tsaritsyn.ru tsk.ru tula.ru tuva.ru tver.ru tyumen.ru udm.ru udmurtia.ru ulan-ude.ru vdonsk.ru " +
    "vladivostok.ru volgograd.ru vologda.ru voronezh.ru vrn.ru vyatka.ru yakutia.ru yamal.ru yar.ru yaroslavl.ru " +
    "yekaterinburg.ru yuzhno-sakhalinsk.ru zgrad.ru",
);

export const SHARED_SITES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "1drv.ms about.me allmylinks.com ameblo.jp angel.co apply.workable.com apps.apple.com audiomack.com bbb.org " +
    "beacons.ai behance.net bilibili.com bio.link bio.site bit.ly blogger.com boards.greenhouse.io bsky.app " +
    "business.google.com buymeacoffee.com calendly.com coroflot.com crunchbase.com discord.gg docs.google.com " +
    "douyin.com dribbble.com drive.google.com etsy.com facebook.com fb.com fb.me flickr.com flow.page forms.gle " +
    "forms.office.com g.page gofund.me gofundme.com goo.gl heylink.me hoo.be houzz.com indiegogo.com instagr.am " +
    "instagram.com issuu.com itunes.apple.com job-boards.greenhouse.io jobs.ashbyhq.com jobs.lever.co " +
    "jobs.smartrecruiters.com kickstarter.com ko-fi.com line.me linkedin.com linkin.bio linktr.ee lnk.bio " +
    "lnk.to lnkd.in mailchi.mp maps.apple.com maps.google.com mastodon.social meetup.com messenger.com msha.ke " +
    "music.apple.com ok.ru open.spotify.com opentable.com order.online ow.ly patreon.com paypal.me pinterest.ca " +
    "pinterest.co.uk pinterest.com pinterest.com.au pinterest.de pinterest.es pinterest.fr pinterest.it " +
    "pinterest.jp pixiv.net play.google.com plus.google.com podcasts.apple.com reddit.com reverbnation.com " +
    "scholar.google.com sites.google.com snapchat.com solo.to soundcloud.com spotify.link stan.store t.co t.me " +
    "taplink.cc telegram.me threads.net thumbtack.com tiktok.com tinyurl.com tripadvisor.com trustpilot.com " +
    "twitch.tv twitter.com vimeo.com vk.com wa.me wattpad.com web.archive.org x.com xiaohongshu.com xing.com " +
    "yellowpages.com yelp.com youtu.be youtube.com",
);

export const LISTING_SITES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "1688.com 2gis.com 2gis.ru academia.edu agoda.com airbnb.com angi.com angieslist.com apartments.com " +
    "archive.org artsy.net autoscout24.de autotrader.com avito.ru avvo.com bandsintown.com bitbucket.org " +
    "booking.com booksy.com cargurus.com cars.com cash.app checkatrade.com chownow.com clover.com " +
    "dailymotion.com deliveroo.co.uk deliveroo.com dianping.com doctolib.de doctolib.fr doctolib.it " +
    "donorbox.org doordash.com ebay.co.uk ebay.com ebay.de eventbrite.ca eventbrite.co.uk eventbrite.com " +
    "eventbrite.com.au eventbrite.de eventbrite.es eventbrite.fr eventbrite.it expedia.com exploretock.com " +
    "exportersindia.com findlaw.com firmy.cz fiverr.com flipkart.com foodpanda.com foursquare.com fresha.com " +
    "gelbeseiten.de getyourguide.com github.com gitlab.com givebutter.com glassdoor.com goodreads.com " +
    "grubhub.com healthgrades.com homeadvisor.com homes.com hostelworld.com hotels.com hotfrog.com " +
    "huggingface.co ifood.com.br imdb.com immobilienscout24.de indeed.com indiamart.com jameda.de jotform.com " +
    "just-eat.co.uk just-eat.es just-eat.ie just-eat.it justdial.com justgiving.com justia.com kaggle.com " +
    "kleinanzeigen.de lawyers.com leboncoin.fr letterboxd.com lieferando.at lieferando.de loopnet.com manta.com " +
    "mapquest.com martindale.com menulog.com.au mercadolibre.com.ar mercadolibre.com.mx " +
    "mercadolivre.com.br milanuncios.com mixcloud.com myspace.com nextdoor.com npmjs.com olx.com.br olx.in " +
    "olx.pl olx.ua orcid.org pagesjaunes.fr paginasamarillas.es paginegialle.it panoramafirm.pl planity.com " +
    "porch.com poshmark.com postmates.com practo.com producthunt.com psychologytoday.com quora.com rappi.com " +
    "realtor.com redbubble.com redfin.com researchgate.net resy.com rightmove.co.uk rumble.com schedulicity.com " +
    "scribd.com seamless.com setmore.com sevenrooms.com shopee.co.id shopee.com.br shopee.com.my shopee.ph " +
    "shopee.sg shopee.tw slicelife.com slideshare.net sourceforge.net squareup.com stackoverflow.com " +
    "styleseat.com sulekha.com superpages.com swiggy.com talabat.com thefork.com thefork.fr " +
    "thefork.it theknot.com thuisbezorgd.nl toasttab.com tokopedia.com treatwell.co.uk treatwell.de " +
    "tripadvisor.ca tripadvisor.co.uk tripadvisor.com.au tripadvisor.com.br tripadvisor.de tripadvisor.es " +
    "tripadvisor.fr tripadvisor.in tripadvisor.it trivago.com truelocal.com.au trulia.com ubereats.com " +
    "udemy.com upwork.com vagaro.com venmo.com viator.com vinted.fr vitals.com vrbo.com weddingwire.com " +
    "weibo.com wellfound.com wetransfer.com whatsapp.com wikipedia.org wolt.com yell.com yelp.ca yelp.co.uk " +
    "yelp.com.au yelp.de yelp.es yelp.fr yelp.ie yelp.it youku.com zhihu.com zillow.com znanylekarz.pl " +
    "zocdoc.com zomato.com zoopla.co.uk",
);

export const TENANT_PAGES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "artstation.com cargocollective.com deviantart.com tumblr.com",
);

export const SHARED_PATHS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "bing.com/maps canva.com/design google.at/maps google.be/maps google.ca/maps google.ch/maps google.co.in/maps " +
    "google.co.jp/maps google.co.uk/maps google.com.au/maps google.com.br/maps google.com.mx/maps google.com/maps " +
    "google.de/maps google.es/maps google.fr/maps google.it/maps google.nl/maps google.pl/maps",
);

export const FRONT_PAGE: RegExp = /^[a-z]{2}\/(?:de|en|es|fr|it|ja|pt|zh)\/?(?:[?#]|$)/u;

export const HANDLE: RegExp = /^(?:@|%40)[^/?#]/u;

export const STAFF_HOST: RegExp = /^(?:corp|staff)\./u;
