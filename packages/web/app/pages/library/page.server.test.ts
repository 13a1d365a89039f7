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
    expect(example?.task).toBe('text-generation');
    expect(choices.find(({ chosen }) => chosen)?.label).toBe('Text Generation');
  });

  it('is of a model that has a page here, in preference to a made-up one', async () => {
    for (const key of ['transformers', 'spacy', 'keras', 'sglang', 'stable-baselines3', 'llama-cpp-python']) {
      const { example, choices } = await load(key);
      expect([key, example]).toEqual([key, expect.objectContaining({ known: true })]);
      expect((await services.model(example?.id ?? ''))?.id).toBe(example?.id);
      for (const choice of choices) {
        const { example: other } = await page.load(input(key, `?example=${choice.key}`));
        expect([key, choice.key, other]).toEqual([key, choice.key, expect.objectContaining({ known: true })]);
      }
    }
  });

  it('is of a made-up model where there is nothing else', async () => {
    const { example, blocks } = await load('mitie');
    expect(example).toMatchObject({ known: false, task: 'token-classification' });
    expect(blocks.length).toBeGreaterThan(0);
  });

  it('says that the model is gated, if the tested record does not', async () => {
    const { blocks } = await load('pocket-tts');
    expect(blocks[0]?.title).toBe('Log in');
  });

  it('is one for each task', async () => {
    const { choices } = await load('diffusers');
    expect(choices.length).toBeGreaterThan(5);
    for (const { key, label } of choices) expect(label).toBe(services.task(key)?.label);
    expect(new Set(choices.map(({ key }) => key)).size).toBe(choices.length);
  });
});

const input = (key: string, query = '') => inputFor(services, `/libraries/${key}${query}`, { key });

describe('the page of a library', () => {
  it('redirects from an alias', async () => {
    const answer: unknown = await load('llama-cpp').catch((error: unknown) => error);
    expect(answer instanceof Response && [answer.status, answer.headers.get('location')]).toEqual([
      301,
      '/libraries/llama-cpp-python',
    ]);
  });

  it('has the facts of the catalogue, and eight of its models', async () => {
    const data = await load('transformers');
    const found = await services.search('model', { library: ['transformers'], limit: 8, facets: [] });
    expect(data.models.map(({ id }) => id)).toEqual(found.items.map(({ id }) => id));
    expect(data.modelCount).toBe(found.total);
    expect(data.rule.text).toBe(data.library.countDownloads);
    expect(data.tasks).toContainEqual({ id: 'text-classification', label: 'Text Classification' });
    expect(data.source).toMatch(/\/libraries\/entries\/transformers\.ts$/);
    expect(data.address).toBe('/libraries/transformers');
  });

  it('shows the example that the URL names', async () => {
    const { choices } = await load('transformers');
    const other = choices.find(({ chosen }) => !chosen);
    const data = await page.load(input('transformers', `?example=${other?.key}`));
    expect(data.example?.task).toBe(other?.key);
    expect(data.choices.filter(({ chosen }) => chosen).map(({ key }) => key)).toEqual([other?.key]);
    expect(data.blocks[0]?.code.text).toContain(data.example?.id);
    const unknown = await page.load(input('transformers', '?example=none'));
    expect(unknown.example).toEqual((await load('transformers')).example);
    const labels = choices.map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('prefers an example with code and without warnings', async () => {
    for (const key of ['transformers', 'sentence-transformers', 'timm']) {
      const { blocks } = await load(key);
      expect(blocks.length).toBeGreaterThan(0);
      expect(blocks.flatMap(({ warnings }) => warnings)).toEqual([]);
    }
  });

  it('shows code rather than a mere download', async () => {
    for (const key of ['coqui', 'kokoro', 'vllm']) {
      const { blocks } = await load(key);
      expect(blocks.map(({ title }) => title)).not.toContain('Download the files');
    }
  });

  it('shows a model of the store where the library has no example', async () => {
    const bare = services.libraries().find(({ hasSnippets }) => !hasSnippets);
    await services.put('model', 'harbour/only', { id: 'harbour/only', library_name: bare?.key });
    const data = await load(bare?.key ?? '');
    expect(data.example?.known).toBe(true);
    expect(data.models.map(({ id }) => id)).toContain(data.example?.id);
    expect(data.choices.length).toBeLessThan(2);
    const markdown = page.markdown({ ...data, blocks: [] }, input(bare?.key ?? ''));
    expect(markdown).not.toContain('## Examples');
    expect(markdown).not.toContain('Other examples');
    expect(markdown).toContain('## Models using this library');
  });

  it('tests paths by the rule of the library', async () => {
    const { tested } = await page.load(input('transformers', '?paths=config.json%0AREADME.md'));
    expect(tested.results.map(({ path }) => path)).toEqual(['config.json', 'README.md']);
  });

  it('says the same in Markdown and JSON', async () => {
    const data = await load('transformers');
    const markdown = page.markdown(data, input('transformers'));
    expect(markdown).toMatch(/^# Transformers\n/);
    expect(markdown).toContain('- Key: `transformers`');
    expect(markdown).toContain(`- Documentation: ${data.library.docsUrl}`);
    expect(markdown).toContain('[Text Classification](/tasks/text-classification.md)');
    expect(markdown).toContain(`## Examples, for ${data.example?.id}`);
    expect(markdown).toMatch(/Other examples: .*\(`\?example=[\w-]+`\)/);
    expect(markdown).toContain(`[All ${data.modelCount} models](/models?library=transformers)`);
    expect(page.json?.(data)).toMatchObject({
      key: 'transformers',
      modelsUrl: '/models?library=transformers',
      examples: data.choices.map(({ key, label }) => ({ key, label })),
      snippets: data.blocks.map(({ code }) => ({ code: code.text })),
    });
    const { docsUrl: _docsUrl, summary: _summary, ...undocumented } = data.library;
    const bare = page.markdown(
      { ...data, library: undocumented, tasks: [], models: [], filter: { listed: false, href: undefined } },
      input('transformers'),
    );
    for (const absent of ['Documentation:', 'Tasks:', '## Models', '[All', 'undefined', 'false'])
      expect(bare).not.toContain(absent);
  });

  it('lists the only model of a library that no other library loads', async () => {
    for (const key of ['tone', 'japanese-clip', 'kokoro', 'melotts', 'fastembed']) {
      const { models, modelCount, example } = await load(key);
      expect([key, modelCount]).not.toEqual([key, 0]);
      expect(models.map(({ id }) => id)).toContain(example?.id);
    }
  });

  it('names similar libraries where there is none, and is listed for each', async () => {
    await expect(load('transformer')).rejects.toMatchObject({
      kind: 'library',
      nearest: expect.arrayContaining(['transformers']),
    });
    expect(page.paths?.(services)).toEqual(services.libraries().map(({ key }) => `/libraries/${key}`));
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
