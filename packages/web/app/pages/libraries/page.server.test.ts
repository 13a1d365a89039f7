import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { page } from './page.server.ts';

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
});
afterAll(() => services.close());

const load = async (query: string) => page.load(inputFor(services, `/libraries?${query}`));
const keys = async (query: string) => (await load(query)).libraries.map(({ key }) => key);

describe('the index of libraries', () => {
  it('filters by what a library offers', async () => {
    const filterable = await keys('filterable=yes');
    expect(filterable).toContain('transformers');
    expect(filterable.every((key) => services.library(key)?.filter)).toBe(true);
    expect((await load('snippets=yes')).libraries.every(({ hasSnippets }) => hasSnippets)).toBe(true);
  });

  it.each([
    ['sbert', 'sentence-transformers'],
    ['yolo', 'ultralytics'],
    ['lora', 'peft'],
  ])('finds %s by a synonym, as the search of the site does', async (query, key) => {
    expect(await keys(`q=${query}`)).toContain(key);
  });

  it('filters by verification level, including higher levels', async () => {
    const linted = await load('verified=lint');
    const checked = await load('verified=api');
    expect(linted.total).toBe((await load('snippets=yes')).total);
    expect(checked.total).toBeLessThan(linted.total);
    expect(checked.libraries.map(({ key }) => key)).toContain('transformers');
    expect(checked.libraries.every(({ verified }) => verified !== 'lint')).toBe(true);
  });

  it('has the summary and the level of each library', async () => {
    const { libraries } = await load('');
    expect(libraries.filter(({ summary }) => summary !== undefined).length).toBeGreaterThan(100);
    for (const { key, summary, verified } of libraries) {
      expect([key, summary]).toEqual([key, services.library(key)?.summary]);
      expect([key, verified !== undefined]).toEqual([key, services.library(key)?.hasSnippets]);
    }
  });

  it('counts for each level what choosing it would show', async () => {
    const { verifiedOptions } = await load('');
    expect(verifiedOptions.filter(({ count }) => count === 0)).toEqual([]);
    for (const { value, count } of verifiedOptions) {
      expect((await load(`verified=${value}`)).total).toBe(count);
    }
  });

  it('shows unknown values, and ignores them', async () => {
    const all = await load('');
    const odd = await load('task=flying&language=latin&verified=blessed');
    expect(odd.total).toBe(all.total);
    expect(odd.ignored.map(({ name }) => name)).toEqual(['task', 'language', 'verified']);
  });

  it('counts the libraries of each task and language, and leaves out what has none', async () => {
    const { taskOptions, languageOptions, verifiedOptions, all } = await load('');
    expect(taskOptions.map(({ value }) => value)).toEqual(
      services.tasks().flatMap(({ id, libraries }) => (libraries.length > 0 ? [id] : [])),
    );
    for (const { value, label, count } of taskOptions)
      expect(services.task(value)).toMatchObject({ label, libraries: { length: count } });
    for (const { value, count } of languageOptions)
      expect((await load(`language=${value}`)).total).toBe(count);
    expect(languageOptions.map(({ value }) => value)).toContain('python');
    expect([...taskOptions, ...languageOptions, ...verifiedOptions].every(({ count }) => count > 0)).toBe(
      true,
    );
    expect(all).toBe(services.libraries().length);
  });

  it('has only what all words match, by name, with the number of models', async () => {
    const { libraries, total } = await load('q=sentence%20transformers&task=sentence-similarity');
    expect(libraries.map(({ key }) => key)).toContain('sentence-transformers');
    expect(total).toBeLessThan(10);
    expect((await load('q=no-such-library')).libraries).toEqual([]);
    const every = (await load('')).libraries;
    const { total: models } = await services.search('model', {
      library: ['transformers'],
      limit: 1,
      facets: [],
    });
    expect(every.find(({ key }) => key === 'transformers')?.models).toBe(models);
    expect(every.map(({ prettyLabel }) => prettyLabel.toLowerCase()).slice(0, 3)).toEqual(
      every
        .map(({ prettyLabel }) => prettyLabel.toLowerCase())
        .toSorted((a, b) => a.localeCompare(b, 'en'))
        .slice(0, 3),
    );
  });

  it('sorts by the number of models, and by name where it is the same', async () => {
    const { libraries, sort } = await load('sort=models');
    expect(sort).toBe('models');
    expect(libraries[0]?.key).toBe('transformers');
    const counts = libraries.map(({ models }) => models);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const [first = '', second = ''] = libraries
      .filter(({ models }) => models === 1)
      .map(({ prettyLabel }) => prettyLabel);
    expect(first.localeCompare(second, 'en', { sensitivity: 'base' })).toBeLessThan(0);
    expect((await load('sort=age')).sort).toBe('name');
  });

  it('shortens an unknown value', async () => {
    const { ignored } = await load(`task=${'x'.repeat(300)}`);
    expect(ignored).toEqual([{ name: 'task', value: 'x'.repeat(100) }]);
  });

  it('says the same in Markdown', async () => {
    const data = await load('');
    const markdown = page.markdown(data, inputFor(services, '/libraries'));
    expect(markdown).toContain(`# Libraries (${data.total})`);
    expect(markdown).toContain('| [Transformers](/libraries/transformers.md) | `transformers` |');
    expect(markdown).toContain('files only');
  });
});
