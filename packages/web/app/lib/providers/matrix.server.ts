/** @module Which provider serves which task with which client, computed once. */
import {
  inferenceMatrix,
  type MatrixEntry,
  type ModelRecord,
  type Provider,
  type ProviderId,
  providerIds,
  providers,
  servedTask,
} from '@loadout/catalogue';

const known: Readonly<Record<string, Provider>> = providers;
let computed: readonly MatrixEntry[] | undefined;

export const matrix = (): readonly MatrixEntry[] => (computed ??= inferenceMatrix());

export const providerName = (id: string): string => known[id]?.displayName ?? id;

/** Those that serve what the model does: a model that only goes on with a text is none to chat with. */
export function providersOf(model: ModelRecord): readonly ProviderId[] {
  const task = servedTask(model);
  return task === undefined ? [] : providerIds.filter((id) => providers[id].tasks[task] !== undefined);
}

/** Whether one may choose between the router and the provider itself. */
export const hasBothWays = (id: string): boolean =>
  known[id]?.baseUrl !== undefined && known[id].directOnly !== true;
