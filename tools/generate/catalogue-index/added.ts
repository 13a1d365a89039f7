/** @module Keeps the time at which each task and library was added, for the feed, without needing the Git history. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Collection, collections, indexName, keysName } from './collections.ts';
import { type Entry, findEntries } from './entries.ts';
import { quote } from './render.ts';

export const addedFile = 'snippets/added.generated.ts';

const announced = new Set(['libraries', 'tasks']);

/** Expected text of the file; undefined if there are no entries. */
export function renderAdded(source: string, now: Date): string | undefined {
  const known = readAdded(join(source, addedFile));
  const today = `${now.toISOString().slice(0, 19)}Z`;
  const shown = collections
    .filter(({ folder, index }) => announced.has(folder) && index === undefined)
    .map((collection) => ({ collection, entries: findEntries(source, collection) }));
  if (shown.every(({ entries }) => entries.length === 0)) return undefined;
  return [
    '/** @module Kept by `npm run generate`: the moment each entry was first seen. Not to be edited. */',
    ...shown.map(
      ({ collection: { folder, keyType, keyList } }) =>
        `import type { ${keyType} } from '../${folder}/${keyList === undefined ? indexName : keysName}';`,
    ),
    ...shown.map(({ collection, entries }) => renderMoments(collection, entries, known, today)),
    '',
  ].join('\n');
}

function renderMoments(
  { folder, constant, keyType }: Collection,
  entries: readonly Entry[],
  known: ReadonlyMap<string, string>,
  today: string,
): string {
  const lines = entries.map(({ key }) => `  ${quote(key)}: '${known.get(`${folder}/${key}`) ?? today}',\n`);
  return `\nexport const ${constant}Added: Readonly<Record<${keyType}, string>> = {\n${lines.join('')}};`;
}

/** By `folder/key`. */
function readAdded(file: string): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  if (!existsSync(file)) return known;
  let folder = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    folder = /^export const (\w+)Added/.exec(line)?.[1] ?? folder;
    const [, key, date] = /^ {2}'(.+)': '(.+)',$/.exec(line) ?? [];
    if (key !== undefined && date !== undefined) known.set(`${folder}/${key}`, date);
  }
  return known;
}
