import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { browsePage } from './browse.server.ts';

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
});
afterAll(() => services.close());

const page = browsePage('model', async () => ({ set: 'glyph' }));
const load = async (query: string) => page.load(inputFor(services, `/models?${query}`));

const totalOf = async (query: string) => (await load(query)).total;

const facetOf = ({ facets }: Awaited<ReturnType<typeof load>>, filter: string) => {
  const facet = facets.find((one) => one.filter === filter);
  if (facet === undefined) throw new Error(`there is no facet ${filter}`);
  return facet;
};

describe('a list page', () => {
  it('shows a value that no record has, and ignores it', async () => {
    const { total, chips } = await load('task=flying&library=transformers');
    expect(total).toBe(await totalOf('library=transformers'));
    expect(chips.map(({ value, unknown }) => [value, unknown])).toEqual([
      ['flying', true],
      ['transformers', false],
    ]);
    expect(await totalOf('task=flying')).toBe(await totalOf(''));
  });

  it('keeps known values next to unknown ones', async () => {
    expect(await totalOf('task=flying&task=fill-mask')).toBe(await totalOf('task=fill-mask'));
  });

  it('lists the eight most frequent values of a facet, and says how many more there are', async () => {
    const facet = facetOf(await load(''), 'task');
    const open = facetOf(await load('open=task'), 'task');
    expect(facet).toMatchObject({ open: false, values: { length: 8 } });
    expect(facet.more).toBe(open.values.length - 8);
    expect(open).toMatchObject({ open: true, complete: true, more: 0 });
    expect(open.values.length).toBeGreaterThan(16);
  });

  it.each(['', 'task=text-to-image', 'task=translation', 'library=diffusers', 'library=timm'])(
    'lists the last value of a facet instead of a link to it: %s',
    async (query) => {
      const { facets } = await load(query);
      expect(facets.filter(({ more }) => more === 1)).toEqual([]);
    },
  );

  it('lists a chosen value that is not frequent', async () => {
    const rare = facetOf(await load('open=license'), 'license').values.at(-1)?.value ?? '';
    const { values } = facetOf(await load(`license=${rare}`), 'license');
    expect(values).toContainEqual(expect.objectContaining({ value: rare, chosen: true }));
  });

  it('has limits on price, context and latency where providers give them, in order', async () => {
    expect((await load('')).facets.map(({ filter }) => filter)).not.toContain('price');
    const inferenceProviderMapping = [
      {
        provider: 'novita',
        status: 'live',
        providerDetails: { pricing: { input: 0.4 }, context_length: 40_000 },
        performance: { firstTokenLatencyMs: 300 },
      },
    ];
    await services.put('model', 'acme/served', { id: 'acme/served', inferenceProviderMapping });
    const found = await load('price=1');
    const labels = (filter: string) => facetOf(found, filter).values.map(({ label }) => label);
    expect(found.total).toBe(1);
    expect(labels('price')).toEqual(['0.5', '1', '5', '20'].map((most) => `Up to $${most} per 1M tokens`));
    expect(labels('context_length')).toEqual(['8K tokens or more', '32K tokens or more']);
    expect(labels('latency')[0]).toBe('First token within 0.5 s');
    await services.remove('model', 'acme/served');
  });

  it('lists the most frequent libraries first, and all that have the filter flag', async () => {
    const { values } = facetOf(await load('open=library'), 'library');
    const counts = values.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const flagged = services.libraries().filter(({ filter }) => filter);
    expect(values.map(({ value }) => value)).toEqual(expect.arrayContaining(flagged.map(({ key }) => key)));
    const first = facetOf(await load(''), 'library').values;
    expect(first).toEqual(values.slice(0, 8));
  });

  it('searches the values of an open facet by label, and authors in the index', async () => {
    const found = facetOf(await load('open=language&find=GERM'), 'language').values;
    expect(found.map(({ value }) => value)).toEqual(['de']);
    const authors = facetOf(await load('open=author&find=goog'), 'author');
    expect(authors.values.map(({ value }) => value)).toContain('google');
    expect(authors.values.every(({ value }) => value.toLowerCase().includes('goog'))).toBe(true);
    expect(facetOf(await load('open=task&find=%F0%9F%92%A9'), 'task').values).toEqual([]);
  });

  it('counts models by size without the chosen range, and those of unknown size', async () => {
    const { sizes: all } = await load('');
    const { sizes, total } = await load('params=min:1B,max:10B');
    expect(sizes).toMatchObject({ low: 7, high: 10, range: 'min:1B,max:10B', includesUnknown: false });
    expect(sizes?.steps).toEqual(all?.steps);
    expect(sizes?.steps.slice(7, 10).reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(await totalOf('params=min:1B,max:10B&unknown_size=true')).toBe(total + (sizes?.unknown ?? 0));
  });

  it('offers sorts that have data', async () => {
    expect((await load('')).sorts.map(({ label }) => label)).toEqual(['Recommended', 'Smallest', 'Largest']);
    expect((await load('q=bert')).sorts.map(({ label }) => label)).toEqual([
      'Best match',
      'Smallest',
      'Largest',
    ]);
  });

  it('starts with recommended records, each with a sentence', async () => {
    const { items } = await load('');
    expect(items.every(({ sentence }) => sentence !== undefined)).toBe(true);
  });

  it('repeats only known parameters in its links', async () => {
    const { address } = await load(
      'task=fill-mask&library=nowhere&size=n%3C1K&sort=relevance&unknown_size=true&q=&app=',
    );
    expect(address).toBe('/models?task=fill-mask');
  });

  it('starts again from an invalid cursor', async () => {
    const total = await totalOf('');
    expect(await load('cursor=nonsense&task=flying')).toMatchObject({ restarted: true, total });
  });
});

describe('the memory of a list of models', () => {
  const gguf = 'bartowski/Qwen2.5-7B-Instruct-GGUF';
  const rowOf = async (query: string, cookie = '') => {
    const input = inputFor(services, `/models?q=${gguf}&${query}`);
    const { items, own } = await page.load({
      ...input,
      request: new Request(input.url, { headers: { cookie } }),
    });
    return { memory: items.find(({ id }) => id === gguf)?.memory, own };
  };

  it('is that of the smallest file, or of the most precise that fits the machine where it is known', async () => {
    expect((await rowOf('')).memory).toEqual({ total: expect.any(Number) });
    expect((await rowOf('fits=16')).memory).toMatchObject({ label: 'Q8_0', fit: { label: 'Fits' } });
    expect((await rowOf('fits=8')).memory).toMatchObject({ label: 'Q4_K_M', fit: { label: 'Fits' } });
    expect(await rowOf('', 'machine=4')).toMatchObject({
      memory: { fit: { state: 'too-large' } },
      own: { fits: '4', chosen: false, memory: '4 GB' },
    });
  });

  it('filters, with a chip that names machine and context', async () => {
    const { total, chips, memory } = await load('fits=apple-m4-pro:48&context=8192');
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(await totalOf(''));
    expect(chips.map(({ label }) => label)).toEqual(['Fits M4 Pro, 48 GB with 8,192 tokens']);
    expect(memory.filter(({ chosen }) => chosen).map(({ fits }) => fits)).toEqual(['apple-m4-pro:48']);
  });

  it.each(['fits=abacus', 'fits=-5', 'fits=0', 'context=0', 'context=99999999', 'context=many'])(
    'ignores %s and says so',
    async (query) => {
      const { total, ignored } = await load(query);
      expect(total).toBe(await totalOf(''));
      expect(ignored).toHaveLength(1);
    },
  );

  it('is not a filter of datasets', async () => {
    const datasets = browsePage('dataset', async () => ({ set: 'glyph' }));
    const { chips, memory } = await datasets.load(inputFor(services, '/datasets?fits=16'));
    expect({ chips, memory }).toEqual({ chips: [], memory: [] });
  });
});
