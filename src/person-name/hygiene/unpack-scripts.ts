/** Signs that stand for the characters of a window; a space, ', -, / and | stand for themselves. */
const SIGNS = "!#$%&()*+,.0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{}";
const BLOCK = 128;
/** Where the two windows of a block begin; each has as many characters as there are signs. */
const WINDOW_STARTS: readonly number[] = [0, 41];

/**
 * A text of several scripts packed in ASCII: "~" and two signs open a window of the characters, in which signs stand for them. Words of
 * related scripts come out alike, since the blocks of South Asia hold like letters at like places.
 */
export function unpackScripts(packed: string): string {
  let text = "";
  let window = 0;
  for (let i = 0; i < packed.length; i++) {
    const sign = packed.charAt(i);
    if (sign === "~") {
      const id = SIGNS.indexOf(packed.charAt(i + 1)) * SIGNS.length + SIGNS.indexOf(packed.charAt(i + 2));
      window = Math.floor(id / 2) * BLOCK + (WINDOW_STARTS[id % 2] as number);
      i += 2;
      continue;
    }
    const place = SIGNS.indexOf(sign);
    text += place < 0 ? sign : String.fromCharCode(window + place);
  }
  return text;
}
