/** @module Which provider serves which task with which client, reckoned once. */
import { inferenceMatrix, type MatrixEntry, type Provider, providers } from '@loadout/catalogue';

const known: Readonly<Record<string, Provider>> = providers;
let reckoned: readonly MatrixEntry[] | undefined;

export const matrix = (): readonly MatrixEntry[] => (reckoned ??= inferenceMatrix());

export const providerName = (id: string): string => known[id]?.displayName ?? id;

export const providersOf = (task: string): readonly string[] =>
  matrix()
    .filter((entry) => entry.task === task)
    .map(({ provider }) => provider);
