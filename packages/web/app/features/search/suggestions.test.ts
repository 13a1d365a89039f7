import { describe, expect, it } from 'vitest';
import { modelsIn, suggestionsOf } from './suggestions.ts';

const results = ['a', 'b', 'c'].map((name) => ({ kind: 'Model', name, href: `/${name}` }));
const namesOf = (entries: ReturnType<typeof suggestionsOf>) => entries.map(({ name }) => name);

describe('suggestions', () => {
  it('keep the order of the results', () => {
    expect(namesOf(suggestionsOf({ query: 'x', results, lists: [] }))).toEqual(['a', 'b', 'c']);
    expect(namesOf(suggestionsOf({ query: 'x', results, lists: [] }, 2))).toEqual(['a', 'b']);
  });

  it('link an unknown id to the form that describes it', () => {
    const found = { query: 'o/n', describe: '/playground?id=o%2Fn', results, lists: [] };
    expect(suggestionsOf(found)[0]).toMatchObject({ name: 'o/n', href: '/playground?id=o%2Fn' });
  });

  it('are only models where a page takes one', () => {
    const found = { query: 'x', results: [{ kind: 'Task', name: 't', href: '/t' }, ...results], lists: [] };
    const hrefs = modelsIn(found, (id) => `/hardware?model=${id}`, 2).map(({ href }) => href);
    expect(hrefs).toEqual(['/hardware?model=a', '/hardware?model=b']);
  });
});
