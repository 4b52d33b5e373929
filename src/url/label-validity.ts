import { normalizeForm } from "../text/unicode.ts";
import { type CodePointRuns, letterOf, unpackRuns } from "./code-point-runs.ts";
import { BIDI_CLASS_RUNS, JOINING_TYPE_RUNS, MARK_RUNS } from "./data/uts46-properties.ts";
import { isValidCodePoint } from "./uts46.ts";

const ZERO_WIDTH_NON_JOINER = 0x200c;
const ZERO_WIDTH_JOINER = 0x200d;

let bidiClasses: CodePointRuns | undefined;
let joiningTypes: CodePointRuns | undefined;
let marks: CodePointRuns | undefined;

/**
 * Whether a label in Unicode meets the validity criteria of UTS #46, section 4.1, with CheckJoiners and without
 * CheckHyphens and STD3 rules, as the URL Standard asks. The Bidi rule is asked apart: it concerns the whole name.
 */
export function isValidLabel(label: string): boolean {
  if (label === "") return true;
  if (label.startsWith("xn--") || label.includes(".") || normalizeForm(label, "NFC") !== label) return false;
  const points = pointsOf(label);
  marks ??= unpackRuns(MARK_RUNS);
  if (letterOf(marks, points[0] ?? 0) !== ".") return false;
  return points.every(isValidCodePoint) && joinersFit(points);
}

/** The code points of a text. */
export function pointsOf(text: string): number[] {
  const points: number[] = [];
  for (const char of text) points.push(char.codePointAt(0) ?? 0);
  return points;
}

/** CONTEXTJ rules of RFC 5892, appendix A.1 and A.2. */
function joinersFit(points: readonly number[]): boolean {
  return points.every((point, at) => {
    if (point !== ZERO_WIDTH_NON_JOINER && point !== ZERO_WIDTH_JOINER) return true;
    marks ??= unpackRuns(MARK_RUNS);
    if (at > 0 && letterOf(marks, points[at - 1] ?? 0) === "V") return true;
    return point === ZERO_WIDTH_NON_JOINER && joins(points, at, -1, "LD") && joins(points, at, 1, "RD");
  });
}

/** Whether the next letter in one direction, transparent ones skipped, has one of the joining types. */
function joins(points: readonly number[], at: number, step: number, types: string): boolean {
  joiningTypes ??= unpackRuns(JOINING_TYPE_RUNS);
  for (let i = at + step; i >= 0 && i < points.length; i += step) {
    const type = letterOf(joiningTypes, points[i] ?? 0);
    if (type !== "T") return types.includes(type);
  }
  return false;
}

/** Bidi classes of a label, one letter a code point. */
export function bidiClassesOf(label: string): string {
  bidiClasses ??= unpackRuns(BIDI_CLASS_RUNS);
  let classes = "";
  for (const point of pointsOf(label)) classes += letterOf(bidiClasses, point);
  return classes;
}

/** Whether a name with these labels is a Bidi domain name (RFC 5893, section 1.4): some character is R, AL or AN. */
export function hasRightToLeft(classes: string): boolean {
  return classes.includes("R") || classes.includes("A") || classes.includes("n");
}

/** The Bidi rule of RFC 5893, section 2, for one label of a Bidi domain name, given its classes. */
export function meetsBidiRule(classes: string): boolean {
  if (classes === "") return true;
  const first = classes.charAt(0);
  const last = lastBesidesMarks(classes);
  if (first === "L") return only(classes, "Lesctobm") && "Le".includes(last);
  if (first !== "R" && first !== "A") return false;
  if (classes.includes("e") && classes.includes("n")) return false;
  return only(classes, "RAnesctobm") && "RAen".includes(last);
}

function lastBesidesMarks(classes: string): string {
  let end = classes.length;
  while (end > 1 && classes.charAt(end - 1) === "m") end--;
  return classes.charAt(end - 1);
}

function only(classes: string, allowed: string): boolean {
  for (let i = 0; i < classes.length; i++) if (!allowed.includes(classes.charAt(i))) return false;
  return true;
}
