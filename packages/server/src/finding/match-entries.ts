/** @module Finds entries by their names, by words of their description, and with typing errors. */
import { editDistance } from '../services/similar.ts';
import type { Findable, Found } from './finding.ts';
import { matchName } from './match-name.ts';
import { allowedSlips } from './spelling.ts';
import { readName, type ReadText, readText } from './text.ts';

interface PreparedEntry {
  readonly entry: Findable;
  /** The name itself first. */
  readonly names: readonly { readonly text: string; readonly read: ReadText }[];
  readonly nameStems: ReadonlySet<string>;
  /** With those of the detail. */
  readonly stems: ReadonlySet<string>;
  /** Prefixes of stems and words: an entry that shares none with the query is skipped. */
  readonly beginnings: ReadonlySet<string>;
}

export interface EntryIndex {
  readonly entries: readonly PreparedEntry[];
  readonly words: ReadonlySet<string>;
  /** In how many entries a stem occurs. */
  readonly frequency: ReadonlyMap<string, number>;
}

export function entryIndex(entries: readonly Findable[]): EntryIndex {
  const prepared = entries.map(prepare);
  const frequency = new Map<string, number>();
  for (const { stems } of prepared)
    for (const stem of stems) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const words = new Set(prepared.flatMap(({ names }) => names.flatMap(({ read }) => read.words)));
  return { entries: prepared, words, frequency };
}

function prepare(entry: Findable): PreparedEntry {
  const texts = [...new Set([entry.name, ...entry.names])];
  const names = texts.map((text) => ({ text, read: readName(text) }));
  const nameStems = new Set(names.flatMap(({ read }) => read.stems));
  const stems = new Set([...nameStems, ...readText(entry.detail ?? '').stems]);
  const beginnings = new Set([
    ...Array.from(stems, ofStem),
    ...names.flatMap(({ read }) => [...read.words, read.joined].map(ofWord)),
  ]);
  return { entry, names, nameStems, stems, beginnings };
}

/** Related stems share five letters, see `matchName`; unfinished words have two or more. */
const ofStem = (stem: string): string => `${stem.slice(0, 5)}…`;
const ofWord = (word: string): string => word.slice(0, 2);

/** Score subtracted for a match of a synonym or an id instead of the name. */
const otherName = 1;
const slip = 8;
const withSlips = 84;
/** The names of an entry together contain every word. */
const inNames = 70;
/** At least this share of the query must be in the names and the description; the score grows with it. */
const leastDescribed = 0.45;
const described = [16, 46] as const;

type Match = (query: ReadText, name: ReadText) => number;

export function findEntries(index: EntryIndex, query: ReadText): readonly Found[] {
  if (query.words.length === 0) return [];
  const typed = [...query.stems.map(ofStem), ofWord(query.joined), ofWord(query.words.at(-1) ?? '')];
  return index.entries.flatMap((entry) =>
    typed.some((beginning) => entry.beginnings.has(beginning))
      ? (matchEntry(index, entry, query, matchName) ?? [])
      : [],
  );
}

/** The entries whose name matches the query with typing errors. */
export const findMisspelt = (index: EntryIndex, query: ReadText): readonly Found[] =>
  index.entries.flatMap((entry) => matchEntry(index, entry, query, misspelt) ?? []);

function matchEntry(
  index: EntryIndex,
  prepared: PreparedEntry,
  query: ReadText,
  match: Match,
): Found | undefined {
  const { entry, names } = prepared;
  let score = 0;
  let matched = '';
  names.forEach(({ text, read }, at) => {
    const each = match(query, read) - (at === 0 ? 0 : otherName);
    if (each <= score) return;
    score = each;
    matched = text;
  });
  const byWords = match === matchName ? describedBy(index, prepared, query) : 0;
  if (byWords > score) {
    score = byWords;
    matched = entry.name;
  }
  if (score <= 0) return undefined;
  const { kind, id, name, detail, path } = entry;
  const isOther = readText(matched).joined !== readText(name).joined && matched !== id;
  return { kind, id, name, detail, path, score, ...(isOther && { matched }) };
}

function misspelt({ joined }: ReadText, name: ReadText): number {
  const allowed = allowedSlips(Math.min(joined.length, name.joined.length));
  if (allowed === 0) return 0;
  const distance = editDistance(joined, name.joined, allowed);
  return distance > allowed ? 0 : withSlips - slip * distance;
}

/** How much of the query, by how rare its words are, the names and the description of an entry contain. */
function describedBy(
  { frequency, entries }: EntryIndex,
  { nameStems, stems }: PreparedEntry,
  query: ReadText,
): number {
  if (query.stems.length > 1 && query.stems.every((stem) => nameStems.has(stem))) return inNames;
  let all = 0;
  let common = 0;
  for (const stem of query.stems) {
    const weight = Math.log(1 + entries.length / (frequency.get(stem) ?? 1));
    all += weight;
    if (stems.has(stem)) common += weight;
  }
  const share = all === 0 ? 0 : common / all;
  if (share < leastDescribed) return 0;
  const [least, most] = described;
  return least + ((most - least) * (share - leastDescribed)) / (1 - leastDescribed);
}
