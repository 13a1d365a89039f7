/** @module The catalogue as published: static data, the same on every server. */
import {
  type App,
  apps,
  bandwidths,
  type DatasetLibrary,
  datasetLibraries,
  type Device,
  devices,
  downloadRule,
  type EvaluationFramework,
  evaluationFrameworks,
  isDevice,
  type KernelLibrary,
  kernelLibraries,
  libraries,
  type Library,
  printRule,
  systems,
  type Task,
  tasks,
} from '@loadout/catalogue';
import type {
  AppEntry,
  DatasetLibraryEntry,
  DeviceEntry,
  EvaluationFrameworkEntry,
  KernelLibraryEntry,
  LibraryEntry,
} from '../services.ts';
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

/** The facts of a library without its generator. */
const libraryFacts = ([key, library]: readonly [string, DatasetLibrary | KernelLibrary]) => {
  const { prettyLabel, repoName, repoUrl, docsUrl, summary } = library;
  return { key, prettyLabel, repoName, repoUrl, docsUrl, summary };
};

const datasetLibraryList: readonly DatasetLibraryEntry[] =
  Object.entries<DatasetLibrary>(datasetLibraries).map(libraryFacts);
const kernelLibraryList: readonly KernelLibraryEntry[] =
  Object.entries<KernelLibrary>(kernelLibraries).map(libraryFacts);
const deviceList: readonly DeviceEntry[] = Object.entries<Device>(devices).flatMap(([key, device]) => {
  if (!isDevice(key)) return [];
  const bandwidth = bandwidths[key];
  return [{ key, ...device, ...(bandwidth && { bandwidth }) }];
});
const frameworkList: readonly EvaluationFrameworkEntry[] = Object.entries<EvaluationFramework>(
  evaluationFrameworks,
).map(([id, { name, description, url }]) => ({ id, name, description, url }));

export const catalogueServices = {
  tasks: (): readonly Task[] => taskList,
  task: (id: string): Task | undefined => tasksById.get(id),
  libraries: (): readonly LibraryEntry[] => entries,
  library: (key: string): LibraryEntry | undefined => librariesByKey.get(key),
  apps: (): readonly AppEntry[] => appList,
  datasetLibraries: (): readonly DatasetLibraryEntry[] => datasetLibraryList,
  devices: (): readonly DeviceEntry[] => deviceList,
  kernelLibraries: (): readonly KernelLibraryEntry[] => kernelLibraryList,
  evaluationFrameworks: (): readonly EvaluationFrameworkEntry[] => frameworkList,
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
