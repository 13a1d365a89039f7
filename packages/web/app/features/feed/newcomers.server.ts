/** @module The tasks and libraries by the date they were added to the catalogue, newest first. */
import { librariesAdded, tasksAdded } from '@loadout/catalogue';
import type { Services } from '@loadout/server';
import { libraryPath, taskPath } from '../../lib/links/links.ts';

export interface Newcomer {
  readonly kind: 'library' | 'task';
  readonly label: string;
  readonly summary: string | undefined;
  readonly path: string;
  /** ISO 8601, to the second, in UTC. */
  readonly added: string;
}

type Catalogue = Pick<Services, 'tasks' | 'libraries'>;

export const newcomers = (catalogue: Catalogue, limit: number): readonly Newcomer[] =>
  newestFirst([...tasksOf(catalogue), ...librariesOf(catalogue)]).slice(0, limit);

/** Some of each kind, so that many of one do not hide the other. */
export const newcomersOfEach = (catalogue: Catalogue, limit: number): readonly Newcomer[] =>
  newestFirst([
    ...newestFirst(tasksOf(catalogue)).slice(0, limit),
    ...newestFirst(librariesOf(catalogue)).slice(0, limit),
  ]);

const newestFirst = (entries: readonly Newcomer[]): readonly Newcomer[] =>
  entries.toSorted((a, b) => b.added.localeCompare(a.added) || a.label.localeCompare(b.label, 'en'));

const tasksOf = ({ tasks }: Catalogue): readonly Newcomer[] =>
  tasks().flatMap(({ id, label, summary }) =>
    momentsOf(tasksAdded, id).map((added) => ({ kind: 'task', label, summary, path: taskPath(id), added })),
  );

const librariesOf = ({ libraries }: Catalogue): readonly Newcomer[] =>
  libraries().flatMap(({ key, prettyLabel, summary }) =>
    momentsOf(librariesAdded, key).map((added) => ({
      kind: 'library',
      label: prettyLabel,
      summary,
      path: libraryPath(key),
      added,
    })),
  );

/** Nothing for an entry without a date. */
function momentsOf(moments: Readonly<Record<string, string>>, key: string): readonly string[] {
  const moment = Object.hasOwn(moments, key) ? moments[key] : undefined;
  return moment === undefined ? [] : [moment];
}
