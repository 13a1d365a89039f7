import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servicesInMemory } from '../../lib/testing/page-input.ts';
import { lineageView } from './lineage.server.ts';

let services: Services;
const put = (id: string, base_model: string | readonly string[] | undefined, ...tags: readonly string[]) =>
  services.put('model', id, { id, tags, ...(base_model !== undefined && { cardData: { base_model } }) });

beforeAll(async () => {
  services = await servicesInMemory();
  await put('a/base', undefined);
  await put('a/instruct', 'a/base', 'base_model:a/base', 'base_model:finetune:a/base');
  await put('a/small', 'a/instruct', 'base_model:a/instruct', 'base_model:quantized:a/instruct');
  await put('a/tagged', undefined, 'base_model:a/base');
  await put('a/loop', 'a/loop');
  await put('a/merged', ['a/instruct', 'b/gone'], 'base_model:a/instruct');
});
afterAll(() => services.close());

const lineage = async (id: string) => {
  const model = await services.model(id);
  if (!model) throw new Error(`${id} is not there`);
  return lineageView(services, model);
};

describe('the lineage of a model', () => {
  it('goes back to the oldest known model', async () => {
    expect((await lineage('a/small')).generations).toEqual([
      [{ id: 'a/base', known: true }],
      [{ id: 'a/instruct', known: true }],
    ]);
  });

  it('takes the parent from a tag where the card has none', async () => {
    expect((await lineage('a/tagged')).generations).toEqual([[{ id: 'a/base', known: true }]]);
  });

  it('does not wait for a hub that does not respond, and does not fail without it', async () => {
    const model = await services.model('a/small');
    const silent = { ...services, model: () => new Promise<never>(() => undefined) };
    const away = { ...services, model: () => Promise.reject(new Error('The hub is away')) };
    const unknown = [[{ id: 'a/instruct', known: false }]];
    for (const reader of [silent, away])
      expect((await lineageView(reader, model ?? { id: '' })).generations).toEqual(unknown);
  });

  it('marks parents without a page here', async () => {
    expect((await lineage('a/merged')).generations).toEqual([
      [
        { id: 'a/instruct', known: true },
        { id: 'b/gone', known: false },
      ],
    ]);
  });

  it('lists derivatives by relation', async () => {
    expect((await lineage('a/instruct')).children).toEqual([
      { relation: 'quantized', count: 1, tag: 'base_model:quantized:a/instruct', first: ['a/small'] },
      {
        relation: 'other',
        count: 1,
        tag: 'base_model:a/instruct',
        first: expect.arrayContaining(['a/merged']),
      },
    ]);
  });

  it('stops at a cycle', async () => {
    expect((await lineage('a/loop')).generations).toEqual([]);
  });
});
