import { trimSpaces } from "../../text/spaces.ts";
import {
  CHINESE_OFFICE,
  DEAR,
  EAST_ASIAN,
  EAST_ASIAN_CLOSINGS,
  EAST_ASIAN_HONORIFICS,
  EAST_ASIAN_OFFICES,
  EAST_ASIAN_OPENINGS,
  EAST_ASIAN_PREFIXES,
  HEAD_OF,
  LATE,
  OFFICE_CHARACTERS,
  OFFICE_HONORIFIC,
  OFFICE_IN_LETTERS,
  OFFICE_JOINTS,
  OFFICE_PREFIXES,
  PREFIX_ENDING_FAMILY,
} from "../data/east-asian.ts";
import { noteRemoved, type Reading } from "../hygiene/reading.ts";
import type { RemovedKind } from "../types.ts";
import { isChineseFamilyName } from "./chinese-family-name.ts";
import { departmentBehind, isDepartment } from "./east-asian-department.ts";
import { isHonorificHere } from "./east-asian-honorific.ts";
import { listOfNames } from "./east-asian-list.ts";
import { isChinese, isEastAsianLabel, isFamilyOfTwo } from "./east-asian-order.ts";
import { officeBeforeName } from "./office-before-name.ts";

/** The longest words of each kind first. */
interface WordLists {
  readonly openings: readonly string[];
  readonly prefixes: readonly string[];
  readonly honorifics: readonly string[];
  readonly offices: readonly string[];
}

let lists: WordLists | undefined;

/** The stretch of the text that is still taken for the name. */
export class NameSpan {
  readonly tail: string[] = [];
  #start = 0;
  #end: number;
  readonly #reading: Reading;
  readonly #lists: WordLists;
  constructor(reading: Reading) {
    this.#reading = reading;
    this.#end = reading.text.length;
    lists ??= {
      openings: longestFirst(EAST_ASIAN_OPENINGS.split(" ")),
      prefixes: longestFirst(EAST_ASIAN_PREFIXES.split(" ")),
      honorifics: longestFirst(EAST_ASIAN_HONORIFICS.split(" ")),
      offices: longestFirst(
        [...EAST_ASIAN_OFFICES].flatMap((word) => (word < "가" ? word : [word, word + OFFICE_HONORIFIC])),
      ),
    };
    this.#lists = lists;
  }

  words(): string[] {
    return this.#text()
      .split(" ")
      .filter((word) => word !== "");
  }

  /** Answers the names behind the first one of a list. */
  takeOthers(): readonly string[] {
    const list = listOfNames(this.#text(), this.#reading.language);
    if (list === null) return [];
    this.#end = this.#start + list.length;
    const joint = trimSpaces(list.divider);
    const at = this.#end + list.divider.indexOf(joint);
    if (joint !== "" && !",、".includes(joint)) noteRemoved(this.#reading, "conjunction", at, at + joint.length);
    return list.others;
  }

  /** Everything after a comma or slash, and Latin words behind the name; of "代表取締役 CEO 鈴木一郎" the office in front. */
  takeTail(): void {
    const front = OFFICE_IN_LETTERS.exec(this.#text());
    const [before = "", office = ""] = front?.slice(1) ?? [];
    if (front !== null && this.#lists.offices.includes(before)) {
      this.tail.push(`${before} ${office}`);
      this.#cutFront("credential", before.length + 1 + office.length);
    }
    const text = this.#text();
    const first = Math.max(text.search(EAST_ASIAN), 0) + 1;
    const found = text.slice(first).search(/[,/、]| [^\0- ,/\u0250-\u{10ffff}]/u) + first;
    const at = found < first ? departmentBehind(text) : found;
    if (at < 1) return;
    this.tail.push(trimSpaces(text.slice(",、-".includes(text.charAt(at)) ? at + 1 : at)));
    this.#cutBack("credential", text.length - at);
  }

  /** "收件人:李娜", "尊敬的周建国先生". */
  takeOpening(): void {
    const text = this.#text();
    const found = opening(this.#lists.openings, text, 2);
    const label = text.split(":", 1)[0] as string;
    const colon = text.lastIndexOf(":");
    // "指导老师:李娜", "学号:12 姓名:李娜", where no blank tells a label.
    if (found === undefined && isEastAsianLabel(label, trimSpaces(text.slice(colon + 1))))
      this.#cutFront("label", colon + 1);
    if (found === undefined) return;
    const isApart = ": ".includes(text.charAt(found.length));
    // "성명훈" is a name.
    if (!isApart && found !== DEAR) return;
    this.#cutFront("label", isApart ? found.length + 1 : found.length);
  }

  /** "営業部 部長 鈴木一郎": parts of a firm and offices before a space and the name; answers the offices. */
  takeFront(): string[] {
    const offices: string[] = [];
    for (;;) {
      const text = this.#text();
      const space = text.indexOf(" ");
      const word = text.slice(0, space);
      const isLate = space === 1 && LATE.includes(word);
      if ((space < 2 && !isLate) || text.length < space + 3) break;
      const isOffice = this.#lists.offices.includes(word);
      if (!isOffice && !isLate && !isDepartment(word)) break;
      if (isOffice) offices.push(word);
      this.#cutFront(isOffice ? "credential" : "tagline", space);
    }
    const glued = officeBeforeName(this.#text(), this.#lists.offices);
    if (glued !== undefined) {
      offices.push(glued);
      this.#cutFront("credential", glued.length);
    }
    return offices;
  }

  /** "赵敏华 敬上", "정수진 드림". */
  takeClosing(): void {
    const text = this.#text();
    const at = text.lastIndexOf(" ");
    if (at < 2 || !EAST_ASIAN_CLOSINGS.has(text.slice(at + 1))) return;
    this.#cutBack("label", text.length - at);
  }

  takePrefix(): string | null {
    const text = this.#text();
    const found = opening(this.#lists.prefixes, text, 1);
    if (found === undefined) return null;
    this.#cutFront("title", found.length);
    return found;
  }

  takeOffices(): string[] {
    let joined = "";
    for (;;) {
      const text = this.#text();
      const found =
        this.#officeBehindName(text) ??
        ending(this.#lists.offices, text, 1) ??
        this.#jointOf(text, joined) ??
        this.#unlistedOffice(text, joined);
      if (found === undefined) break;
      this.#cutBack("credential", found.length);
      const deputy = this.#takeDeputy();
      joined =
        deputy + found + (joined === "" || text.charAt(text.length - found.length - 1) !== " " ? joined : ` ${joined}`);
    }
    return joined === "" ? [] : [joined];
  }

  /** "王芳 销售经理": behind a Chinese name, which no Japanese family name is, all of the word before its office is of it. */
  #officeBehindName(text: string): string | undefined {
    const [name = "", behind = "", more] = text.split(" ");
    if (more !== undefined || name.length < 2 || name.length > 3 || !isChineseFamilyName(name.charAt(0)))
      return undefined;
    const office = ending(this.#lists.offices, behind, 2);
    if (office === undefined || isFamilyOfTwo(name)) return undefined;
    const { language } = this.#reading;
    return isChinese(language) || (language === "" && CHINESE_OFFICE.test(office)) ? behind : undefined;
  }

  /** Behind a Chinese family name and a given name of two characters: "王小明药剂师". */
  #unlistedOffice(text: string, joined: string): string | undefined {
    const chinese = isChinese(this.#reading.language);
    if (joined !== "" || !OFFICE_CHARACTERS.includes(text.charAt(text.length - 1))) return undefined;
    const isOwn = isChineseFamilyName(text.charAt(0));
    if (text.length > 2 && HEAD_OF.test(text) && (chinese || (isOwn && CHINESE_OFFICE.test(text.slice(-1)))))
      return text.slice(-2);
    return chinese && isOwn && text.length > 4 && !text.includes(" ") ? text.slice(3) : undefined;
  }

  /** "和" between two forms of address: "王先生和夫人". */
  #jointOf(text: string, joined: string): string | undefined {
    const last = text.charAt(text.length - 1);
    const joins = joined !== "" && OFFICE_JOINTS.includes(last);
    return joins && ending(this.#lists.offices, text.slice(0, -1), 0) ? last : undefined;
  }

  /** "副" and the like between a name and its office: "副总经理" behind "总经理". */
  #takeDeputy(): string {
    const text = this.#reading.text.slice(this.#start, this.#end);
    let at = text.length;
    // "石原" ends so as well.
    while (at > (text.charAt(at - 1) === PREFIX_ENDING_FAMILY ? 2 : 1) && OFFICE_PREFIXES.includes(text.charAt(at - 1)))
      at--;
    if (at < text.length) this.#cutBack("credential", text.length - at);
    return text.slice(at);
  }

  takeHonorific(): string | null {
    const text = this.#text();
    const found = this.#lists.honorifics.find(
      (word) => text.endsWith(word) && isHonorificHere(word, text, this.#reading),
    );
    if (found === undefined) return null;
    this.#cutBack("title", found.length);
    return found;
  }

  /** Without the spaces around it, which go. */
  #text(): string {
    while (this.#start < this.#end && this.#reading.text.charAt(this.#start) === " ") this.#start++;
    while (this.#end > this.#start && this.#reading.text.charAt(this.#end - 1) === " ") this.#end--;
    return this.#reading.text.slice(this.#start, this.#end);
  }

  #cutFront(kind: RemovedKind, length: number): void {
    noteRemoved(this.#reading, kind, this.#start, this.#start + length);
    this.#start += length;
  }

  #cutBack(kind: RemovedKind, length: number): void {
    noteRemoved(this.#reading, kind, this.#end - length, this.#end);
    this.#end -= length;
  }
}

/** The longest word that a text begins with, when it leaves as many characters at least. */
function opening(words: readonly string[], text: string, left: number): string | undefined {
  return words.find((word) => text.length >= word.length + left && text.startsWith(word));
}

/** The longest word that a text ends with, when it leaves as many characters at least. */
function ending(words: readonly string[], text: string, left: number): string | undefined {
  return words.find((word) => text.length >= word.length + left && text.endsWith(word));
}

function longestFirst(words: string[]): string[] {
  return words.sort((a, b) => b.length - a.length);
}
