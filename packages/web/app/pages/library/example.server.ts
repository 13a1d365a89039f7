/** @module The model a library's snippets are shown on: a branch of its generator, else a model of the store. */
import type { ModelRecord, Snippet } from '@loadout/catalogue';
import type { Services } from '@loadout/server';
import { type Branch, branchesOf } from '../../features/examples/branches.server.ts';

export interface Example {
  /** Absent where the example is a model of the store. */
  readonly branch: string | undefined;
  readonly record: ModelRecord;
  /** Whether the model has a page here. */
  readonly known: boolean;
  readonly snippets: readonly Snippet[];
  readonly notice: string | undefined;
}

export interface Examples {
  readonly branches: readonly string[];
  readonly shown: Example | undefined;
}

/** The asked branch, else the plainest one for a task of the library, on a model with a page; `fallback` where the library has no branches. */
export async function examplesOf(
  services: Services,
  library: string,
  asked: string | null,
  fallback: ModelRecord | undefined,
): Promise<Examples> {
  const branches = await branchesOf(library);
  const one = branches.find(({ name }) => name === asked);
  const answered = await Promise.all(
    (one ? [one] : branches).map((branch) => answer(services, library, branch)),
  );
  const tasks = services.library(library)?.tasks ?? [];
  const isForTask = ({ branch = '' }: Example): boolean => tasks.some((task) => task === branch);
  const simplest = answered.toSorted(
    (a, b) => Number(isForTask(b)) - Number(isForTask(a)) || effort(a) - effort(b),
  )[0];
  const stored = fallback && { name: undefined, record: fallback };
  return {
    branches: branches.map(({ name }) => name),
    shown: simplest ?? (stored && (await answer(services, library, stored))),
  };
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

/** A newcomer reads the shortest code first; an example that needs an excuse comes last. */
const effort = ({ snippets, notice, known }: Example): number =>
  snippets.reduce((sum, { code, warnings = [] }) => sum + code.text.length + 1_000 * warnings.length, 0) +
  (known ? 0 : 100_000) +
  (notice === undefined ? 0 : 1_000_000);
