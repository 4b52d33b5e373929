/** A regular expression taken apart, as far as those of the tables go. */
export type Piece =
  | { readonly kind: "chars"; readonly members: readonly string[] }
  | { readonly kind: "sequence"; readonly pieces: readonly Piece[] }
  | { readonly kind: "choice"; readonly options: readonly Option[] }
  | { readonly kind: "repeat"; readonly piece: Piece; readonly least: number; readonly most: number }
  | { readonly kind: "look"; readonly piece: Piece; readonly behind: boolean; readonly negated: boolean }
  | { readonly kind: "group"; readonly piece: Piece; readonly number: number }
  | { readonly kind: "same"; readonly number: number }
  | { readonly kind: "place" };

/** One of the alternatives of a choice with its place in the source. */
export interface Option {
  readonly piece: Piece;
  readonly from: number;
  readonly to: number;
}

/** Characters that stand for all when a class is open: "." and "\D". */
const POOL = [..."A5 ,-.EÉß中市区路ж/("];
const DIGITS = [..."0123456789"];
/** Most repetitions beyond the least that are tried. */
const FURTHER = 3;

/** Takes the source of a regular expression with the `u` flag apart. */
export function treeOf(source: string): Piece {
  const reader = { source, at: 0, groups: 0 };
  const tree = readChoice(reader);
  if (reader.at < source.length) throw new Error(`not read from ${reader.at}: ${source}`);
  return tree;
}

interface Reader {
  readonly source: string;
  at: number;
  groups: number;
}

function readChoice(reader: Reader): Piece {
  const options: Option[] = [];
  for (;;) {
    const from = reader.at;
    const piece = readSequence(reader);
    options.push({ piece, from, to: reader.at });
    if (reader.source[reader.at] !== "|") break;
    reader.at++;
  }
  const [only] = options;
  return options.length === 1 && only !== undefined ? only.piece : { kind: "choice", options };
}

function readSequence(reader: Reader): Piece {
  const pieces: Piece[] = [];
  while (reader.at < reader.source.length && !/^[|)]/u.test(reader.source.slice(reader.at)))
    pieces.push(readQuantifier(reader, readPiece(reader)));
  return { kind: "sequence", pieces };
}

function readQuantifier(reader: Reader, piece: Piece): Piece {
  const [text = "", sign = "", least = "", more = "", most = ""] =
    /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/u.exec(reader.source.slice(reader.at)) ?? [];
  reader.at += text.length;
  if (text === "") return piece;
  const from = sign === "" ? Number(least) : sign === "+" ? 1 : 0;
  const to =
    sign === "?" ? 1 : most !== "" ? Number(most) : sign === "" && more === "" ? from : Number.POSITIVE_INFINITY;
  return { kind: "repeat", piece, least: from, most: to };
}

function readPiece(reader: Reader): Piece {
  const rest = reader.source.slice(reader.at);
  const [opening] = /^\((?:\?(?:<?[=!]|:))?/u.exec(rest) ?? [];
  if (opening !== undefined) {
    reader.at += opening.length;
    const number = opening === "(" ? ++reader.groups : 0;
    const piece = readChoice(reader);
    reader.at++;
    if (number > 0) return { kind: "group", piece, number };
    return /[=!]$/u.test(opening)
      ? { kind: "look", piece, behind: opening.includes("<"), negated: opening.endsWith("!") }
      : piece;
  }
  const [place] = /^(?:[$^]|\\b)/u.exec(rest) ?? [];
  if (place !== undefined) {
    reader.at += place.length;
    return { kind: "place" };
  }
  const [same, group = ""] = /^\\([1-9])/u.exec(rest) ?? [];
  if (same !== undefined) {
    reader.at += same.length;
    return { kind: "same", number: Number(group) };
  }
  const [chars = ""] =
    /^(?:\[(?:\\.|[^\]\\])*\]|\\[Pp]\{[^}]*\}|\\u(?:\{[^}]*\}|[0-9A-Fa-f]{4})|\\.|.)/u.exec(rest) ?? [];
  reader.at += chars.length;
  return { kind: "chars", members: membersOf(chars) };
}

/** The characters that a class, an escape or a character stands for; of an open class some. */
function membersOf(chars: string): readonly string[] {
  if (chars === "\\d") return DIGITS;
  const isOpen = /^(?:\.|\[\^.*|\\[DSWws]|\\[Pp].*)$/u.test(chars);
  if (isOpen) return POOL.filter((char) => new RegExp(`^${chars}$`, "u").test(char));
  return chars.length > 2 && chars.startsWith("[") ? namedMembers(chars) : [charOf(chars)];
}

/** A character of a class, or the first and last one of a range. */
const RANGE = /(\\[Pp]\{[^}]*\}|\\u(?:\{[^}]*\}|[0-9A-Fa-f]{4})|\\.|.)(?:-(\\u(?:\{[^}]*\}|[0-9A-Fa-f]{4})|\\.|.))?/gu;

/** The characters that a class names, those of a range too. */
export function namedMembers(chars: string): readonly string[] {
  const members: string[] = [];
  const inside = chars.replace(/^\[\^?/u, "").slice(0, -1);
  for (const [, first = "", last = first] of inside.matchAll(RANGE)) {
    if (/^\\(?:[dDwWsS]$|[Pp]\{)/u.test(first)) members.push(...membersOf(first));
    else {
      const high = charOf(last).codePointAt(0) ?? 0;
      for (let code = charOf(first).codePointAt(0) ?? 0; code <= high; code++) members.push(String.fromCodePoint(code));
    }
  }
  return members;
}

/** The character of an escape, or the one that stands for itself. */
function charOf(text: string): string {
  return text.startsWith("\\u")
    ? String.fromCodePoint(Number.parseInt(text.replace(/[^0-9A-Fa-f]/gu, ""), 16))
    : text.length > 1
      ? text.slice(1)
      : text;
}

/** The choices of a tree, outer ones first. */
export function choicesOf(tree: Piece): (Piece & { kind: "choice" })[] {
  if (tree.kind === "sequence") return tree.pieces.flatMap(choicesOf);
  if (tree.kind === "repeat" || tree.kind === "look" || tree.kind === "group") return choicesOf(tree.piece);
  return tree.kind === "choice" ? [tree, ...tree.options.flatMap(({ piece }) => choicesOf(piece))] : [];
}

/** Every text that a piece without signs of place stands for; null where they are more than `most` or no end of them. */
export function textsOf(piece: Piece, most: number): readonly string[] | null {
  if (piece.kind === "chars") return piece.members.length > most ? null : piece.members;
  if (piece.kind === "choice") return joinedTexts(piece.options.map((option) => textsOf(option.piece, most)));
  if (piece.kind === "sequence")
    return piece.pieces.reduce<readonly string[] | null>(
      (texts, each) => chained(texts, textsOf(each, most), most),
      [""],
    );
  if (piece.kind === "group") return textsOf(piece.piece, most);
  if (piece.kind !== "repeat" || piece.most > 2) return null;
  let texts: readonly string[] | null = piece.least === 0 ? [""] : [];
  let longer: readonly string[] | null = [""];
  for (let count = 1; count <= piece.most; count++) {
    longer = chained(longer, textsOf(piece.piece, most), most);
    if (count >= piece.least) texts = joinedTexts([texts, longer]);
  }
  return texts;
}

function joinedTexts(lists: readonly (readonly string[] | null)[]): readonly string[] | null {
  return lists.includes(null) ? null : lists.flatMap((list) => list ?? []);
}

function chained(
  first: readonly string[] | null,
  second: readonly string[] | null,
  most: number,
): readonly string[] | null {
  if (first === null || second === null || first.length * second.length > most) return null;
  return first.flatMap((start) => second.map((end) => start + end));
}

/** A number below a bound. */
export type Pick = (below: number) => number;

interface Sample {
  before: string;
  text: string;
  behind: string;
  /** What is looked for or may not stand inside the text, and where: from there on the text gives way to it. */
  inside: { readonly at: number; readonly text: string } | null;
  readonly groups: string[];
  readonly pick: Pick;
  readonly wanted: Option | null;
}

/** A text in which a pattern may be found by one of its options, put together at random. */
export function sampleOf(tree: Piece, wanted: Option, pick: Pick): string {
  return textOf(tree, { before: "", text: "", behind: "", inside: null, groups: [], pick, wanted });
}

function textOf(piece: Piece, sample: Sample): string {
  write(piece, sample);
  const { before, behind, inside, pick } = sample;
  if (inside === null) return before + sample.text + behind;
  const rest = sample.text.slice(inside.at);
  return before + sample.text.slice(0, inside.at) + inside.text + rest.slice(pick(rest.length + 1)) + behind;
}

function holds(piece: Piece, wanted: Option | null): boolean {
  return wanted !== null && choicesOf(piece).some(({ options }) => options.includes(wanted));
}

function write(piece: Piece, sample: Sample): void {
  const { pick, wanted } = sample;
  if (piece.kind === "chars") sample.text += piece.members[pick(piece.members.length)] ?? "";
  else if (piece.kind === "sequence") for (const each of piece.pieces) write(each, sample);
  else if (piece.kind === "choice") {
    const option =
      piece.options.find((each) => each === wanted || holds(each.piece, wanted)) ??
      piece.options[pick(piece.options.length)];
    if (option !== undefined) write(option.piece, sample);
  } else if (piece.kind === "repeat") {
    const least = holds(piece.piece, wanted) ? Math.max(1, piece.least) : piece.least;
    const count = least + pick(Math.min(FURTHER, piece.most - least) + 1);
    for (let i = 0; i < count; i++) write(piece.piece, sample);
  } else if (piece.kind === "group") {
    const start = sample.text.length;
    write(piece.piece, sample);
    sample.groups[piece.number] = sample.text.slice(start);
  } else if (piece.kind === "same") sample.text += sample.groups[piece.number] ?? "";
  else if (piece.kind === "look") look(piece, sample);
}

/** Writes what is looked for beside the text, or leaves it to the pieces around; of what may not stand there only what holds the wanted option. */
function look({ behind, negated, piece }: Piece & { kind: "look" }, sample: Sample): void {
  const { pick, wanted } = sample;
  const isWanted = holds(piece, wanted);
  if ((negated && !isWanted) || (!isWanted && pick(3) === 0)) return;
  const empty = { ...sample, before: "", text: "", behind: "", inside: null };
  let found = textOf(piece, { ...empty });
  // What one alternative keeps out may only matter before another.
  if (isWanted && pick(3) === 0) found += textOf(piece, { ...empty, wanted: null });
  if (behind) {
    if (found.endsWith(sample.text)) sample.before = found.slice(0, found.length - sample.text.length);
  } else if (pick(2) === 0) sample.behind = found;
  else sample.inside ??= { at: sample.text.length, text: found };
}
