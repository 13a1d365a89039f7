/** @module The pages of the site as the search finds them: by name, by what they are for, and by `names.server.ts`. */
import type { Findable } from '@loadout/server';
import { folderOf, pages } from '../index.ts';

const names = Object.fromEntries(
  Object.entries(
    import.meta.glob<readonly string[]>('../*/names.server.ts', { eager: true, import: 'names' }),
  ).map(([file, found]) => [folderOf(file), found]),
);

export const places: readonly Findable[] = Object.entries(pages).flatMap(([folder, page]) =>
  page.name === undefined
    ? []
    : [
        {
          kind: 'page' as const,
          id: page.path,
          name: page.name,
          detail: page.detail,
          path: page.path,
          names: names[folder] ?? [],
        },
      ],
);
