/** @module The tasks and libraries by the moment they came into the catalogue, newest first. */
import { librariesAdded, tasksAdded } from '@loadout/catalogue';
import type { Services } from '@loadout/server';
import { libraryPath, taskPath } from './links.ts';

export interface Newcomer {
  readonly kind: 'library' | 'task';
  readonly label: string;
  readonly summary: string | undefined;
  readonly path: string;
  /** ISO 8601, to the second, in UTC. */
  readonly added: string;
}

export function newcomers(
  services: Pick<Services, 'tasks' | 'libraries'>,
  limit: number,
): readonly Newcomer[] {
  const tasks = services.tasks().map(({ id, label, summary }): Newcomer | undefined => {
    const added = momentOf(tasksAdded, id);
    return added === undefined ? undefined : { kind: 'task', label, summary, path: taskPath(id), added };
  });
  const libraries = services.libraries().map(({ key, prettyLabel, summary }): Newcomer | undefined => {
    const added = momentOf(librariesAdded, key);
    return added === undefined
      ? undefined
      : { kind: 'library', label: prettyLabel, summary, path: libraryPath(key), added };
  });
  return [...tasks, ...libraries]
    .filter((entry) => entry !== undefined)
    .toSorted((a, b) => b.added.localeCompare(a.added) || a.label.localeCompare(b.label, 'en'))
    .slice(0, limit);
}

const momentOf = (moments: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(moments, key) ? moments[key] : undefined;
