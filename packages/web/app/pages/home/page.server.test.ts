import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { page } from './page.server.ts';

let services: Services;
let data: Awaited<ReturnType<typeof page.load>>;
beforeAll(async () => {
  services = await servicesInMemory();
  data = await page.load(inputFor(services, '/?q=depth&modality=audio'));
});
afterAll(() => services.close());

describe('the home page', () => {
  it('has an example with code, and the libraries that can load it', () => {
    const { specimen, examples } = data;
    expect(specimen?.id).toBe(examples[0]);
    expect(specimen?.block.code.text).toContain(specimen?.id);
    expect(specimen?.libraries.filter(({ chosen }) => chosen)).toHaveLength(1);
    expect(specimen?.libraries.length).toBeLessThanOrEqual(4);
  });

  it('offers only examples that are in the store', async () => {
    expect(data.examples.length).toBeGreaterThan(1);
    for (const id of data.examples) expect(await services.model(id)).toBeDefined();
    const empty = await servicesInMemory();
    for (const id of data.examples) await empty.remove('model', id);
    const without = await page.load(inputFor(empty, '/'));
    expect(without).toMatchObject({ examples: [], specimen: undefined });
    expect(page.markdown(without, inputFor(empty, '/'))).toMatch(/libraries\.md\)\n\n## Models/);
    await empty.close();
  });

  it('features tasks with an image, and has all tasks whatever the URL says', () => {
    expect(data.tasks.map(({ id }) => id)).toEqual([
      'text-generation',
      'object-detection',
      'text-to-image',
      'automatic-speech-recognition',
      'depth-estimation',
      'token-classification',
      'image-to-3d',
      'reinforcement-learning',
    ]);
    expect(data.tasks[1]).toMatchObject({ label: 'Object Detection', modality: 'cv' });
    const own = services.tasks().filter(({ isPlaceholder }) => !isPlaceholder);
    expect(data.totals.tasks).toBe(own.length);
  });

  it('lists the libraries with code that most models use', async () => {
    expect(data.libraries).toHaveLength(14);
    expect(data.libraries[0]).toMatchObject({ key: 'transformers', label: 'Transformers' });
    const { total } = await services.search('model', { library: ['transformers'], limit: 1, facets: [] });
    expect(data.libraries[0]?.models).toBe(total);
    const sorted = data.libraries.toSorted(
      (a, b) => b.models - a.models || a.label.localeCompare(b.label, 'en'),
    );
    expect(data.libraries).toEqual(sorted);
    for (const { key } of data.libraries) expect(services.library(key)?.hasSnippets).toBe(true);
  });

  it('counts what there is and shows six models', async () => {
    expect(data.totals).toMatchObject({
      models: services.holdings().records.model,
      libraries: services.libraries().length,
    });
    const trending = await services.search('model', { sort: 'trending', limit: 6, facets: [] });
    expect(data.models.map(({ id }) => id)).toEqual(trending.items.map(({ id }) => id));
  });

  it('says the same in Markdown', () => {
    const markdown = page.markdown(data, inputFor(services, '/'));
    expect(markdown).toContain(`- [All ${data.totals.models} models](/models.md)`);
    expect(markdown).toContain(`## [${data.specimen?.id}](/models/${data.specimen?.id}.md)`);
    expect(markdown).toContain(data.specimen?.block.code.text);
    expect(markdown).toContain('### Computer Vision');
    expect(markdown).toContain('- [Object Detection](/tasks/object-detection.md)');
  });
});
