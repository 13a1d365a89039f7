/** @module The catalogue as published: static data, the same on every server. */
import {
  type App,
  apps,
  bandwidths,
  canonicalLibraryKey,
  type DatasetLibrary,
  datasetLibraries,
  type Device,
  devices,
  downloadRule,
  evaluationFrameworks,
  isDevice,
  type KernelLibrary,
  kernelLibraries,
  keysOf,
  libraries,
  type Library,
  type LibraryKey,
  libraryKeys,
  printRule,
  providerIds,
  systems,
  type Task,
  tasks,
} from '@loadout/catalogue';
import { NotFoundError } from '../errors.ts';
import type {
  AppEntry,
  CatalogueKind,
  DatasetLibraryEntry,
  DeviceEntry,
  EvaluationFrameworkEntry,
  KernelLibraryEntry,
  LibraryEntry,
  ProviderEntry,
} from '../services.ts';
import { nearestTasks } from './nearest-tasks.ts';
import { providerEntries } from './providers.ts';
import { mostSimilar } from './similar.ts';

const entries: readonly LibraryEntry[] = libraryKeys.map((key) => entryOf(key, libraries[key]));
const librariesByKey: ReadonlyMap<string, LibraryEntry> = new Map(entries.map((entry) => [entry.key, entry]));
const tasksById: ReadonlyMap<string, Task> = new Map(Object.entries(tasks));
const taskList: readonly Task[] = Object.values(tasks);

const appList: readonly AppEntry[] = keysOf(apps).map((key) => {
  const app: App = apps[key];
  return {
    key,
    label: app.label,
    summary: app.summary,
    docsUrl: app.docsUrl,
    tasks: app.tasks,
    systems: app.systems ?? systems,
    opens: app.deepLink === undefined ? 'commands' : 'link',
  };
});

const appsByKey: ReadonlyMap<string, AppEntry> = new Map(appList.map((entry) => [entry.key, entry]));

/** The libraries of a table without their generators. */
const libraryFacts = <Key extends string>(table: Readonly<Record<Key, DatasetLibrary | KernelLibrary>>) =>
  keysOf(table).map((key) => {
    const { prettyLabel, repoName, repoUrl, docsUrl, summary } = table[key];
    return { key, prettyLabel, repoName, repoUrl, docsUrl, summary };
  });

const datasetLibraryList: readonly DatasetLibraryEntry[] = libraryFacts(datasetLibraries);
const kernelLibraryList: readonly KernelLibraryEntry[] = libraryFacts(kernelLibraries);
const deviceList: readonly DeviceEntry[] = Object.entries<Device>(devices).flatMap(([key, device]) => {
  if (!isDevice(key)) return [];
  const bandwidth = bandwidths[key];
  return [{ key, ...device, ...(bandwidth && { bandwidth }) }];
});
const frameworkList: readonly EvaluationFrameworkEntry[] = keysOf(evaluationFrameworks).map((id) => {
  const { name, description, url } = evaluationFrameworks[id];
  return { id, name, description, url };
});

const keysByKind: Readonly<Record<Exclude<CatalogueKind, 'task'>, readonly string[]>> = {
  library: libraryKeys,
  app: keysOf(apps),
  provider: providerIds,
};

export const catalogueServices = {
  tasks: (): readonly Task[] => taskList,
  task: (id: string): Task | undefined => tasksById.get(id),
  libraries: (): readonly LibraryEntry[] => entries,
  library: (key: string): LibraryEntry | undefined => librariesByKey.get(key),
  apps: (): readonly AppEntry[] => appList,
  app: (key: string): AppEntry | undefined => appsByKey.get(key),
  providers: (): readonly ProviderEntry[] => providerEntries(),
  provider: (id: string): ProviderEntry | undefined => providerEntries().find((entry) => entry.id === id),
  datasetLibraries: (): readonly DatasetLibraryEntry[] => datasetLibraryList,
  devices: (): readonly DeviceEntry[] => deviceList,
  kernelLibraries: (): readonly KernelLibraryEntry[] => kernelLibraryList,
  evaluationFrameworks: (): readonly EvaluationFrameworkEntry[] => frameworkList,
  nearest: (kind: CatalogueKind, id: string, limit = 5): readonly string[] =>
    kind === 'task' ? nearestTasks(id, limit) : mostSimilar(id, keysByKind[kind], limit),
};

/** Throws unless there is an app with this key. */
export function assertApp(key: string): void {
  if (catalogueServices.app(key) === undefined)
    throw new NotFoundError('app', key, catalogueServices.nearest('app', key));
}

/** The library with this key or alias. */
export function libraryNamed(name: string): LibraryEntry {
  const library = librariesByKey.get(canonicalLibraryKey(name) ?? '');
  if (library !== undefined) return library;
  throw new NotFoundError('library', name, catalogueServices.nearest('library', name));
}

function entryOf(key: LibraryKey, library: Library): LibraryEntry {
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
    // Reading the property would load the generator.
    hasSnippets: Object.hasOwn(library, 'snippets'),
    ...(status !== undefined && { status }),
  };
}
