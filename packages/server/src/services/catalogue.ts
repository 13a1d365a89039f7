/** @module The catalogue as it is published: pure data, the same for every server. */
import { apps, downloadRule, libraries, type Library, printRule, type Task, tasks } from '@loadout/catalogue';
import type { AppEntry, LibraryEntry } from '../services.ts';
import { mostSimilar } from './similar.ts';

const entries: readonly LibraryEntry[] = Object.entries(libraries).map(([key, library]) =>
  entryOf(key, library),
);
const librariesByKey: ReadonlyMap<string, LibraryEntry> = new Map(entries.map((entry) => [entry.key, entry]));
const tasksById: ReadonlyMap<string, Task> = new Map(Object.entries(tasks));
const taskList: readonly Task[] = Object.values(tasks);

const appList: readonly AppEntry[] = Object.entries(apps).map(([key, app]) => ({
  key,
  label: app.label,
  docsUrl: app.docsUrl,
  tasks: app.tasks,
}));

export const catalogueServices = {
  tasks: (): readonly Task[] => taskList,
  task: (id: string): Task | undefined => tasksById.get(id),
  libraries: (): readonly LibraryEntry[] => entries,
  library: (key: string): LibraryEntry | undefined => librariesByKey.get(key),
  apps: (): readonly AppEntry[] => appList,
  nearest: (kind: 'task' | 'library', id: string, limit = 5): readonly string[] =>
    mostSimilar(id, (kind === 'task' ? tasksById : librariesByKey).keys(), limit),
};

function entryOf(key: string, library: Library): LibraryEntry {
  const { prettyLabel, repoName, repoUrl, docsUrl, summary, status } = library;
  return {
    key,
    prettyLabel,
    repoName,
    repoUrl,
    ...(docsUrl !== undefined && { docsUrl }),
    ...(summary !== undefined && { summary }),
    filter: library.filter ?? false,
    countDownloads: library.countDownloads ?? printRule(downloadRule(undefined)),
    tasks: library.tasks ?? [],
    languages: library.languages ?? [],
    hasSnippets: library.snippets !== undefined,
    ...(status !== undefined && { status }),
  };
}
