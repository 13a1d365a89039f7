/** @module How well a query matches one name, from 0 to 100. */
import type { ReadText } from './text.ts';

/** Scores by kind of match, best first. A range grows with the share of the name that is typed. */
const scores = {
  same: 100,
  sameStems: 93,
  otherOrder: 88,
  beginning: [55, 80],
  words: [48, 73],
  contained: [42, 77],
} as const;

const between = ([least, most]: readonly [number, number], share: number): number =>
  least + (most - least) * Math.min(1, share);

const shortestBeginning = 2;
const shortestContained = 3;
const shortestKinship = 5;
const shortestFork = 7;

export function matchName(query: ReadText, name: ReadText): number {
  if (query.joined === name.joined) return scores.same;
  if (query.phrase === name.phrase) return scores.sameStems;
  if (query.bag === name.bag && !(isConversion(query) && isConversion(name))) return scores.otherOrder;
  return Math.max(beginning(query, name), allWords(query, name), contained(query, name));
}

/** "image to text" is not "text to image". */
const isConversion = ({ words }: ReadText): boolean => words.includes('to');

function beginning(query: ReadText, name: ReadText): number {
  if (query.joined.length < shortestBeginning || !name.joined.startsWith(query.joined)) return 0;
  return between(scores.beginning, query.joined.length / name.joined.length);
}

/** Every word of the query is in the name; the last may be unfinished. */
function allWords(query: ReadText, name: ReadText): number {
  const { last } = query;
  const isIn = (stem: string, at: number): boolean =>
    name.stems.some((each) => akin(each, stem)) ||
    (at === query.stems.length - 1 && last.length > 1 && name.words.some((word) => word.startsWith(last)));
  if (query.stems.length === 0 || !query.stems.every(isIn)) return 0;
  return between(scores.words, lengthOf(query.stems) / lengthOf(name.stems));
}

/** The query contains the name and more: "run ollama on a mac". */
function contained(query: ReadText, name: ReadText): number {
  if (
    name.joined.length < shortestContained ||
    !name.stems.every((stem) => query.stems.some((each) => akin(each, stem)))
  )
    return 0;
  return between(scores.contained, lengthOf(name.stems) / lengthOf(query.stems));
}

/** `transcrib` and `transcript`: the same beginning, and little else; not `transform` and `translat`. */
function akin(a: string, b: string): boolean {
  if (a === b) return true;
  const longer = Math.max(a.length, b.length);
  if (longer - Math.min(a.length, b.length) > 2) return false;
  let common = 0;
  while (common < longer && a[common] === b[common]) common += 1;
  const isPrefix = common === Math.min(a.length, b.length);
  return common >= (isPrefix ? shortestKinship : shortestFork) && common >= 0.75 * longer;
}

/** Each stem once: "speech to speech" counts as "speech". */
const lengthOf = (stems: readonly string[]): number =>
  [...new Set(stems)].reduce((sum, stem) => sum + stem.length, 0);
