/** @module The inference providers as published, with their tasks and clients. */
import {
  inferenceMatrix,
  type MatrixEntry,
  type Provider,
  type ProviderId,
  providerIds,
  providers,
} from '@loadout/catalogue';
import type { ProviderEntry } from '../services.ts';

let computed: readonly ProviderEntry[] | undefined;

/** Computed on first use: it generates a snippet for every task of every provider. */
export const providerEntries = (): readonly ProviderEntry[] => (computed ??= readEntries());

function readEntries(): readonly ProviderEntry[] {
  const matrix = inferenceMatrix();
  return providerIds.map((id) =>
    entryOf(
      id,
      matrix.filter(({ provider }) => provider === id),
    ),
  );
}

function entryOf(id: ProviderId, served: readonly MatrixEntry[]): ProviderEntry {
  const { displayName, summary, hubOrganisation, baseUrl, directOnly }: Provider = providers[id];
  return {
    id,
    name: displayName,
    summary,
    hubOrganisation,
    ...(baseUrl !== undefined && { baseUrl }),
    ways: [
      ...(directOnly === true ? [] : (['router'] as const)),
      ...(baseUrl === undefined ? [] : (['direct'] as const)),
    ],
    tasks: served.map(({ task, clients }) => ({ task, clients })),
  };
}
