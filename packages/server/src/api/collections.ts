/** @module The three kinds of repository, with the word each has in a URL. */
import type { RepoKind } from '@loadout/hub';

export const repoCollections = [
  { kind: 'model', plural: 'models' },
  { kind: 'dataset', plural: 'datasets' },
  { kind: 'space', plural: 'spaces' },
] as const satisfies readonly { kind: RepoKind; plural: string }[];
