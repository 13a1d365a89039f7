/** @module The examples of a library: one for each task that it has code for. */
import type { Services } from '@loadout/server';
import { branchesOf } from '../../features/examples/branches.server.ts';
import { compareCode, type Example, exampleOf, isDownload } from '../../features/examples/example.server.ts';
import { modelCounts } from '../../lib/records/counts.server.ts';

export interface ExampleChoice {
  /** Value of `?example=`: the id of the task. */
  readonly key: string;
  readonly label: string;
  readonly chosen: boolean;
}

export interface Examples {
  /** By label. */
  readonly choices: readonly ExampleChoice[];
  readonly shown: Example | undefined;
}

/** Shows the requested task, else the best code, of the task with the most models of the library. */
export async function examplesOf(
  services: Services,
  library: string,
  requested: string | null,
): Promise<Examples> {
  const counts = await modelCounts(services, 'task', library);
  const tasks = new Set([
    ...counts.keys(),
    ...(await branchesOf(library)).map(({ record }) => record.pipeline_tag),
    undefined,
  ]);
  const every = await Promise.all([...tasks].map((task) => exampleOf(services, library, task)));
  const found = every.filter((example) => example !== undefined);
  // Fixtures of models that have no page here may have made-up ids.
  const known = someOf(found, (example) => example.known);
  const offered = someOf(known, (example) => example.task !== undefined && !isDownload(example));
  const models = (task: string | undefined): number => counts.get(task ?? '') ?? 0;
  const shown =
    offered.find(({ task }) => task === requested) ??
    offered.toSorted((a, b) => compareCode(a, b) || models(b.task) - models(a.task))[0];
  const choices = offered.flatMap(({ task }) =>
    task === undefined
      ? []
      : [{ key: task, label: services.task(task)?.label ?? task, chosen: task === shown?.task }],
  );
  return { choices: choices.toSorted((a, b) => a.label.localeCompare(b.label, 'en')), shown };
}

/** Those that match, or all where none does. */
function someOf<Item>(items: readonly Item[], matches: (item: Item) => boolean): readonly Item[] {
  const some = items.filter(matches);
  return some.length > 0 ? some : items;
}
