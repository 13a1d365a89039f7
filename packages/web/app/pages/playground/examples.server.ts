/** @module Records to start from: one for each task, one for each library with snippets. */
import type { Services } from '@loadout/server';
import { branchesOf } from '../../features/examples/branches.server.ts';
import { type JsonRecord, printRecord } from './record.ts';

export interface ExampleGroup {
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The values of `?example=`. A task and a library may have the same name, so each has its kind in front. */
const taskPrefix = 'task:';
const libraryPrefix = 'library:';

const alphabetical = new Intl.Collator('en', { sensitivity: 'base' });

export const exampleGroups = (services: Services): readonly ExampleGroup[] => [
  {
    name: 'Tasks',
    options: services
      .tasks()
      .filter(({ isPlaceholder }) => !isPlaceholder)
      .map(({ id, label }) => ({ value: taskPrefix + id, label })),
  },
  {
    name: 'Libraries',
    options: services
      .libraries()
      .filter(({ hasSnippets }) => hasSnippets)
      .map(({ key, prettyLabel }) => ({ value: libraryPrefix + key, label: prettyLabel }))
      .toSorted((a, b) => alphabetical.compare(a.label, b.label)),
  },
];

/** Nothing for a name that is unknown. */
export async function exampleText(services: Services, name: string): Promise<string | undefined> {
  const record = name.startsWith(taskPrefix)
    ? taskRecord(services, name.slice(taskPrefix.length))
    : name.startsWith(libraryPrefix)
      ? await libraryRecord(services, name.slice(libraryPrefix.length))
      : undefined;
  return record && printRecord(record);
}

function taskRecord(services: Services, id: string): JsonRecord | undefined {
  const task = services.task(id);
  if (!task) return undefined;
  const library = task.libraries.find((key) => key === 'transformers') ?? task.libraries[0];
  return {
    id: task.models[0]?.id ?? 'your-name/your-model',
    pipeline_tag: id,
    ...(library !== undefined && { library_name: library }),
  };
}

async function libraryRecord(services: Services, key: string): Promise<JsonRecord | undefined> {
  const library = services.library(key);
  if (!library) return undefined;
  const branches = await branchesOf(key);
  const forTask = branches.find(({ name }) => library.tasks.some((task) => task === name)) ?? branches[0];
  return { ...forTask?.record, id: forTask?.record.id ?? 'your-name/your-model', library_name: key };
}
