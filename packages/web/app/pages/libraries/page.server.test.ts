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
  it('narrows by what a library offers', async () => {
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

  it('narrows by how far snippets are verified: what is checked further counts as well', async () => {
    const linted = await load('verified=lint');
    const checked = await load('verified=api');
    expect(linted.total).toBe((await load('snippets=yes')).total);
    expect(checked.total).toBeLessThan(linted.total);
    expect(checked.libraries.map(({ key }) => key)).toContain('transformers');
    expect(checked.libraries.every(({ verified }) => verified !== 'lint')).toBe(true);
  });

  it('counts for each level what choosing it would show', async () => {
    const { verifiedOptions } = await load('');
    for (const { value, count } of verifiedOptions) {
      expect((await load(`verified=${value}`)).total).toBe(count);
    }
  });

  it('names values it does not know, and leaves them out', async () => {
    const all = await load('');
    const odd = await load('task=flying&language=latin&verified=blessed');
    expect(odd.total).toBe(all.total);
    expect(odd.ignored.map(({ name }) => name)).toEqual(['task', 'language', 'verified']);
  });
});
