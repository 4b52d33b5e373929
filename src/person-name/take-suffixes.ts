import { GENERATION, OCCUPATION, PARTICLE, SUFFIX } from "./lexicon.ts";
import { localeSuffixLength } from "./locale-words.ts";
import type { SuffixDraft } from "./suffix-segment.ts";
import { isGeneration, isPostNominal, mayBeSuffix, type SuffixPlace } from "./suffixes.ts";
import { smallSuffixLength } from "./unlisted-titles.ts";
import { HAS_DOT, HAS_UPPER, type Word } from "./words.ts";

/** Takes generations and post-nominals off the end; `before` words of the name stand elsewhere. */
export function takeSuffixes(
  words: readonly Word[],
  draft: SuffixDraft,
  inverted: boolean,
  before: number,
): readonly Word[] {
  let end = words.length;
  if (end < 2 || !mayBeSuffix(words[end - 1] as Word, draft.mixed, draft.language)) return words;
  const generation: Word[] = [];
  const suffixes: Word[][] = [];
  while (end > 1) {
    const own = words.slice(0, end);
    const small = smallSuffixLength(own, draft.language);
    const phrase = Math.max(localeSuffixLength(own, draft.language), small);
    if (phrase > (small > 0 ? 0 : 1) && phrase < end) {
      suffixes.unshift(words.slice(end - phrase, end));
      end -= phrase;
      continue;
    }
    const word = words[end - 1] as Word;
    const place: SuffixPlace = {
      namesBefore: end - 1 + before,
      previous: words[end - 2],
      comma: false,
      mixed: draft.mixed,
      inverted,
      language: draft.language,
    };
    if (isGeneration(word, place)) {
      generation.unshift(word);
      // "the Third"
      if (end > 2 && place.previous?.key === "the") generation.unshift(words[--end - 1] as Word);
    } else if (isPostNominal(word, place)) {
      if (word.flags & OCCUPATION && !(word.flags & SUFFIX)) draft.headline.push(word);
      else suffixes.unshift([word]);
    } else {
      const behind = behindGeneration(own, draft.mixed);
      if (behind === end) break;
      suffixes.unshift(words.slice(behind, end));
      end = behind + 1;
    }
    end--;
  }
  if (end === words.length) return words;
  draft.generation.push(...generation);
  draft.suffixes.push(...suffixes);
  return words.slice(0, end);
}

/** "Rosa von Tannau jr. lek. med.": where the words begin that stand behind a generation written small or with a dot; their end without one. */
function behindGeneration(words: readonly Word[], mixed: boolean): number {
  const at = words.findIndex(
    ({ flags, shape }, i) =>
      i > 1 && flags & GENERATION && !(flags & PARTICLE) && (shape & HAS_DOT || (mixed && !(shape & HAS_UPPER))),
  );
  return at < 0 ? words.length : at + 1;
}
