/** @module What to suggest for a search: where the text leads, then models, tasks, libraries and apps. */
import type { SearchData, SearchGroup } from './search-data.ts';

const groupOrder = ['Models', 'Tasks', 'Libraries', 'Apps'];
const perGroup = 4;

export const suggestionsOf = ({ query, go, describe, groups }: SearchData): readonly SearchGroup[] =>
  [
    ...(go === undefined ? [] : [{ name: 'Go to', entries: [{ name: query, href: go }] }]),
    ...groupOrder.map((name) => ({
      name,
      entries: groups
        .filter((group) => group.name === name)
        .flatMap(({ entries }) => entries.filter(({ href }) => href !== go))
        .slice(0, perGroup),
    })),
    ...(describe === undefined
      ? []
      : [
          {
            name: 'Not in the catalogue',
            entries: [{ name: query, detail: 'Describe it and get its code', href: describe }],
          },
        ]),
  ].filter(({ entries }) => entries.length > 0);
