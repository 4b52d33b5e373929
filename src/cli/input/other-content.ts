/** First bytes of files that are no text, and what to do with them. */
const SIGNATURES: readonly { readonly bytes: readonly number[]; readonly advice: string }[] = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], advice: "is a spreadsheet workbook or a zip archive: save it as CSV" },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], advice: "is an old spreadsheet workbook: save it as CSV" },
  { bytes: [0x1f, 0x8b], advice: "is packed with gzip: give it a name that ends in .gz, or unpack it into the pipe" },
  { bytes: [0x50, 0x41, 0x52, 0x31], advice: "is a Parquet file: export it as CSV" },
];

/** Why bytes cannot be read as text of the encoding, where their beginning tells; else null. */
export function otherContent(start: Uint8Array, encoding: string | null): string | null {
  for (const { advice, bytes } of SIGNATURES) if (bytes.every((byte, i) => start[i] === byte)) return advice;
  if (encoding !== null || start.length < 4) return null;
  const zeros = [start[0], start[1], start[2], start[3]].map((byte) => byte === 0).join();
  if (zeros === "false,true,false,true") return "looks like UTF-16 without its mark: say --encoding utf-16le";
  if (zeros === "true,false,true,false") return "looks like UTF-16 without its mark: say --encoding utf-16be";
  return null;
}
