/** @module Late interaction: every word of the question is matched with its best match among the words of a page. */
import type { Word } from '../draw/sheet.ts';

const clean = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Stop words. */
const fillers = new Set([
  'how',
  'many',
  'the',
  'a',
  'an',
  'in',
  'of',
  'and',
  'were',
  'there',
  'what',
  'is',
  'on',
  'to',
  'for',
]);

/** Letter trigrams, so that passenger and passengers are similar. */
function trigrams(word: string): ReadonlySet<string> {
  const padded = ` ${clean(word)} `;
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, i) => padded.slice(i, i + 3)));
}

function similarity(a: string, b: string): number {
  const [one, two] = [trigrams(a), trigrams(b)];
  const shared = [...one].filter((part) => two.has(part)).length;
  return shared === 0 ? 0 : shared / Math.sqrt(one.size * two.size);
}

export const keywords = (question: string): readonly string[] =>
  question.split(' ').filter((word) => clean(word) !== '' && !fillers.has(clean(word)));

/** For every word of the page, its similarity to the best matching word of the question. */
export const heatOf = (question: string, words: readonly Word[]): readonly number[] =>
  words.map(({ text }) => Math.max(...keywords(question).map((word) => similarity(word, text))));

/** The mean over the question's words of their best match on the page. */
export function scoreOf(question: string, words: readonly Word[]): number {
  const asked = keywords(question);
  return (
    asked.reduce((sum, word) => sum + Math.max(...words.map(({ text }) => similarity(word, text))), 0) /
    asked.length
  );
}
