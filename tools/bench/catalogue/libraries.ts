/** @module Generating library snippets, compared with `@huggingface/tasks` on the same records. */
import { readdirSync, readFileSync } from 'node:fs';
import { MODEL_LIBRARIES_UI_ELEMENTS as peers, type ModelData } from '@huggingface/tasks';
import { librarySnippets } from '@loadout/catalogue';
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

/** Every fixture whose library the peer supports, and on which the peer does not throw. */
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
        // The peer throws on this record: nothing to compare.
      }
    }
  }
  return found;
}

/** Reading the last character forces the engine to flatten the string. */
const whole = (text: string): number => text.charCodeAt(text.length - 1);

/** Copies of each record under new ids: more than any cache of recent strings holds. */
const copies = 40;

/** The same records under ids that no call has seen before, created before the timing starts. */
const neverSeen = (all: readonly Case[]): readonly Case[][] =>
  Array.from({ length: copies }, (_, n) =>
    all.map(({ key, record }) => ({ key, record: { ...record, id: `${record.id}-${n}` } })),
  );

export function benchLibraries(): readonly Timing[] {
  const all = cases();
  const batches = neverSeen(all);
  const perRecord = (timing: Timing): Timing => ({ ...timing, nanoseconds: timing.nanoseconds / all.length });
  let turn = 0;
  const nextBatch = (): readonly Case[] => batches[(turn += 1) % copies] ?? [];
  return compare({
    '@huggingface/tasks (values not escaped)': () => {
      let sum = 0;
      for (const { key, record } of nextBatch())
        for (const text of peerGenerators.get(key)?.(record) ?? []) sum += whole(text);
      return String(sum);
    },
    'loadout (checked, escaped, with install lines)': () => {
      let sum = 0;
      for (const { key, record } of nextBatch())
        for (const { snippets } of librarySnippets(record, { library: key }))
          for (const { code } of snippets) sum += whole(code.text);
      return String(sum);
    },
  }).map(perRecord);
}
