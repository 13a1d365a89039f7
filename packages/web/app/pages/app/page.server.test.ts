import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { page } from './page.server.ts';

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
});
afterAll(() => services.close());

const inputOf = (key: string, query = '') => inputFor(services, `/apps/${key}${query}`, { key });
const load = async (key: string, query = '') => page.load(inputOf(key, query));

describe('the page of an app', () => {
  it('redirects from another spelling of the key', async () => {
    const answer: unknown = await load('Ollama').catch((error: unknown) => error);
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/apps/ollama');
  });

  it('shows the models that the app runs, at most eight, and how many there are', async () => {
    const { models, modelCount } = await load('llama.cpp');
    const found = await services.search('model', { app: ['llama.cpp'], limit: 8, facets: [] });
    expect(models.map(({ id }) => id)).toEqual(found.items.map(({ id }) => id));
    expect(models).toHaveLength(8);
    expect(modelCount).toBe(found.total);
  });

  it('has an example of a model it runs without a warning', async () => {
    const { example } = await load('llama.cpp');
    expect(example?.blocks.length).toBeGreaterThan(0);
    expect(example?.blocks.flatMap(({ warnings }) => warnings)).toEqual([]);
    expect(example?.blocks.map(({ code }) => code.text).join('\n')).toContain(example?.id);
    expect(example?.systems.filter(({ chosen }) => chosen)).toHaveLength(1);
  });

  it('chooses the system and the way that the URL names', async () => {
    const { example, address } = await load('llama.cpp', '?os=windows');
    expect(example?.systems.find(({ chosen }) => chosen)?.key).toBe('windows');
    expect(address).toBe('/apps/llama.cpp?os=windows');
    const [first, second] = example?.ways ?? [];
    expect(first?.chosen).toBe(true);
    const other = await load('llama.cpp', `?os=windows&way=${second?.key}`);
    expect(other.example?.ways.filter(({ chosen }) => chosen)).toEqual([{ ...second, chosen: true }]);
    expect(other.example?.blocks).not.toEqual(example?.blocks);
  });

  it('falls back to a system that the app supports', async () => {
    const app = services.apps().find(({ systems }) => !systems.includes('windows'));
    const { example } = await load(app?.key ?? '', '?os=windows');
    expect(example?.systems.find(({ chosen }) => chosen)?.key).toBe(app?.systems[0]);
  });

  it('has an install command for each system, and none for an app that only opens links', async () => {
    const { installs } = await load('ollama');
    expect(installs.map(({ system }) => system)).toEqual(services.app('ollama')?.systems);
    expect(installs.every(({ command }) => command.text !== '')).toBe(true);
    expect((await load('lmstudio')).installs.every(({ command }) => command.text !== '')).toBe(true);
    const linked = services.apps().find(({ opens }) => opens === 'link');
    expect((await load(linked?.key ?? '')).installs).toEqual([]);
  });

  it('has the install command of the app itself, not of what the example needs besides', async () => {
    for (const key of ['vllm', 'sglang', 'localai', 'docker-model-runner']) {
      const { installs } = await load(key);
      expect([key, installs.length]).not.toEqual([key, 0]);
      expect(installs.map(({ command }) => command.text).join()).not.toContain('huggingface_hub');
    }
    const { installs, example, models } = await load('pi');
    expect(installs).toEqual([]);
    expect(example?.blocks.map(({ code }) => code.text).join('\n')).toContain('npm install -g');
    expect(models.length).toBeGreaterThan(0);
  });

  it('says the same in Markdown and JSON', async () => {
    const data = await load('ollama');
    const markdown = page.markdown(data, inputOf('ollama'));
    expect(markdown).toContain('# Ollama');
    expect(markdown).toContain('Key: `ollama`');
    expect(markdown).toContain('## Install');
    expect(markdown).toContain(`## Example, for ${data.example?.id}`);
    expect(markdown).toContain('[Text Generation](/tasks/text-generation.md)');
    expect(markdown).toContain(`[${data.models[0]?.id}](/models/${data.models[0]?.id}.md)`);
    expect(markdown).toContain(`[All ${data.modelCount} models](/models?app=ollama)`);
    expect(page.json?.(data)).toMatchObject({
      key: 'ollama',
      installs: data.installs.map(({ system, command }) => ({ system, command: command.text })),
      example: { id: data.example?.id, snippets: [{ language: 'shell' }] },
      models: data.models,
      modelCount: data.modelCount,
    });
  });

  it('leaves out what an app without models lacks', async () => {
    const data = {
      ...(await load('ollama')),
      installs: [],
      example: undefined,
      models: [],
      modelCount: 0,
    };
    const markdown = page.markdown(data, inputOf('ollama'));
    for (const absent of ['## Install', '## Example', '## Models', 'All 0', 'false', 'undefined'])
      expect(markdown).not.toContain(absent);
    expect(page.json?.(data)).toMatchObject({ installs: [], example: undefined });
  });

  it('names similar apps where there is none', async () => {
    await expect(load('olama')).rejects.toMatchObject({ kind: 'app', id: 'olama', nearest: ['ollama'] });
    await expect(page.load(inputFor(services, '/apps/'))).rejects.toMatchObject({ kind: 'app', id: '' });
  });

  it('is listed for every app', () => {
    expect(page.paths?.(services)).toEqual(services.apps().map(({ key }) => `/apps/${key}`));
  });
});
