/** @module The catalogue as published: static data, the same on every server. */
import {
  type App,
  apps,
  datasetLibraries,
  downloadRule,
  libraries,
  type Library,
  printRule,
  systems,
  type Task,
  tasks,
} from '@loadout/catalogue';
import type { AppEntry, DatasetLibraryEntry, LibraryEntry } from '../services.ts';
import { nearestTasks } from './nearest-tasks.ts';
import { mostSimilar } from './similar.ts';

const entries: readonly LibraryEntry[] = Object.entries(libraries).map(([key, library]) =>
  entryOf(key, library),
);
const librariesByKey: ReadonlyMap<string, LibraryEntry> = new Map(entries.map((entry) => [entry.key, entry]));
const tasksById: ReadonlyMap<string, Task> = new Map(Object.entries(tasks));
const taskList: readonly Task[] = Object.values(tasks);

const appList: readonly AppEntry[] = Object.entries<App>(apps).map(([key, app]) => ({
  key,
  label: app.label,
  docsUrl: app.docsUrl,
  tasks: app.tasks,
  systems: app.systems ?? systems,
  opens: app.deepLink === undefined ? 'commands' : 'link',
}));

const datasetLibraryList: readonly DatasetLibraryEntry[] = Object.entries(datasetLibraries).map(
  ([key, { prettyLabel, repoName, repoUrl, docsUrl, summary }]) => ({
    key,
    prettyLabel,
    repoName,
    repoUrl,
    docsUrl,
    summary,
  }),
);

export const catalogueServices = {
  tasks: (): readonly Task[] => taskList,
  task: (id: string): Task | undefined => tasksById.get(id),
  libraries: (): readonly LibraryEntry[] => entries,
  library: (key: string): LibraryEntry | undefined => librariesByKey.get(key),
  apps: (): readonly AppEntry[] => appList,
  datasetLibraries: (): readonly DatasetLibraryEntry[] => datasetLibraryList,
  nearest: (kind: 'task' | 'library', id: string, limit = 5): readonly string[] =>
    kind === 'task' ? nearestTasks(id, limit) : mostSimilar(id, librariesByKey.keys(), limit),
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
