import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { page } from './page.server.ts';

const tide = {
  id: 'harbour/tide-GGUF',
  pipeline_tag: 'text-generation',
  library_name: 'transformers',
  gated: 'auto',
  tags: ['gguf', 'conversational', 'base_model:harbour/base'],
  cardData: {
    license: 'MIT',
    base_model: 'harbour/base',
    language: ['en', 'cy', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'fi', 'pl', 'cs', 'hu'],
  },
  gguf: { architecture: 'llama', total: 8e9, context_length: 32_768 },
  siblings: [
    { rfilename: 't-Q8_0.gguf', size: 8.5e9 },
    { rfilename: 't-Q4_K_M.gguf', size: 4.9e9 },
  ],
};
const ebb = {
  id: 'harbour/ebb',
  pipeline_tag: 'flying',
  cardData: { language: 'cy' },
  config: { max_position_embeddings: 512 },
};

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
  for (const record of [tide, ebb, { id: 'harbour/base' }]) await services.put('model', record.id, record);
});
afterAll(() => services.close());

const inputOf = (query: string, cookie = '') => {
  const input = inputFor(services, `/compare?${query}`);
  return { ...input, request: new Request(input.url, { headers: { cookie } }) };
};
const load = async (query: string, cookie = '') => page.load(inputOf(query, cookie));
const both = 'models=harbour/tide-GGUF,harbour/ebb';

describe('the facts of compared models', () => {
  it('are linked, shortened, and empty where they are unknown', async () => {
    const { facts } = await load('models=harbour/tide-GGUF,harbour/ebb,harbour/base');
    const row = (name: string) => facts.find((one) => one.name === name)?.cells;
    expect(row('Task')).toEqual([
      [{ label: 'Text Generation', href: '/tasks/text-generation' }],
      [{ label: 'flying' }],
      [],
    ]);
    expect(row('Size')).toEqual([[{ label: '8B parameters' }], [], []]);
    expect(row('License')).toEqual([[{ label: 'MIT' }], [], []]);
    expect(row('Access')).toEqual([[{ label: 'Gated' }], [], []]);
    expect(row('Context')).toEqual([[{ label: '32,768 tokens' }], [{ label: '512 tokens' }], []]);
    expect(row('Languages')?.[0]).toHaveLength(13);
    expect(row('Languages')?.[0]?.at(-1)).toEqual({ label: '2 more' });
    expect(row('Languages')?.[1]).toEqual([{ label: 'Welsh' }]);
    expect(row('Libraries')?.[0]).toContainEqual({ label: 'Transformers', href: '/libraries/transformers' });
    expect(row('Local apps')?.[0]).toContainEqual({ label: 'Ollama' });
    expect(row('Base model')?.[0]).toEqual([{ label: 'harbour/base', href: '/models/harbour/base' }]);
    expect(row('Derivatives')).toEqual([
      [],
      [],
      [{ label: '1 model', href: '/models?tag=base_model%3Aharbour%2Fbase' }],
    ]);
  });

  it('have no row for what none has', async () => {
    const { facts } = await load('models=harbour/ebb,harbour/base');
    const names = facts.map(({ name }) => name);
    for (const absent of ['Size', 'License', 'Access']) expect(names).not.toContain(absent);
  });
});

describe('the memory of compared models', () => {
  it('has the quantization that takes most first, and no cell for a model without sizes', async () => {
    const { memory } = await load(both);
    const labels = memory.map(({ label }) => label);
    expect(labels.indexOf('Q8_0')).toBeLessThan(labels.indexOf('Q4_K_M'));
    const q4 = memory.find(({ label }) => label === 'Q4_K_M');
    expect(q4?.cells[0]?.text).toMatch(/^\d+(?:\.\d+)? GB$/);
    expect(q4?.cells[0]).not.toHaveProperty('fit');
    expect(q4?.cells[1]).toBeUndefined();
  });

  it('is drawn from the smallest to the largest, with a mark for each quantization', async () => {
    const { plot, memory } = await load(both);
    expect(plot?.label).toBe('Memory by quantization, at 4,096 tokens of context');
    expect(plot?.rows).toHaveLength(1);
    const [row] = plot?.rows ?? [];
    expect(row).toMatchObject({ key: 'harbour/tide-GGUF', label: 'tide-GGUF' });
    expect(row?.marks).toHaveLength(memory.length);
    expect(row?.marks?.every(({ tone, shape }) => tone === 'plain' && shape === 'dot')).toBe(true);
    const [range] = row?.ranges ?? [];
    expect(range?.from).toBeLessThan(range?.to ?? 0);
    expect(range?.to).toBeGreaterThan(8.5);
    expect(range?.to).toBeLessThan(40);
    expect(row?.text).toMatch(/^harbour\/tide-GGUF: .*Q8_0 \d+\.\d, .*Q4_K_M \d+\.\d.* GB$/);
    expect(plot).not.toHaveProperty('line');
    expect(plot?.ticks.at(-1)?.at).toBeGreaterThanOrEqual(range?.to ?? 0);
  });

  it('has the line of the machine, and an axis that ends near it unless it is far away', async () => {
    const near = await load(both, 'machine=24');
    expect(near.plot?.line).toEqual({ at: 25.769_803_776, label: 'My machine, 24 GiB' });
    expect(near.plot?.ticks.at(-1)?.at).toBeGreaterThanOrEqual(25.7);
    expect(near.plot?.rows[0]?.marks?.at(-1)?.tone).toBe('fits');
    expect(near.machine).toContain('24 GB');
    const far = await load(both, 'machine=512');
    expect(far.plot?.ticks.at(-1)?.at).toBeLessThan(512);
  });

  it('is not drawn where no model has sizes', async () => {
    const { plot, memory } = await load('models=harbour/ebb,harbour/base');
    expect(plot).toBeUndefined();
    expect(memory).toEqual([]);
  });
});

describe('the page of a comparison', () => {
  it('links to each model, and to the comparison without it', async () => {
    const { models, open, address, contextLength } = await load(both);
    expect(models).toEqual([
      {
        id: 'harbour/tide-GGUF',
        name: 'tide-GGUF',
        href: '/models/harbour/tide-GGUF',
        withoutHref: '/compare?models=harbour/ebb',
      },
      {
        id: 'harbour/ebb',
        name: 'ebb',
        href: '/models/harbour/ebb',
        withoutHref: '/compare?models=harbour/tide-GGUF',
      },
    ]);
    expect({ open, address, contextLength }).toEqual({
      open: true,
      address: '/compare?models=harbour/tide-GGUF,harbour/ebb',
      contextLength: 4096,
    });
  });

  it('compares nothing with one model, and shows the problem', async () => {
    const data = await load('models=harbour/ebb&context=long');
    expect(data).toMatchObject({ contextLength: 0, facts: [], memory: [], code: [], comparison: undefined });
    expect(data.problems.map(({ message }) => message)).toEqual([
      '“long” is no context length: memory is given for 4,096 tokens.',
    ]);
    expect(page.json?.(data)).toMatchObject({ models: [] });
    expect(page.markdown(data, inputOf(''))).toContain('Add `?models=owner/one,owner/two` to the address.');
  });

  it('says the same in Markdown and JSON', async () => {
    const data = await load(`${both}&context=8192`, 'machine=24');
    const markdown = page.markdown(data, inputOf(both));
    expect(markdown).toContain('|  | harbour/tide-GGUF | harbour/ebb |');
    expect(markdown).toContain('| Task | Text Generation | flying |');
    expect(markdown).toContain('## Memory at 8192 tokens of context');
    expect(markdown).toMatch(/\| Q4_K_M \| \S+ GB, Fits \| {2}\|/);
    expect(markdown).toContain('## harbour/tide-GGUF with ');
    expect(data.code.map(({ id }) => id)).toContain('harbour/tide-GGUF');
    expect(data.code.every(({ blocks }) => blocks.length > 0)).toBe(true);
    expect(page.json?.(data)).toMatchObject({ models: [{ id: 'harbour/tide-GGUF' }, { id: 'harbour/ebb' }] });
    const bare = page.markdown(await load('models=harbour/ebb,harbour/base'), inputOf(''));
    expect(bare).not.toContain('## Memory');
  });
});
