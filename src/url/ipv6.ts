import { parseIpv4 } from "./ipv4.ts";

const PIECES = 8;
/** Longest spelling: eight pieces of four digits, or six and a dotted IPv4 address. */
const LONGEST_IPV6 = 45;
const PIECE = /^[0-9A-Fa-f]{1,4}$/u;
const NO_PIECES = "0:0:0:0:0:0:0:0";

/** The eight 16-bit pieces of an IPv6 address without brackets (URL Standard, "IPv6 parser"); null when it is none. */
export function parseIpv6(text: string): number[] | null {
  if (text.length > LONGEST_IPV6) return null;
  const [front = "", back, more] = text.split("::", 3);
  const head = readPieces(front, back === undefined);
  const tail = readPieces(back ?? "", true);
  if (head === null || tail === null || more !== undefined) return null;
  const gap = PIECES - head.length - tail.length;
  const fits = back === undefined ? gap === 0 : gap > 0;
  return fits ? [...head, ...new Array<number>(gap).fill(0), ...tail] : null;
}

/** The pieces between colons; the last ones may be a dotted IPv4 address at the end of the whole. */
function readPieces(text: string, isEnd: boolean): number[] | null {
  const pieces: number[] = [];
  if (text === "") return pieces;
  const parts = text.split(":");
  for (const part of parts) {
    if (PIECE.test(part)) pieces.push(Number.parseInt(part, 16));
    else if (isEnd && pieces.length === parts.length - 1 && parseIpv4(part) === part) {
      const [a = 0, b = 0, c = 0, d = 0] = part.split(".").map(Number);
      pieces.push(a * 256 + b, c * 256 + d);
    } else return null;
  }
  return pieces;
}

/** The address compressed (RFC 5952): the first longest run of two or more zero pieces as `::`, lower case. */
export function formatIpv6(pieces: readonly number[]): string {
  const text = `:${pieces.map((piece) => piece.toString(16)).join(":")}:`;
  for (let zeros = NO_PIECES; zeros !== "0"; zeros = zeros.slice(2)) {
    const at = text.indexOf(`:${zeros}:`);
    if (at >= 0) return `${text.slice(1, Math.max(at, 1))}::${text.slice(at + zeros.length + 2, -1)}`;
  }
  return text.slice(1, -1);
}
