/** @module Searches everything: entries of the catalogue, pages and records, ranked together. */
import { repoKinds, type SearchEngine } from '@loadout/hub';
import type { Services } from '../services.ts';
import { catalogueEntries } from './catalogue-entries.ts';
import { destinationOf } from './destination.ts';
import type { Findable, FindAnswer, FindRequest, Found } from './finding.ts';
import { type EntryIndex, entryIndex, findEntries, findMisspelt } from './match-entries.ts';
import { findRecords } from './match-records.ts';
import { correctedText } from './spelling.ts';
import { readText, withoutFormat } from './text.ts';

const longestQuery = 300;
const usualLimit = 20;
/** With a result of this score the query is not corrected. */
const good = 72;
/** Score subtracted for a correction. */
const correction = 6;

/** Score subtracted from a record without the quantization or file format of the query. */
const otherFormat = 8;

const noPages: readonly Findable[] = [];

export function finder(
  services: Pick<Services, 'record'>,
  index: Pick<SearchEngine, 'candidates' | 'similarWords'>,
): (request: FindRequest) => Promise<FindAnswer> {
  const indexes = new WeakMap<readonly Findable[], EntryIndex>();
  const indexWith = (pages: readonly Findable[]): EntryIndex => {
    const known = indexes.get(pages) ?? entryIndex([...pages, ...catalogueEntries()]);
    indexes.set(pages, known);
    return known;
  };

  const recordsFor = async (text: string): Promise<readonly Found[]> =>
    (await Promise.all(repoKinds.map((kind) => findRecords(index, kind, text)))).flat();

  const findAll = async (entries: EntryIndex, text: string): Promise<readonly Found[]> => {
    const unquantized = withoutFormat(text);
    const [records, others] = await Promise.all([
      recordsFor(text),
      unquantized === undefined ? [] : recordsFor(unquantized),
    ]);
    const found = [...findEntries(entries, readText(text)), ...records];
    for (const each of others) found.push({ ...each, score: each.score - otherFormat });
    return found;
  };

  return async ({ text, limit = usualLimit, kinds, pages = noPages }) => {
    const query = text.slice(0, longestQuery).trim();
    const entries = indexWith(pages);
    const { first, searched, ...destination } = await destinationOf(services, entries, query);
    const found = [...(await findAll(entries, searched))];
    if (first) found.push(first);
    else if (!found.some(({ score }) => score >= good)) {
      const corrected = await correctedText(searched, entries.words, index);
      if (corrected !== undefined) {
        found.push(...findMisspelt(entries, readText(searched)));
        for (const each of await findAll(entries, corrected))
          found.push({ matched: corrected, ...each, score: each.score - correction });
      }
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
