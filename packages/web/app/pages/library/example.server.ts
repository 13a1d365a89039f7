/** @module The record a library's snippets are shown on: a fixture of its generator, else a model of the store. */
import type { ModelRecord, Snippet } from '@loadout/catalogue';
import type { Services } from '@loadout/server';
import { type Branch, branchesOf } from '../../features/examples/branches.server.ts';
import { modelCounts } from '../../lib/records/counts.server.ts';
import { exampleNames } from './example-names.ts';

export interface Example {
  /** Absent where the example is a model of the store. */
  readonly branch: string | undefined;
  readonly record: ModelRecord;
  /** Whether the model has a page here. */
  readonly known: boolean;
  readonly snippets: readonly Snippet[];
  readonly notice: string | undefined;
}

export interface ExampleChoice {
  /** Value of `?example=`. */
  readonly key: string;
  readonly label: string;
  readonly chosen: boolean;
}

export interface Examples {
  /** By label. */
  readonly choices: readonly ExampleChoice[];
  readonly shown: Example | undefined;
}

/** The requested example, else the most useful one; `fallback` where the library has no fixtures. */
export async function examplesOf(
  services: Services,
  library: string,
  requested: string | null,
  fallback: ModelRecord | undefined,
): Promise<Examples> {
  const branches = await branchesOf(library);
  const one = branches.find(({ name }) => name === requested);
  const answered = await Promise.all(
    (one ? [one] : branches).map((branch) => answer(services, library, branch)),
  );
  const counts = await modelCounts(services, 'task', library);
  const best = answered.toSorted((a, b) => rank(b, counts) - rank(a, counts))[0];
  const stored = fallback && { name: undefined, record: fallback };
  const shown = best ?? (stored && (await answer(services, library, stored)));
  const names = exampleNames(
    branches.map(({ name, record: { pipeline_tag: id } }) => ({
      name,
      task: id === undefined ? undefined : { id, label: services.task(id)?.label ?? id },
    })),
  );
  const choices = [...names]
    .map(([key, label]) => ({ key, label, chosen: key === shown?.branch }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
  return { choices, shown };
}

async function answer(
  services: Services,
  library: string,
  { name, record }: Pick<Branch, 'record'> & { readonly name: string | undefined },
): Promise<Example> {
  const [found] = await services.snippets({ model: record, library });
  return {
    branch: name,
    record,
    known: (await services.model(record.id)) !== undefined,
    snippets: found?.snippets ?? [],
    notice: found?.notice?.message,
  };
}

const otherLetters = /(?=\p{Letter})\P{Script=Latin}/u;

/**
 * Code before a mere download, code without warnings before code with them, texts in Latin letters before others, then
 * the task with the most models of the library, then the shortest code.
 */
function rank({ snippets, notice, record }: Example, counts: ReadonlyMap<string, number>): number {
  if (snippets.length === 0 || notice !== undefined) return -Infinity;
  const downloads = snippets.every(({ title }) => title === 'Download the files') ? 1 : 0;
  const warnings = snippets.reduce((sum, { warnings: own = [] }) => sum + own.length, 0);
  const foreign = snippets.some(({ code }) => otherLetters.test(code.text)) ? 1 : 0;
  const models = counts.get(record.pipeline_tag ?? '') ?? 0;
  const characters = snippets.reduce((sum, { code }) => sum + code.text.length, 0);
  return -1e12 * downloads - 1e10 * warnings - 1e9 * foreign + 1e5 * models - characters;
}
