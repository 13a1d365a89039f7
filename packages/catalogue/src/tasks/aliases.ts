/** @module Other names of tasks: ids that hubs used before, and other spellings. */
import { tasks } from './published.ts';
import { own } from '../snippets/own.ts';

let byAlias: Readonly<Record<string, string>> | undefined;

const readAliases = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values(tasks).flatMap(({ id, aliases = [] }) => aliases.map((alias) => [alias, id])),
  );

/** The id of a task that goes by another one, or by another spelling of its own. */
export function canonicalTaskId(given: string): string | undefined {
  byAlias ??= readAliases();
  const spelt = given.toLowerCase().replaceAll(/[\s_]+/g, '-');
  return own(byAlias, spelt) ?? (spelt !== given && Object.hasOwn(tasks, spelt) ? spelt : undefined);
}
