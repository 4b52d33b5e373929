/** The words of a packed table: each begins with a capital that counts the letters shared with the word before (A none, B one, ...). */
export function unpackWords(packed: string): string[] {
  let before = "";
  return (packed.match(/[A-Z][^A-Z]*/gu) ?? []).map((piece) => {
    before = before.slice(0, piece.charCodeAt(0) - 0x41) + piece.slice(1);
    return before;
  });
}
