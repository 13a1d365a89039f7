/** @module The three kinds of repository and the URL segment of each. */
import type { RepoKind } from '@loadout/hub';

export const repoCollections = [
  { kind: 'model', plural: 'models' },
  { kind: 'dataset', plural: 'datasets' },
  { kind: 'space', plural: 'spaces' },
] as const satisfies readonly { kind: RepoKind; plural: string }[];
