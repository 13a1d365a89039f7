import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { page } from './page.server.ts';

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
  await services.put('model', 'harbour/tide', {
    id: 'harbour/tide',
    pipeline_tag: 'text-generation',
    tags: ['conversational'],
    inferenceProviderMapping: [
      { provider: 'together', providerId: 'harbour/tide-turbo', status: 'live', task: 'conversational' },
      { provider: 'groq', providerId: 'tide', status: 'live', task: 'conversational' },
    ],
  });
});
afterAll(() => services.close());

const inputOf = (provider: string, query = '') =>
  inputFor(services, `/inference/${provider}${query}`, { provider });
const load = async (provider: string, query = '') => page.load(inputOf(provider, query));

describe('the page of a provider', () => {
  it('redirects from another spelling of the id', async () => {
    const answer: unknown = await load('Groq').catch((error: unknown) => error);
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/inference/groq');
  });

  it('lists its tasks with their clients', async () => {
    const { provider, tasks, address, source } = await load('together');
    expect(tasks.map(({ id }) => id)).toEqual(services.provider('together')?.tasks.map(({ task }) => task));
    expect(tasks.find(({ id }) => id === 'text-generation')?.label).toBe('Text Generation');
    expect(provider.name).toBe('Together');
    expect(address).toBe('/inference/together');
    expect(source).toMatch(/\/inference\/providers\/together\.ts$/);
  });

  it('calls a chat model that a record names it for, in the language and with the client of the URL', async () => {
    const { example } = await load('together');
    expect(example).toMatchObject({
      task: 'text-generation',
      model: 'harbour/tide',
      href: '/models/harbour/tide?provider=together',
      notices: [],
    });
    const text = example?.blocks.map(({ code }) => code.text).join('\n');
    expect(text).toContain('together');
    const other = example?.languages.find(({ chosen }) => !chosen)?.value;
    const { example: chosen, cookies } = await load('together', `?language=${other}`);
    expect(chosen?.languages.find((language) => language.chosen)?.value).toBe(other);
    expect(chosen?.blocks.map(({ language }) => language)).toContain(other);
    expect(cookies.join('\n')).toContain(other);
    expect(cookies.join('\n')).not.toContain('together');
  });

  it('calls a known model where no record names it, without a doubt about the model', async () => {
    for (const { id } of services.providers()) {
      const { example, site } = await load(id);
      expect([id, example?.blocks.length]).not.toEqual([id, 0]);
      expect([id, example?.notices]).toEqual([id, []]);
      const warnings = example?.blocks.flatMap((block) => block.warnings) ?? [];
      expect([id, warnings.filter(({ message }) => message.includes('may fail'))]).toEqual([id, []]);
      expect([id, example?.blocks[0]?.verified?.level]).not.toEqual([id, undefined]);
      expect(URL.canParse(site ?? '')).toBe(true);
    }
    expect((await load('cerebras')).example?.href).toBe('/models/openai/gpt-oss-120b?provider=cerebras');
    expect((await load('baseten')).example?.href).toMatch(/^https:.*\/deepseek-ai\/DeepSeek-V4/);
    expect((await load('openai')).example?.href).toBeUndefined();
  });

  it('lists the models it serves, with their ids there', async () => {
    const { models, modelCount } = await load('together');
    const { total } = await services.search('model', { provider: ['together'], limit: 1, facets: [] });
    expect(modelCount).toBe(total);
    expect(models.length).toBe(Math.min(total, 20));
    expect(models).toContainEqual({ id: 'harbour/tide', providerId: 'harbour/tide-turbo' });
    expect((await load('groq')).models).toContainEqual({ id: 'harbour/tide', providerId: 'tide' });
  });

  it('says the same in Markdown and JSON', async () => {
    const data = await load('together');
    const markdown = page.markdown(data, inputOf('together'));
    expect(markdown).toContain('# Together');
    expect(markdown).toContain('Id: `together`');
    expect(markdown).toContain(`Base URL: ${data.provider.baseUrl}`);
    expect(markdown).toContain(`## Example, for ${data.example?.model}`);
    expect(markdown).toContain('| [harbour/tide](/models/harbour/tide.md) | `harbour/tide-turbo` |');
    expect(page.json?.(data)).toMatchObject({
      id: 'together',
      example: {
        task: 'text-generation',
        snippets: data.example?.blocks.map(({ code }) => ({ code: code.text })),
      },
      modelCount: data.modelCount,
      modelsUrl: '/models?provider=together',
    });
    const bare = { ...data, example: undefined, models: [{ id: 'a/b', providerId: undefined }] };
    expect(page.markdown(bare, inputOf('together'))).toContain('| [a/b](/models/a/b.md) |  |');
    expect(page.markdown(bare, inputOf('together'))).not.toContain('## Example');
    expect(page.markdown({ ...bare, models: [] }, inputOf('together'))).not.toContain('## Models');
    const { baseUrl: _baseUrl, ...unaddressed } = data.provider;
    expect(page.markdown({ ...bare, provider: unaddressed }, inputOf('together'))).not.toContain('Base URL');
  });

  it('names similar providers where there is none', async () => {
    await expect(load('togeter')).rejects.toMatchObject({ kind: 'provider', nearest: ['together'] });
    await expect(page.load(inputFor(services, '/inference/'))).rejects.toMatchObject({ id: '' });
  });

  it('is listed for every provider', () => {
    expect(page.paths?.(services)).toEqual(services.providers().map(({ id }) => `/inference/${id}`));
  });
});
