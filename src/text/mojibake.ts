/** What Windows-1252 shows for the bytes 80 to 9F; of five, here as the first, it shows nothing. */
const SHOWN: string = String.raw`€€‚ƒ„…†‡ˆ‰Š‹Œ€Ž€€‘’“”•–—˜™š›œ€žŸ`;

/**
 * UTF-8 that was read as Windows-1252 or Latin-1. Two characters are one behind Ã, Ä and Å, but with a quotation mark,
 * dash or dots not before a blank ("Ã–stra", not "IRMÃ”"), and behind Â; behind other letters beside a second pair, as
 * in Cyrillic, Greek, Arabic and Hebrew, and where the second one is a control character. Of three the last two are not
 * both punctuation, but behind á and â.
 */
const MISREAD =
  /((?:(?:Â|[ÃÄÅ](?!\xa0|[’“”–—…»](?:[ ,.]|$))|È(?=[˜™š›][a-z])|[Æ-ß](?=[\x80-\x9f]|[\x80-\xbfŒ-ƒˆ˜–-™][Æ-ß][\x80-\xbfŒ-ƒˆ˜–-™])|(?<=[Â-ß][\x80-\xbfŒ-ƒˆ˜–-™])[Æ-ß]|(?:[áâ]|[à-ï](?![–-™»]{2})|ð[\x80-\xbfŒ-ƒˆ˜–-™])[\x80-\xbfŒ-ƒˆ˜–-™])[\x80-\xbfŒ-ƒˆ˜–-™])+)/u;

/** A text with its misread UTF-8 read right, until none is left: "MÃ¼nchen" is "München". */
export function repairMojibake(text: string): string {
  const pieces = text.split(MISREAD);
  if (pieces.length === 1) return text;
  const read = pieces.map((piece, i) => (i % 2 === 1 ? decoded(piece) : piece)).join("");
  return read === text ? text : repairMojibake(read);
}

/** The characters of the bytes that a text shows; the text itself where they are no UTF-8. */
function decoded(shown: string): string {
  let bytes = "";
  for (const char of shown) {
    const at = SHOWN.indexOf(char);
    bytes += `%${(at < 0 ? char.charCodeAt(0) : at + 0x80).toString(16)}`;
  }
  try {
    return decodeURIComponent(bytes);
  } catch {
    return shown;
  }
}
