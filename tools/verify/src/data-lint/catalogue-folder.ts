/** @module Loads the catalogue for the rules: its data and the files next to it. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { libraries, tasks } from '@loadout/catalogue';
import type { Catalogue } from './rule.ts';

const folder = new URL('../../../../packages/catalogue/', import.meta.url);

const readFixtures = (key: string): Readonly<Record<string, unknown>> => {
  const place = new URL(`test/libraries/fixtures/${key}/`, folder);
  if (!existsSync(place)) return {};
  return Object.fromEntries(
    readdirSync(place)
      .filter((file) => file.endsWith('.json'))
      .map((file): [string, unknown] => [
        file.replace(/\.json$/, ''),
        JSON.parse(readFileSync(new URL(file, place), 'utf8')),
      ]),
  );
};

export const catalogueFolder: Catalogue = {
  libraries,
  tasks,
  about: (task) => {
    const file = new URL(`src/tasks/entries/${task}/about.md`, folder);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  },
  assetSize: (task, filename) =>
    statSync(new URL(`src/tasks/entries/${task}/assets/${filename}`, folder), { throwIfNoEntry: false })
      ?.size,
  fixtures: readFixtures,
};
