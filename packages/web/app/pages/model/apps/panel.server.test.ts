import { catalogueServices, createServices, readSettings, type Services } from '@loadout/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readChoices } from '../../../lib/code/choices.server.ts';
import { ggufOptions } from '@loadout/react';
import { fileChoices } from './file-choices.server.ts';
import { loadApps } from './panel.server.ts';

let services: Services;
beforeAll(async () => {
  services = await createServices(readSettings({}, '/nowhere'), { inMemory: true });
});
afterAll(() => services.close());

const model = {
  id: 'harbour/tide-GGUF',
  pipeline_tag: 'text-generation',
  tags: ['gguf'],
  gguf: { context_length: 4096 },
  siblings: [{ rfilename: 'tide-Q4_K_M.gguf' }, { rfilename: 'tide-Q8_0.gguf' }],
};
const options = ggufOptions(model);

const load = (query: string, record: unknown = model) => {
  const parameters = new URLSearchParams(query);
  const request = new Request('http://page/');
  const choices = readChoices(request, parameters, options);
  const files = fileChoices(model, options, choices.options, { contextLength: 4096 });
  return loadApps(services, record, request, parameters, choices, { files, contexts: [] });
};

test('apps are opened by links or started by the commands of the chosen one', async () => {
  const { view, cookies } = await load('app=ollama');
  expect(view?.links).toContainEqual(
    expect.objectContaining({ key: 'jan', href: 'jan://models/huggingface/harbour/tide-GGUF' }),
  );
  expect(view?.chosen?.key).toBe('ollama');
  expect(view?.chosen?.blocks[0]?.code.text).toContain('ollama run ');
  expect(view?.tabs.filter(({ chosen }) => chosen).map(({ key }) => key)).toEqual(['ollama']);
  expect(cookies).toHaveLength(1);
});

test('an app that does not start the model is not chosen', async () => {
  const { view, cookies } = await load('app=mlx-lm');
  expect(catalogueServices.apps().map(({ key }) => key)).toContain('mlx-lm');
  expect(view?.chosen?.key).toBe(view?.tabs[0]?.key);
  expect(cookies).toEqual([]);
});

test('a model that no app opens has no such section', async () => {
  expect((await load('', { id: 'harbour/plain' })).view).toBeUndefined();
});

test('the system and the way to run an app come from the URL and are remembered', async () => {
  const { view, cookies } = await load('app=llama.cpp&os=macos&way=docker');
  expect(view?.systems.filter(({ chosen }) => chosen).map(({ key }) => key)).toEqual(['macos']);
  expect(view?.chosen?.ways.filter(({ chosen }) => chosen).map(({ key }) => key)).toEqual(['docker']);
  expect(view?.chosen?.blocks[0]?.code.text).toContain('ghcr.io/ggml-org/llama.cpp:server');
  expect(cookies).toContainEqual(expect.stringMatching(/^way=docker;/));
});

test('the chosen file is the one that the commands run', async () => {
  const chosen = (view: Awaited<ReturnType<typeof load>>['view']) =>
    view?.files.filter((file) => file.chosen).map(({ key }) => key);
  const byDefault = await load('app=ollama');
  expect(chosen(byDefault.view)).toEqual(['Q4_K_M']);
  expect(byDefault.view?.chosen?.blocks[0]?.code.text).toContain(':Q4_K_M');
  const requested = await load('app=ollama&quantization=Q8_0');
  expect(chosen(requested.view)).toEqual(['Q8_0']);
  expect(requested.view?.chosen?.blocks[0]?.code.text).toContain(':Q8_0');
});

test('the chosen app has its documentation, and links say what the reader should know', async () => {
  const { view } = await load('app=ollama');
  expect(view?.chosen?.docsUrl).toBe(services.apps().find(({ key }) => key === 'ollama')?.docsUrl);
  const pinned = await load('app=ollama&revision=v1');
  expect(pinned.view?.links.find(({ key }) => key === 'jan')?.notice).toContain('revision');
  expect(view?.links.find(({ key }) => key === 'jan')).not.toHaveProperty('notice');
});

test('a way that the chosen app does not have is not remembered, nor one of no app', async () => {
  expect((await load('app=ollama&way=docker')).cookies).toEqual([expect.stringMatching(/^app=/)]);
  expect((await load('way=docker', { id: 'harbour/plain' })).cookies).toEqual([]);
});

test('a file has the memory it needs where its size is known', () => {
  const sized = ggufOptions({
    ...model,
    siblings: [
      { rfilename: 'tide-Q4_K_M.gguf', size: 4e9 },
      { rfilename: 'tide-Q8_0.gguf', size: 0 },
    ],
  });
  const files = fileChoices(model, sized, {}, { contextLength: 4096 });
  expect(files.find(({ key }) => key === 'Q4_K_M')?.memory?.total).toBeGreaterThan(4e9);
  expect(files.find(({ key }) => key === 'Q8_0')).not.toHaveProperty('memory');
});
