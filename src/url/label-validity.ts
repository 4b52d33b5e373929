import { letterReader, pointsOf } from "./code-point-runs.ts";
import { isMark, isVirama } from "./combining-marks.ts";
import { composeName } from "./compose-name.ts";
import { BIDI_CLASS_RUNS, JOINING_TYPE_RUNS } from "./data/uts46-properties.ts";
import { isValidCodePoint } from "./uts46.ts";

const ZERO_WIDTH_NON_JOINER = 0x200c;
const ZERO_WIDTH_JOINER = 0x200d;

const bidiClassOf = /* @__PURE__ */ letterReader(BIDI_CLASS_RUNS);
const joiningTypeOf = /* @__PURE__ */ letterReader(JOINING_TYPE_RUNS);

/**
 * Whether a label in Unicode meets the validity criteria of UTS #46, section 4.1, with CheckJoiners and without
 * CheckHyphens and STD3 rules, as the URL Standard asks. The Bidi rule is asked apart: it concerns the whole name.
 */
export function isValidLabel(label: string): boolean {
  if (label.startsWith("xn--")) return false;
  const points = pointsOf(label);
  // Validity comes first: what comes later than the tables has no settled normal form.
  return (
    points.every(isValidCodePoint) && composeName(label) === label && !isMark(points[0] ?? 0) && joinersFit(points)
  );
}

/** CONTEXTJ rules of RFC 5892, appendix A.1 and A.2. */
function joinersFit(points: readonly number[]): boolean {
  return points.every((point, at) => {
    if (point !== ZERO_WIDTH_NON_JOINER && point !== ZERO_WIDTH_JOINER) return true;
    if (isVirama(points[at - 1] ?? 0)) return true;
    return point === ZERO_WIDTH_NON_JOINER && joins(points, at, -1, "LD") && joins(points, at, 1, "RD");
  });
}

/** Whether the next letter in one direction, transparent ones skipped, has one of the joining types. */
function joins(points: readonly number[], at: number, step: number, types: string): boolean {
  for (let i = at + step; i >= 0 && i < points.length; i += step) {
    const type = joiningTypeOf(points[i] ?? 0);
    if (type !== "T") return types.includes(type);
  }
  return false;
}

/** Bidi classes of a label, one letter a code point. */
export function bidiClassesOf(label: string): string {
  return pointsOf(label).map(bidiClassOf).join("");
}

/** Classes of a label of either direction, and the ones before the marks at its end. */
const LEFT_TO_RIGHT = /^[Lesctobm]*[Le]m*$/u;
const RIGHT_TO_LEFT = /^[RA](?:[RAnesctobm]*[RAen])?m*$/u;

/** Whether a name with these labels is a Bidi domain name (RFC 5893, section 1.4): some character is R, AL or AN. */
export function hasRightToLeft(classes: string): boolean {
  return classes.includes("R") || classes.includes("A") || classes.includes("n");
}

/** The Bidi rule of RFC 5893, section 2, for one label of a Bidi domain name, given its classes. */
export function meetsBidiRule(classes: string): boolean {
  if (classes === "") return true;
  if (classes.startsWith("L")) return LEFT_TO_RIGHT.test(classes);
  return RIGHT_TO_LEFT.test(classes) && !(classes.includes("e") && classes.includes("n"));
}
