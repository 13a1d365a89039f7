/** @module Finds models, datasets and spaces by id and tags, with scores comparable to those of entries. */
import { tasks } from '@loadout/catalogue';
import type { Candidate, RepoKind, SearchEngine } from '@loadout/hub';
import { recommendationOf } from '../services/recommendations.ts';
import { isWellKnown } from '../services/well-known.ts';
import type { Found } from './finding.ts';
import { readText, type ReadText, wordsOf } from './text.ts';

/** In each way of matching. */
const candidates = 16;

/**
 * Scores of records. Downloads add up to `mostPopular`, more than the difference between two ways of matching: many
 * records with short names have few downloads.
 */
const scores = {
  id: 106,
  name: 62,
  leading: [46, 60],
  beginning: [40, 54],
  words: [38, 46],
  owner: 32,
  tags: 28,
} as const;
const mostPopular = 24;
/** Per factor of ten in downloads. */
const perDigit = 3;
/** A recommended or well-known record counts like one with a million downloads. */
const selected = 18;
const original = 3;
const byKind: Readonly<Record<RepoKind, number>> = { model: 3, dataset: 0, space: -8 };

/** The path of its page. */
export const pathOf = (kind: RepoKind, id: string): string =>
  `/${kind}s/${id.split('/').map(encodeURIComponent).join('/')}`;

export async function findRecords(
  index: Pick<SearchEngine, 'candidates'>,
  kind: RepoKind,
  text: string,
): Promise<readonly Found[]> {
  const query = readText(text);
  const records = await index.candidates(kind, text, candidates);
  return records.map((record) => found(kind, record, query, text));
}

const labelOf = (task: string): string => tasks[task]?.label ?? task;

function found(kind: RepoKind, record: Candidate, query: ReadText, text: string): Found {
  const { id, task } = record;
  return {
    kind,
    id,
    name: id,
    ...(task !== undefined && kind !== 'dataset' && { detail: labelOf(task) }),
    path: pathOf(kind, id),
    score: likeness(id, query, text) + popularity(kind, record) + byKind[kind],
  };
}

function likeness(id: string, query: ReadText, text: string): number {
  if (id.toLowerCase() === text.trim().toLowerCase()) return scores.id;
  const slash = id.indexOf('/');
  const owner = wordsOf(id.slice(0, Math.max(0, slash)));
  const words = wordsOf(id.slice(slash + 1));
  const name = words.join('');
  if (name === query.joined || owner.join('') + name === query.joined) return scores.name;
  const share = Math.min(1, query.joined.length / name.length);
  const fromOwner = isOwners(owner.join(''), query) ? original : 0;
  if (name.startsWith(query.joined))
    return between(isLeading(words, query) ? scores.leading : scores.beginning, share) + fromOwner;
  const all = `${owner.join(' ')} ${words.join(' ')}`;
  if (!query.words.every((word) => all.includes(word))) return scores.tags;
  return query.words.some((word) => name.includes(word))
    ? between(scores.words, share) + fromOwner
    : scores.owner;
}

const between = ([least, most]: readonly [number, number], share: number): number =>
  least + (most - least) * share;

/** Whether the query ends where a word of the name ends: "bert" in `bert-base`, not in `bertopic`, nor "3" in `3.5`. */
function isLeading(words: readonly string[], query: ReadText): boolean {
  let length = 0;
  const end = words.findIndex((word) => (length += word.length) >= query.joined.length);
  return (
    length === query.joined.length && !(/\d$/u.test(query.joined) && /^\d+$/u.test(words[end + 1] ?? ''))
  );
}

const shortestOwner = 3;

/** `google-bert/bert-base-uncased` for "bert": an owner with the name publishes the original. */
const isOwners = (owner: string, query: ReadText): boolean =>
  query.words.some((word) => word.length >= shortestOwner && owner.includes(word));

function popularity(kind: RepoKind, { id, downloads = 0 }: Candidate): number {
  const byDownloads = perDigit * Math.log10(1 + downloads);
  const isSelected = recommendationOf(kind, id) !== undefined || isWellKnown(kind, id);
  return Math.min(mostPopular, Math.max(byDownloads, isSelected ? selected : 0));
}
