import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { repositoryPage } from './repository.server.ts';

const logs = {
  id: 'harbour/logs',
  tags: ['task_categories:text-classification', 'task_categories:flying', 'tidal', 'language:cy'],
  gated: 'auto',
  cardData: { pretty_name: 'Harbour logs', language: 'cy' },
  siblings: [{ rfilename: 'data/train.parquet', size: 100 }],
};
const pilot = { id: 'harbour/pilot', sdk: 'gradio', tags: ['gradio'], cardData: { title: 'pilot' } };

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
  await services.put('dataset', logs.id, logs);
  await services.put('space', pilot.id, pilot);
  await services.put('space', 'harbour/untold', { id: 'harbour/untold', sdk: '', cardData: { title: '' } });
  for (let at = 0; at < 7; at += 1)
    await services.put('model', `harbour/user-${at}`, {
      id: `harbour/user-${at}`,
      tags: ['dataset:harbour/logs'],
    });
});
afterAll(() => services.close());

const pages = { dataset: repositoryPage('dataset'), space: repositoryPage('space') };
const inputOf = (kind: 'dataset' | 'space', id: string, query = '') => {
  const [owner, name] = id.split('/');
  return inputFor(services, `/${kind}s/${id}${query}`, { owner, name });
};
const load = async (kind: 'dataset' | 'space', id: string, query = '') =>
  pages[kind].load(inputOf(kind, id, query));

describe('the page of a dataset', () => {
  it('loads the config that the URL names, and lists the others', async () => {
    await services.put('dataset', 'harbour/tides', {
      id: 'harbour/tides',
      cardData: { configs: [{ config_name: 'hourly' }, { config_name: 'daily' }] },
    });
    const code = ({ panel }: Awaited<ReturnType<typeof load>>) => panel?.blocks.at(-1)?.code.text;
    const chosen = ({ panel }: Awaited<ReturnType<typeof load>>) =>
      panel?.files.filter((config) => config.chosen).map(({ key }) => key);
    const first = await load('dataset', 'harbour/tides');
    expect([code(first), chosen(first)]).toEqual([expect.stringContaining('"hourly"'), ['hourly']]);
    const other = await load('dataset', 'harbour/tides', '?config=daily');
    expect([code(other), chosen(other)]).toEqual([expect.stringContaining('"daily"'), ['daily']]);
    expect(pages.dataset.markdown(other, inputOf('dataset', 'harbour/tides'))).toContain(
      'Configs: `hourly`, `daily` (add `?config=…`).',
    );
    const unknown = await load('dataset', 'harbour/tides', '?config=weekly');
    expect(code(unknown)).toBe(code(first));
  });

  it('redirects from another spelling of the id', async () => {
    const answer: unknown = await load('dataset', 'Harbour/LOGS', '?library=x').catch(
      (error: unknown) => error,
    );
    expect(answer instanceof Response && [answer.status, answer.headers.get('location')]).toEqual([
      301,
      '/datasets/harbour/logs?library=x',
    ]);
  });

  it('has its title, tasks, languages and the code that reads it', async () => {
    const data = await load('dataset', 'harbour/logs');
    expect(data.sentence).toBe('Harbour logs');
    expect(data.tasks).toEqual([
      { id: 'text-classification', label: 'Text Classification', modality: 'nlp', known: true },
      { id: 'flying', label: 'flying', modality: 'other', known: false },
    ]);
    expect(data.languages).toEqual(['Welsh']);
    const stored = await load('dataset', 'facebook/multilingual_librispeech');
    expect(stored.languages).toContain('Polish');
    expect(stored.tags.filter((tag) => tag.startsWith('language:'))).toEqual([]);
    expect(data.tags).toContain('tidal');
    expect(data.panel?.blocks.at(-1)?.code.text).toContain('harbour/logs');
    expect(data.hub.href).toMatch(/\/datasets\/harbour\/logs$/);
    expect(data.address).toBe('/datasets/harbour/logs');
    expect(data.sdk).toBeUndefined();
  });

  it('lists six of the models that name it, and counts all', async () => {
    const { models, modelCount, modelTag } = await load('dataset', 'harbour/logs');
    expect(modelTag).toBe('dataset:harbour/logs');
    expect(models).toHaveLength(6);
    expect(modelCount).toBe(7);
  });

  it('pins a revision in the code and in the download', async () => {
    const { panel, files, cookies } = await load('dataset', 'harbour/logs', '?revision=v2&library=pandas');
    expect(files.download?.text).toContain('--revision=v2');
    expect(panel?.chosen.key).toBe('pandas');
    expect(cookies.length).toBeGreaterThan(0);
  });

  it('says the same in Markdown and JSON', async () => {
    const data = await load('dataset', 'harbour/logs');
    const markdown = pages.dataset.markdown(data, inputOf('dataset', 'harbour/logs'));
    expect(markdown).toMatch(/^# harbour\/logs\n\nHarbour logs\n/);
    expect(markdown).toContain('- Task: Text Classification');
    expect(markdown).toContain('- Access: gated');
    expect(markdown).toContain('- Languages: Welsh');
    expect(markdown).toContain(`- Source: ${data.hub.href}`);
    expect(data.facts.length).toBeGreaterThan(0);
    for (const { label, value } of data.facts) expect(markdown).toContain(`- ${label}: ${value}`);
    expect(markdown).toContain('## Files');
    expect(markdown).toContain(`\`${data.files.download?.text}\``);
    expect(markdown).toContain('## Models using this dataset');
    expect(markdown).toContain(`[${data.models[0]?.id}](/models/${data.models[0]?.id}.md)`);
    expect(pages.dataset.json?.(data)).toMatchObject({
      summary: { id: 'harbour/logs' },
      library: { key: data.panel?.chosen.key },
      choices: data.panel?.tabs.map(({ key }) => key),
      snippets: data.panel?.blocks.map(({ code }) => ({ code: code.text })),
      modelCount: 7,
      record: { id: 'harbour/logs' },
    });
    expect(pages.dataset.json?.({ ...data, panel: undefined })).not.toHaveProperty('choices');
  });
});

describe('the page of a space', () => {
  it('has the task whose page recommends it', async () => {
    const { tasks } = await load('space', 'amazon/chronos-2');
    expect(tasks).toMatchObject([{ id: 'time-series-forecasting', modality: 'tabular', known: true }]);
  });

  it('has its SDK by name, and no title that repeats its name', async () => {
    const data = await load('space', 'harbour/pilot');
    expect(data.sdk).toBe('Gradio');
    expect(data.sentence).toBeUndefined();
    expect(data.tags).not.toContain('gradio');
    expect(data.preview).toBeUndefined();
    expect(data.panel?.blocks[0]?.code.text).toContain('harbour/pilot');
    expect(data.tasks).toEqual([]);
    const untold = await load('space', 'harbour/untold');
    expect(untold).toMatchObject({ sdk: undefined, sentence: undefined });
    await services.put('space', 'harbour/bare', { id: 'harbour/bare' });
    expect(await load('space', 'harbour/bare')).toMatchObject({ sdk: undefined, sentence: undefined });
  });

  it('leaves out of the Markdown what it lacks', async () => {
    const data = await load('space', 'harbour/pilot');
    const markdown = pages.space.markdown(data, inputOf('space', 'harbour/pilot'));
    for (const absent of ['## Files', '## Models', 'Access', 'Languages', 'undefined', 'false'])
      expect(markdown).not.toContain(absent);
  });

  it('names similar ones where there is none', async () => {
    await expect(load('space', 'harbour/pilots')).rejects.toMatchObject({
      kind: 'space',
      nearest: expect.arrayContaining(['harbour/pilot']),
    });
    await expect(load('dataset', 'harbour/log')).rejects.toMatchObject({ kind: 'dataset' });
  });
});
