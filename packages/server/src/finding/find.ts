/** @module Searches everything: entries of the catalogue, pages and records, ranked together. */
import { type HubIndex, repoKinds } from '@loadout/hub';
import type { Services } from '../services.ts';
import { catalogueEntries } from './catalogue-entries.ts';
import { destinationOf } from './destination.ts';
import type { Findable, FindAnswer, FindRequest, Found } from './finding.ts';
import { type EntryIndex, entryIndex, findEntries } from './match-entries.ts';
import { findRecords } from './match-records.ts';
import { nearestWords } from './spelling.ts';
import { readText, readWords } from './text.ts';

const longestQuery = 300;
const usualLimit = 20;
/** With a result of this score the words are taken as they were typed. */
const good = 72;
/** What a correction costs. */
const correction = 6;

const noPages: readonly Findable[] = [];

export function finder(
  services: Pick<Services, 'search' | 'record'>,
  index: Pick<HubIndex, 'wordsFrom'>,
): (request: FindRequest) => Promise<FindAnswer> {
  const indexes = new WeakMap<readonly Findable[], EntryIndex>();
  const indexWith = (pages: readonly Findable[]): EntryIndex => {
    const known = indexes.get(pages) ?? entryIndex([...pages, ...catalogueEntries()]);
    indexes.set(pages, known);
    return known;
  };

  const findAll = async (entries: EntryIndex, text: string): Promise<readonly Found[]> => {
    const records = await Promise.all(repoKinds.map((kind) => findRecords(services, kind, text)));
    return [...findEntries(entries, readText(text)), ...records.flat()];
  };

  const recordWords = (word: string): ReadonlySet<string> => {
    const first = word.slice(0, 1);
    return new Set(repoKinds.flatMap((kind) => Array.from(index.wordsFrom(kind, first))));
  };

  return async ({ text, limit = usualLimit, kinds, pages = noPages }) => {
    const query = text.slice(0, longestQuery).trim();
    const entries = indexWith(pages);
    const { first, searched, ...destination } = await destinationOf(services, entries, query);
    const found = [...(await findAll(entries, searched))];
    if (first) found.push(first);
    else if (!found.some(({ score }) => score >= good)) {
      const corrected = correctedText(searched, entries.words, recordWords);
      if (corrected !== undefined)
        for (const each of await findAll(entries, corrected))
          found.push({ matched: corrected, ...each, score: each.score - correction });
    }
    const results = best(found).filter(({ kind }) => kinds?.includes(kind) ?? true);
    return { query, ...destination, results: results.slice(0, limit) };
  };
}

/** The best result for each path, best first. */
function best(found: readonly Found[]): readonly Found[] {
  const byPath = new Map<string, Found>();
  for (const each of found) {
    const known = byPath.get(each.path);
    if (known === undefined || known.score < each.score) byPath.set(each.path, each);
  }
  return [...byPath.values()].toSorted((a, b) => b.score - a.score);
}

/** With every unknown word replaced by the most similar one; undefined if there is nothing to replace. */
function correctedText(
  text: string,
  known: ReadonlySet<string>,
  recordWords: (word: string) => ReadonlySet<string>,
): string | undefined {
  const { words } = readText(text);
  const corrected = words.map((word) => {
    if (known.has(word)) return word;
    const [nearest] = nearestWords(word, known);
    if (nearest !== undefined) return nearest;
    const inRecords = recordWords(word);
    return inRecords.has(word) ? word : (nearestWords(word, inRecords)[0] ?? word);
  });
  return readWords(corrected).joined === readWords(words).joined ? undefined : corrected.join(' ');
}
