/** @module Aliases of tasks: former ids and other spellings. */
import type { TaskDefinition } from './define.ts';
import { tasks } from './index.generated.ts';

const definitions: Readonly<Record<string, TaskDefinition>> = tasks;

let byAlias: ReadonlyMap<string, string> | undefined;

const readAliases = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(definitions).flatMap(([id, { aliases = [] }]) =>
      aliases.map((alias): [string, string] => [alias, id]),
    ),
  );

/** The id of the task with this alias, in any spelling. */
export function canonicalTaskId(given: string): string | undefined {
  byAlias ??= readAliases();
  const spelt = given.toLowerCase().replaceAll(/[\s_]+/g, '-');
  return byAlias.get(spelt) ?? (spelt !== given && Object.hasOwn(definitions, spelt) ? spelt : undefined);
}
