/** @module The entries of the catalogue with all their names. */
import {
  type App,
  apps,
  type Device,
  devices,
  fileTypes,
  keysOf,
  libraries,
  type Library,
  libraryKeys,
  preferenceOrder,
  type Provider,
  providerIds,
  providers,
  type Task,
  tasks,
} from '@loadout/catalogue';
import type { Findable } from './finding.ts';

const segment = (text: string): string => encodeURIComponent(text);

/** `asr` for automatic-speech-recognition, `t2i` for text-to-image. Two letters are too ambiguous. */
function initialsOf(id: string): readonly string[] {
  const words = id.split('-');
  if (words.length < 3) return [];
  const initials = words.map((word) => word.charAt(0)).join('');
  return words.includes('to')
    ? [initials, words.map((word) => (word === 'to' ? '2' : word.charAt(0))).join('')]
    : [initials];
}

const taskEntry = ({ id, label, summary, aliases = [], synonyms = [], subtasks }: Task): Findable => ({
  kind: 'task',
  id,
  name: label,
  detail: summary,
  path: `/tasks/${segment(id)}`,
  names: [id, ...aliases, ...synonyms, ...initialsOf(id), ...subtasks.map(({ name }) => name)],
});

const libraryEntry = (key: string, library: Library): Findable => ({
  kind: 'library',
  id: key,
  name: library.prettyLabel,
  detail: library.summary,
  path: `/libraries/${segment(key)}`,
  names: [key, library.repoName, ...(library.aliases ?? []), ...(library.synonyms ?? [])],
  addresses: [library.repoUrl, ...(library.docsUrl === undefined ? [] : [library.docsUrl])],
});

const appEntry = (key: string, { label, summary, synonyms = [], docsUrl }: App): Findable => ({
  kind: 'app',
  id: key,
  name: label,
  detail: summary,
  path: `/apps/${segment(key)}`,
  names: [key, ...synonyms],
  addresses: [docsUrl],
});

const providerEntry = (id: string, provider: Provider): Findable => ({
  kind: 'provider',
  id,
  name: provider.displayName,
  detail: provider.summary,
  path: `/inference/${segment(id)}`,
  names: [id, provider.hubOrganisation, ...(provider.synonyms ?? [])],
  ...(provider.baseUrl !== undefined && { addresses: [provider.baseUrl] }),
});

const quantizationEntry = (name: (typeof preferenceOrder)[number]): Findable => ({
  kind: 'quantization',
  id: name,
  name,
  detail: `${fileTypes[name].bitsPerWeight} bits per weight`,
  path: `/quantization#${name}`,
  names: fileTypes[name].synonyms ?? [],
});

const deviceEntry = (key: string, { name, vendor, memory }: Device): Findable => ({
  kind: 'hardware',
  id: key,
  name: `${vendor} ${name}`,
  ...(memory && { detail: `${memory.join(', ')} GB` }),
  path: `/hardware?${new URLSearchParams({ device: key }).toString()}`,
  names: [
    key,
    name,
    ...(memory ?? []).map((size) => `${name} ${size} GB`),
    ...(vendor === 'Apple' ? [`Mac ${name}`, `MacBook ${name}`] : []),
  ],
});

export const catalogueEntries = (): readonly Findable[] => [
  ...Object.values<Task>(tasks).map(taskEntry),
  ...keysOf(apps).map((key) => appEntry(key, apps[key])),
  ...libraryKeys.map((key) => libraryEntry(key, libraries[key])),
  ...providerIds.map((id) => providerEntry(id, providers[id])),
  ...preferenceOrder.map(quantizationEntry),
  ...Object.entries<Device>(devices).map(([key, device]) => deviceEntry(key, device)),
];
