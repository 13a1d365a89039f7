/** @module What the kinds of repositories are called. */
import type { RepoKind } from '@loadout/hub';

interface KindNames {
  readonly title: string;
  readonly one: string;
  readonly many: string;
}

export const kindNames: Readonly<Record<RepoKind, KindNames>> = {
  model: { title: 'Models', one: 'model', many: 'models' },
  dataset: { title: 'Datasets', one: 'dataset', many: 'datasets' },
  space: { title: 'Spaces', one: 'space', many: 'spaces' },
};
