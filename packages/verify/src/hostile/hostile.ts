/** @module Hostile copies of a record: what an author of a repository could write into its metadata. */
import type { ModelRecord } from '@loadout/catalogue';
import { fillIn, isSelector } from './fields.ts';
import { type Json, rewrite, textPaths, toJson, toRecord } from './json.ts';
import { combined, harmless, payloads } from './payloads.ts';

export interface HostileCopy {
  readonly label: string;
  readonly record: ModelRecord;
  /**
   * Records with harmless words in the same places. The snippets of the copy must have the shape of those of one
   * of these: a changed field may choose another branch, or be refused, but not in a way of its own.
   */
  readonly harmless: readonly ModelRecord[];
}

type Enter = (text: string, payload: string, path: string) => string;

/** Takes the place of what stood there. An id stays two parts, so that a check of its form is not all that is tried. */
const replace: Enter = (_, payload, path) => (path === 'id' ? `${payload}/${payload}` : payload);

/** Keep what stood there, so that a field known by its beginning or its end is still known. */
const append: Enter = (text, payload) => text + payload;
const prepend: Enter = (text, payload) => payload + text;

interface Target {
  readonly name: string;
  readonly base: Json;
  readonly includes: (path: string) => boolean;
  /** What takes the place of a text; beside a text, the combined ones suffice. */
  readonly payloads: Readonly<Record<string, string>>;
}

const isFree = (path: string): boolean => !isSelector(path);

function* targets(record: Json): Iterable<Target> {
  yield { name: 'all free texts', base: record, includes: isFree, payloads };
  yield { name: 'all free texts, none absent', base: fillIn(record), includes: isFree, payloads: combined };
  yield { name: 'id', base: record, includes: (path) => path === 'id', payloads };
  for (const path of textPaths(record))
    if (path !== 'id')
      yield { name: path, base: record, includes: (one) => one === path, payloads: combined };
}

function* copies({ name, base, includes, payloads: replacements }: Target): Iterable<HostileCopy> {
  const plain = toRecord(base);
  for (const [place, enter, texts] of [
    ['in place of', replace, replacements],
    ['after', append, combined],
    ['before', prepend, combined],
  ] as const) {
    const make = (payload: string): ModelRecord =>
      toRecord(rewrite(base, (text, path) => (includes(path) ? enter(text, payload, path) : text)));
    const twins = [plain, ...harmless.map(make)];
    for (const [label, payload] of Object.entries(texts))
      yield { label: `${label} ${place} ${name}`, record: make(payload), harmless: twins };
  }
}

/** Tags decide branches by being there: hostile ones beside them must change nothing. */
function* furtherTags(record: ModelRecord): Iterable<HostileCopy> {
  for (const [label, payload] of Object.entries(combined))
    yield {
      label: `${label} as a further tag`,
      record: { ...record, tags: [...(record.tags ?? []), payload] },
      harmless: [record],
    };
}

export function* hostile(record: ModelRecord): Iterable<HostileCopy> {
  for (const target of targets(toJson(record))) yield* copies(target);
  yield* furtherTags(record);
}
