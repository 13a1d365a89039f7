/** @module Which provider serves which task with which client, reckoned once. */
import {
  inferenceMatrix,
  type MatrixEntry,
  type ModelRecord,
  type Provider,
  providers,
  servedTask,
} from '@loadout/catalogue';

const known: Readonly<Record<string, Provider>> = providers;
let reckoned: readonly MatrixEntry[] | undefined;

export const matrix = (): readonly MatrixEntry[] => (reckoned ??= inferenceMatrix());

export const providerName = (id: string): string => known[id]?.displayName ?? id;

/** Those that serve what the model does: a model that only goes on with a text is none to chat with. */
export const providersOf = (model: ModelRecord): readonly string[] =>
  Object.entries(known).flatMap(([id, { tasks }]) => (Object.hasOwn(tasks, servedTask(model)) ? [id] : []));

/** Whether one may choose between the router and the provider itself. */
export const hasBothWays = (id: string): boolean =>
  known[id]?.baseUrl !== undefined && known[id].directOnly !== true;
