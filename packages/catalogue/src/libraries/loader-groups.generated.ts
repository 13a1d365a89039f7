/** @module Made by `npm run generate` from the entries in this folder; not to be edited. */
import type { LoaderGroup } from './define.ts';

export const loaderGroups: readonly LoaderGroup[] = [
  ['', () => import('./loaders/a.generated.ts')],
  ['c', () => import('./loaders/c.generated.ts')],
  ['d', () => import('./loaders/d.generated.ts')],
  ['f', () => import('./loaders/f.generated.ts')],
  ['h', () => import('./loaders/h.generated.ts')],
  ['l', () => import('./loaders/l.generated.ts')],
  ['m', () => import('./loaders/m.generated.ts')],
  ['n', () => import('./loaders/n.generated.ts')],
  ['p', () => import('./loaders/p.generated.ts')],
  ['s', () => import('./loaders/s.generated.ts')],
  ['t', () => import('./loaders/t.generated.ts')],
  ['u', () => import('./loaders/u.generated.ts')],
];
