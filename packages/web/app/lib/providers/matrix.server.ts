/** @module Which provider serves which task with which client, computed once. */
import { inferenceMatrix, type MatrixEntry, type Provider, providers } from '@loadout/catalogue';

const known: Readonly<Record<string, Provider>> = providers;
let computed: readonly MatrixEntry[] | undefined;

export const matrix = (): readonly MatrixEntry[] => (computed ??= inferenceMatrix());

export const providerName = (id: string): string => known[id]?.displayName ?? id;
