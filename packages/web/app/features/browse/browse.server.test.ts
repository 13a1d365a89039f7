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

  it('starts again from a cursor that is none', async () => {
    const total = await totalOf('');
    expect(await load('cursor=nonsense&task=flying')).toMatchObject({ restarted: true, total });
  });
});
