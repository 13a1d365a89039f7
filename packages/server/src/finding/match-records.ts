/** @module Finds models, datasets and spaces by their ids and tags, and ranks them beside the entries. */
import type { RepoKind } from '@loadout/hub';
import { recommendationOf } from '../services/recommendations.ts';
import type { HubRecord, Services } from '../services.ts';
import type { Found } from './finding.ts';
import { readText, type ReadText, wordsOf } from './text.ts';

const candidates = 8;

/** Scores of records; popular ones get up to `mostPopular` more. */
const scores = { id: 106, name: 80, beginning: [58, 74], words: [50, 58], tags: 40 } as const;
const mostPopular = 16;
/** Per factor of ten in downloads. */
const perDigit = 2;
const recommended = 9;
const original = 3;
const byKind: Readonly<Record<RepoKind, number>> = { model: 3, dataset: 0, space: -8 };

const pathOf = (kind: RepoKind, id: string): string =>
  `/${kind}s/${id.split('/').map(encodeURIComponent).join('/')}`;

export async function findRecords(
  services: Pick<Services, 'search'>,
  kind: RepoKind,
  text: string,
): Promise<readonly Found[]> {
  const query = readText(text);
  const request = { text, limit: candidates, facets: [] };
  const best = await services.search(kind, { ...request, sort: 'relevance' });
  // An exact name that nobody uses must not hide the popular models that begin with it.
  const popular =
    best.total > candidates && best.figures.includes('downloads')
      ? await services.search(kind, { ...request, sort: 'downloads' })
      : { items: [] };
  const records = new Map([...best.items, ...popular.items].map((record) => [record.id, record]));
  return Array.from(records.values(), (record) => found(kind, record, query, text)).toSorted(
    (a, b) => b.score - a.score,
  );
}

function found(kind: RepoKind, record: HubRecord, query: ReadText, text: string): Found {
  const { id, pipeline_tag: task } = record;
  const words = wordsOf(id);
  return {
    kind,
    id,
    name: id,
    ...(task !== undefined && { detail: task }),
    path: pathOf(kind, id),
    score: likeness(id, words, query, text) + popularity(kind, record) + byKind[kind],
  };
}

function likeness(id: string, words: readonly string[], query: ReadText, text: string): number {
  if (id.toLowerCase() === text.trim().toLowerCase()) return scores.id;
  const name = wordsOf(id.slice(id.indexOf('/') + 1)).join('');
  if (name === query.joined) return scores.name;
  const share = Math.min(1, query.joined.length / name.length);
  if (name.startsWith(query.joined)) return between(scores.beginning, share) + ownersOwn(id, query);
  const joined = words.join(' ');
  return query.words.every((word) => joined.includes(word)) ? between(scores.words, share) : scores.tags;
}

const between = ([least, most]: readonly [number, number], share: number): number =>
  least + (most - least) * share;

/** `google-bert/bert-base-uncased` for "bert": whoever is named after it publishes the original. */
const ownersOwn = (id: string, query: ReadText): number => {
  const owner = wordsOf(id.slice(0, Math.max(0, id.indexOf('/'))));
  return query.words.some((word) => owner.includes(word)) ? original : 0;
};

function popularity(kind: RepoKind, record: HubRecord): number {
  const { downloads } = record;
  const byDownloads = typeof downloads === 'number' ? perDigit * Math.log10(1 + downloads) : 0;
  const byUs = recommendationOf(kind, record.id) === undefined ? 0 : recommended;
  return Math.min(mostPopular, Math.max(byDownloads, byUs));
}
