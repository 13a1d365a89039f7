import { describe, expect, it } from 'vitest';
import { suggestionsOf } from './suggestions.ts';

const entries = (...names: readonly string[]) => names.map((name) => ({ name, href: `/${name}` }));
const namesOf = (data: Parameters<typeof suggestionsOf>[0]) =>
  suggestionsOf(data).map((group) => [group.name, group.entries.map(({ name }) => name)]);

describe('suggestions', () => {
  it('start with models, and leave out what the hero does not lead to', () => {
    const groups = [
      { name: 'Tasks', entries: entries('t') },
      { name: 'Models', entries: entries('a', 'b', 'c', 'd', 'e') },
      { name: 'Pages', entries: entries('p') },
      { name: 'Libraries', entries: [] },
    ];
    expect(namesOf({ query: 'x', groups })).toEqual([
      ['Models', ['a', 'b', 'c', 'd']],
      ['Tasks', ['t']],
    ]);
  });

  it('lead an id that is known to its page, once', () => {
    const groups = [{ name: 'Models', entries: entries('a/b', 'a/bc') }];
    expect(namesOf({ query: 'a/b', go: '/a/b', groups })).toEqual([
      ['Go to', ['a/b']],
      ['Models', ['a/bc']],
    ]);
  });

  it('lead an unknown id to the form that describes it', () => {
    expect(suggestionsOf({ query: 'a/b', describe: '/playground?id=a%2Fb', groups: [] })).toMatchObject([
      { entries: [{ href: '/playground?id=a%2Fb' }] },
    ]);
  });
});
