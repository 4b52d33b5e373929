import { expect, test } from "vitest";
import { profileOf } from "../../../src/address/country/profiles.ts";
import { splitPiece } from "../../../src/address/country/split-piece.ts";

test.each([
  ["IT", "35100PADOVA", ["35100", "PADOVA"]],
  ["AT", "3/TOP12", ["3", "TOP", "12"]],
  ["DE", "LINDENSTRASSE174", ["LINDENSTRASSE", "174"]],
  ["IN", "KOLKATA-700016", ["KOLKATA", "700016"]],
  ["BR", "LIPA/SP", ["LIPA", "SP"]],
  ["GB", "STRATFORD-UPON-AVON", ["STRATFORD-UPON-AVON"]],
  ["IT", "(", ["("]],
  ["IT", "...", []],
])("%s: %s is %j", (country, piece, words) => expect(splitPiece(piece, profileOf(country))).toEqual(words));

// Letters of Unicode 16, which engines with older tables do not know.
test.each([
  "35100\u{10d50}\u{10d51}\u{10d52}\u{10d53}",
  "5/\u{10d50}\u{10d51}\u{10d52}",
  "\u{10d50}\u{10d51}\u{10d52}\u{10d53}5",
])("%s is one word on every engine", (piece) => expect(splitPiece(piece, profileOf("IT"))).toEqual([piece]));
