import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { browsePage } from './browse.server.ts';

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
});
afterAll(() => services.close());

const load = async (query: string) => browsePage('model').load(inputFor(services, `/models?${query}`));

const totalOf = async (query: string) => (await load(query)).total;

describe('a browse page', () => {
  it('shows a value that no record has, and leaves it out', async () => {
    const { total, chips } = await load('task=flying&library=transformers');
    expect(total).toBe(await totalOf('library=transformers'));
    expect(chips.map(({ value, unknown }) => [value, unknown])).toEqual([
      ['flying', true],
      ['transformers', false],
    ]);
    expect(await totalOf('task=flying')).toBe(await totalOf(''));
  });

  it('keeps what is known beside what is not', async () => {
    expect(await totalOf('task=flying&task=fill-mask')).toBe(await totalOf('task=fill-mask'));
  });

  it('lists the libraries with the filter flag, those with models first, and finds the rest by name', async () => {
    const { facets } = await load('');
    const facet = facets.find(({ filter }) => filter === 'library');
    const flagged = services.libraries().filter(({ filter }) => filter);
    expect(facet?.values.map(({ value }) => value).toSorted()).toEqual(
      flagged.map(({ key }) => key).toSorted(),
    );
    const counts = facet?.values.map(({ count }) => count) ?? [];
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(facet?.others?.length).toBeGreaterThan(0);
    expect(facet?.others?.some(({ value }) => flagged.some(({ key }) => key === value))).toBe(false);
  });

  it('lists a chosen library that has no filter flag', async () => {
    const { facets } = await load('');
    const other = facets.find(({ filter }) => filter === 'library')?.others?.[0]?.value ?? '';
    const chosen = (await load(`library=${other}`)).facets.find(({ filter }) => filter === 'library');
    expect(chosen?.values).toContainEqual(expect.objectContaining({ value: other, chosen: true }));
  });

  it('starts again from a cursor that is none', async () => {
    const total = await totalOf('');
    expect(await load('cursor=nonsense&task=flying')).toMatchObject({ restarted: true, total });
  });
});
