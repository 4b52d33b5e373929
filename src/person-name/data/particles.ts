import { wordSet } from "../../text/lookup.ts";

/** Words that open a family name, lower case without dots. General knowledge of European, Arabic, Hebrew and Celtic names, 2026. */
export const PARTICLES: string = String.raw`
de da do du di dei del dela della delle dello degli dell dal dalla dalle dalli dallo das dos des den der det d' di' de' los las
vander vande vanden vonder von vom zu zum zur zer auf aus op 't te ten ter tot tho thoe in't van't 's fon
af av til vid till la le lo les li al- el- ul ibn bin binti binte bint abu abou abd- umm ould wuld oulad aït ait ap ab ferch verch fitz ní nic ó ua uí mac mc mhic
st ste saint sainte san santa sto são santo sankt e' y' o' o
dela delos delas dellos
ван фон де дер да ди дю ла ле тер тен дель дос фан аль эль ибн бин оглы кызы oğlu oglu ogly qızı qizi kyzy
ال بن ابن بنت أبو ابو آل عبد أبي أم
בן בת בר אבן דה אבו ገብረ ወልደ ኃይለ ሃይለ ተክለ
φον βαν ντε ντα ντι ֆոն ֆոն վան դե դի ფონ ვან დე დი
פון ואן די فون فان دي دا فن ون دی وان
वॉन फॉन वान व्हॉन
ฟอน วอน แวน ฟาน เดอ ดา ቮን ፎን ቫን ዴ`;

/** Particles that are given names as well, so that only their place or letter case decides. */
export const PARTICLES_ALSO_GIVEN: string = `van abd al el ben bat dell della ka lo wa`;

/** "And" and "or" between persons, lower case. */
export const CONJUNCTIONS: string = String.raw`and & ; + und et y e i og och ja és es ve va dhe ir un in en a dan và и та й і та ba ба және va әрі و ו और और এবং અને ਅਤੇ ਏੰਡ மற்றும் మరియు ಮತ್ತು ഉം اور or plus ja och और`;

/** Names that follow the Arabic article "al" when a family name stands alone, lower case: houses and frequent names. */
export const ARABIC_HOUSES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "abadi ahmad ahmed amin amri ani ansari asad assad attar awadi baghdadi bakr banna dosari dossary fahd fahim faisal farabi fayed ghamdi ghazali habsi haddad hakim hamad hamdan harbi harthy hashimi hassan husseini ibrahim issa jaber jabri kaabi kabir kadi khalidi khalifa khalili khatib kuwari maktoum malik maliki mansoori mansour mansouri marri masri mazrouei muhairi mulla mutairi nahyan naimi najjar nasser obaidi otaibi qaeda qahtani qasim qasimi rashid rashidi rawi rumaihi sabah sadr saud sayed shammari sharif shehri sistani subaie suwaidi tamimi tayeb thani turki yami zahrani zarqawi zawahiri zayani zoubi",
);

/** Particles that American bearers mostly write with a capital, lower case; the others are small. */
export const CAPITAL_PARTICLES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "abd abou abu al bat ben del dela delas della dellos delos des dos du el la las le lo los van vande vanden vander vonder",
);

/** Particles that are names in themselves and always have a capital, lower case. */
export const SAINT_PARTICLES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "fitz mac mc o saint sainte san santa santo st ste são",
);

/** The Arabic article with faith, truth or Islam: with the word before it, one name. */
export const ARTICLE_AND_FAITH: RegExp = /^ال(?:د[يی]ن|حق|[إا]سلام)$/u;

/** Particles in small letters only, names with a capital. Sorted. */
export const SMALL_PARTICLES: ReadonlySet<string> = /* @__PURE__ */ wordSet("bat ben ka wa");

/** German titles of nobility, part of the family name since 1919, lower case. Sorted. */
export const NOBILITY: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "baron baronesse baronin edle edler erbgraf erbprinz freifrau freiherr freiin fürst fürstin graf gräfin herzog herzogin prinz prinzessin reichsgraf ritter",
);
