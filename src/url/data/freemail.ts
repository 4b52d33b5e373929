// Meaning: domains on which anybody gets a mailbox, so that an address on them names no company. National editions of a brand are rows of their own.
// Source: the sign-up pages of the mail services and access providers, own collection; read 2026-11.
import { wordSet } from "../../text/lookup.ts";

export const FREEMAIL_DOMAINS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "126.com 139.com 163.com 189.cn 21cn.com aim.com alice.it aliyun.com aol.co.uk aol.com aol.de aol.fr arcor.de " +
    "att.net bellsouth.net bigpond.com bigpond.net.au bk.ru bluewin.ch blueyonder.co.uk bol.com.br btinternet.com " +
    "centrum.cz charter.net chello.at comcast.net cox.net daum.net duck.com earthlink.net email.com email.cz email.de " +
    "fastmail.com fastmail.fm foxmail.com free.fr freemail.hu freenet.de frontier.com gmail.com gmx.at gmx.ch gmx.com " +
    "gmx.de gmx.fr gmx.net gmx.us googlemail.com hanmail.net hey.com hotmail.be hotmail.ca hotmail.co.jp " +
    "hotmail.co.uk hotmail.com hotmail.com.ar hotmail.com.br hotmail.de hotmail.es hotmail.fr hotmail.it hotmail.nl " +
    "hushmail.com icloud.com ig.com.br inbox.lv inbox.ru interia.pl juno.com kolumbus.fi laposte.net libero.it " +
    "list.ru live.be live.ca live.co.uk live.co.za live.com live.com.au live.com.mx live.de live.dk live.fr live.in " +
    "live.it live.nl live.no live.se lycos.com mac.com mail.bg mail.com mail.de mail.ru mailbox.org mailinator.com " +
    "me.com mindspring.com mismail.de msn.com nate.com naver.com netcologne.de netscape.net netzero.net neuf.fr " +
    "ntlworld.com o2.pl onet.eu onet.pl online.de online.no op.pl optonline.net optusnet.com.au orange.fr outlook.at " +
    "outlook.be outlook.co.jp outlook.co.th outlook.com outlook.com.ar outlook.com.au outlook.com.br outlook.cz " +
    "outlook.de outlook.dk outlook.es outlook.fr outlook.ie outlook.in outlook.it outlook.jp outlook.kr outlook.pt " +
    "pm.me poczta.fm posteo.de proton.me protonmail.ch protonmail.com qq.com rambler.ru rediffmail.com roadrunner.com " +
    "rocketmail.com sapo.pt sbcglobal.net seznam.cz sfr.fr shaw.ca sina.cn sina.com sky.com skynet.be sohu.com " +
    "sympatico.ca t-online.de talktalk.net telenet.be telus.net terra.com.br tiscali.co.uk tiscali.it tuta.com " +
    "tuta.io tutanota.com tutanota.de ukr.net uol.com.br verizon.net videotron.ca vip.qq.com virgilio.it " +
    "virginmedia.com vk.com vodafone.de wanadoo.es wanadoo.fr web.de windowslive.com wp.pl xs4all.nl xtra.co.nz ya.ru " +
    "yahoo.ca yahoo.co.id yahoo.co.in yahoo.co.jp yahoo.co.kr yahoo.co.nz yahoo.co.th yahoo.co.uk yahoo.co.za " +
    "yahoo.com yahoo.com.ar yahoo.com.au yahoo.com.br yahoo.com.cn yahoo.com.hk yahoo.com.mx yahoo.com.my " +
    "yahoo.com.ph yahoo.com.sg yahoo.com.tr yahoo.com.tw yahoo.com.vn yahoo.de yahoo.dk yahoo.es yahoo.fr yahoo.gr " +
    "yahoo.ie yahoo.in yahoo.it yahoo.nl yahoo.no yahoo.pl yahoo.ro yahoo.se yandex.com yandex.ru yeah.net ymail.com " +
    "zoho.com zohomail.com zoznam.sk",
);
