/** @module Generating library snippets, beside the published `@huggingface/tasks`, on the same records. */
import { readdirSync, readFileSync } from 'node:fs';
import { MODEL_LIBRARIES_UI_ELEMENTS as peers, type ModelData } from '@huggingface/tasks';
import { librarySnippets, type LibrarySnippetOptions } from '@loadout/catalogue';
import { compare, type Timing } from './measure.ts';

const fixtures = new URL('../../../packages/catalogue/test/libraries/fixtures/', import.meta.url);

interface Case {
  readonly key: string;
  readonly record: ModelData;
}

const isRecord = (value: unknown): value is ModelData =>
  typeof value === 'object' && value !== null && 'id' in value && 'tags' in value;

type PeerGenerator = (model: ModelData) => readonly string[];
const peerGenerators = new Map<string, PeerGenerator>(
  Object.entries(peers).flatMap(([key, entry]): [string, PeerGenerator][] =>
    'snippets' in entry && entry.snippets ? [[key, entry.snippets]] : [],
  ),
);

/** Every fixture whose library the peer has a generator for, and which the peer survives. */
function cases(): readonly Case[] {
  const found: Case[] = [];
  for (const key of readdirSync(fixtures)) {
    const generate = peerGenerators.get(key);
    if (!generate) continue;
    const folder = new URL(`${key}/`, fixtures);
    for (const file of readdirSync(folder)) {
      const record: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      if (!isRecord(record)) continue;
      try {
        generate(record);
        found.push({ key, record });
      } catch {
        // The peer throws on this record: there is nothing to compare.
      }
    }
  }
  return found;
}

/** Reading the last character makes the engine build the text, as sending it would. */
const whole = (text: string): number => text.charCodeAt(text.length - 1);

/** With an option that follows from nothing remembered, each record is read and printed anew. */
const anew = { versions: {} };

export function benchLibraries(): readonly Timing[] {
  const all = cases();
  const perRecord = (timing: Timing): Timing => ({ ...timing, nanoseconds: timing.nanoseconds / all.length });
  const ours = (options: LibrarySnippetOptions) => (): string => {
    let sum = 0;
    for (const { key, record } of all)
      for (const { snippets } of librarySnippets(record, { library: key, ...options }))
        for (const { code } of snippets) sum += whole(code.text);
    return String(sum);
  };
  return compare({
    '@huggingface/tasks (values not escaped)': () => {
      let sum = 0;
      for (const { key, record } of all)
        for (const text of peerGenerators.get(key)?.(record) ?? []) sum += whole(text);
      return String(sum);
    },
    'loadout (record of a content seen before)': ours({}),
    'loadout (read, escaped and printed anew)': ours(anew),
  }).map(perRecord);
}
