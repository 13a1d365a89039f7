import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { page } from './page.server.ts';

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
});
afterAll(() => services.close());

const load = async (key: string) => page.load(inputFor(services, `/libraries/${key}`, { key }));

describe('the example of a library page', () => {
  it('is of the task that most models of the library have', async () => {
    const { example, choices } = await load('transformers');
    expect(example?.branch).toBeDefined();
    expect(choices.find(({ chosen }) => chosen)?.label).toMatch(/^Text Generation/);
  });
});

describe('the filter of a library page', () => {
  let pages: readonly Awaited<ReturnType<typeof load>>[];
  beforeAll(async () => {
    pages = await Promise.all(services.libraries().map(async ({ key }) => load(key)));
  });

  it('agrees with the library facet of /models', () => {
    const listed = pages.filter(({ filter }) => filter.listed).map(({ library }) => library.key);
    expect(listed).toEqual(
      services
        .libraries()
        .filter(({ filter }) => filter)
        .map(({ key }) => key),
    );
    expect(listed).toHaveLength(35);
  });

  it('links to the models of the library, if there are any', async () => {
    const transformers = await load('transformers');
    expect(transformers.filter).toEqual({ listed: true, href: '/models?library=transformers' });
    expect(transformers.modelCount).toBeGreaterThan(0);
    const wrong = pages.filter(
      ({ filter, modelCount }) => (filter.href === undefined) !== (modelCount === 0),
    );
    expect(wrong.map(({ library }) => library.key)).toEqual([]);
  });
});
