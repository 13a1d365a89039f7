/** @module Corrects mistyped words, by the names of the entries and by the words of the records. */
import { repoKinds, type SearchEngine, type SimilarWord } from '@loadout/hub';
import { editDistance } from '../services/similar.ts';
import { readText, readWords } from './text.ts';

/** How many letters may differ: none in short words, where one letter gives another word. */
export function allowedSlips(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** The words with the smallest distance. */
export function nearestWords(word: string, vocabulary: Iterable<string>): readonly string[] {
  let allowed = allowedSlips(word.length);
  if (allowed === 0) return [];
  let nearest: string[] = [];
  for (const known of vocabulary) {
    if (Math.abs(known.length - word.length) > allowed || allowedSlips(known.length) === 0) continue;
    const distance = editDistance(word, known, allowed);
    if (distance > allowed) continue;
    if (distance < allowed) nearest = [];
    allowed = distance;
    nearest.push(known);
  }
  return nearest;
}

type Words = Pick<SearchEngine, 'similarWords'>;

/** With every unknown word replaced by the most similar one; undefined if there is nothing to replace. */
export async function correctedText(
  text: string,
  known: ReadonlySet<string>,
  index: Words,
): Promise<string | undefined> {
  const { words } = readText(text);
  const corrected = await Promise.all(
    words.map(async (word) => (known.has(word) ? word : await correctedWord(word, known, index))),
  );
  return readWords(corrected).joined === readWords(words).joined ? undefined : corrected.join(' ');
}

/** A word that occurs in this many records is not a typing error. */
const established = 20;
/** Other words must be this many times as frequent: typing errors occur in ids, too. */
const moreFrequent = 20;
/** A shorter word that some record has is not corrected: too many names differ in one letter. */
const shortestDoubted = 6;

async function correctedWord(word: string, known: ReadonlySet<string>, index: Words): Promise<string> {
  const slips = allowedSlips(word.length);
  if (slips === 0) return word;
  const own = (await frequencyOf(index, word, 0)).get(word)?.documents ?? 0;
  if (own >= established || (own > 0 && word.length < shortestDoubted)) return word;
  const [entry] = nearestWords(word, known);
  if (entry !== undefined) return entry;
  for (let allowed = 1; allowed <= slips; allowed += 1) {
    const [nearest] = Array.from((await frequencyOf(index, word, allowed)).values())
      .filter((each) => each.word !== word && allowedSlips(each.word.length) > 0)
      .toSorted((a, b) => b.documents - a.documents);
    if (nearest && nearest.documents >= moreFrequent * own) return nearest.word;
  }
  return word;
}

/** The words within this edit distance, in records of all kinds. */
async function frequencyOf(
  index: Words,
  word: string,
  slips: number,
): Promise<ReadonlyMap<string, SimilarWord>> {
  const found = new Map<string, SimilarWord>();
  const similar = await Promise.all(
    repoKinds.map(async (kind) => await index.similarWords(kind, word, slips)),
  );
  for (const each of similar.flat()) {
    const documents = each.documents + (found.get(each.word)?.documents ?? 0);
    found.set(each.word, { ...each, documents });
  }
  return found;
}
