/** @module Every generator has a fixture; every filter library has a generator. */
import { eachLibrary } from '../rule.ts';

export const libraryGeneratorCovered = eachLibrary(function* check({ snippets, filter }, key, { fixtures }) {
  if (snippets && Object.keys(fixtures(key)).length === 0)
    yield `its generator has no fixture: add fixtures/${key}/<branch>.json, one for each branch`;
  if (filter && !snippets) yield 'it is offered as a filter but has no generator: write one';
});
