import { libraries } from '@loadout/catalogue';
import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { page } from './page.server.ts';

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
});
afterAll(() => services.close());

const inputOf = (id: string, query = '') => inputFor(services, `/tasks/${id}${query}`, { id });
const load = async (id: string, query = '') => page.load(inputOf(id, query));

describe('the page of a task', () => {
  it('has the facts of the catalogue', async () => {
    const data = await load('object-detection');
    const task = services.task('object-detection');
    expect(data).toMatchObject({
      label: task?.label,
      modality: 'cv',
      modalityLabel: 'Computer Vision',
      summary: task?.summary,
      models: task?.models,
      datasets: task?.datasets,
      spaces: task?.spaces,
      metrics: task?.metrics,
      subtasks: task?.subtasks,
      youtubeId: task?.youtubeId,
      broader: undefined,
      address: '/tasks/object-detection',
      cookies: [],
    });
    expect(data.source).toMatch(/\/packages\/catalogue\/src\/tasks\/entries\/object-detection$/);
    const { total } = await services.search('model', { task: ['object-detection'], limit: 1, facets: [] });
    expect(data.modelCount).toBe(total);
    expect(data.modelCount).toBeGreaterThan(0);
  });

  it('names its libraries and related tasks', async () => {
    const data = await load('object-detection');
    expect(data.libraries).toContainEqual({ key: 'transformers', label: 'Transformers', hasSnippets: true });
    expect(data.libraries[0]?.key).toBe('transformers');
    expect(data.libraries.map(({ key }) => key).toSorted()).toEqual(
      services.task('object-detection')?.libraries.toSorted(),
    );
    for (const { id, label } of data.related) expect(label).toBe(services.task(id)?.label);
    expect(data.related.length).toBeGreaterThan(0);
  });

  it('shows images of the demo with their size', async () => {
    const { inputs, outputs } = await load('object-detection');
    const pictures = [...inputs, ...outputs].filter((entry) => 'filename' in entry);
    expect(pictures.length).toBeGreaterThan(0);
    for (const entry of pictures) expect(entry).toMatchObject({ asset: expect.anything() });
  });

  it('shows code on the library with most models, or on the one that was chosen', async () => {
    const { panel } = await load('text-classification');
    expect(panel?.chosen.key).toBe('transformers');
    expect(panel?.tabs.length).toBeGreaterThan(1);
    const other = panel?.tabs.find(({ chosen }) => !chosen)?.key ?? '';
    const chosen = await load('text-classification', `?library=${other}`);
    expect(chosen.panel?.chosen.key).toBe(other);
    expect(chosen.panel?.blocks).not.toEqual(panel?.blocks);
    expect((await load('text-classification', '?library=none')).panel?.chosen.key).toBe('transformers');
  });

  it('offers only libraries whose example is of the task and has code', async () => {
    const { panel } = await load('depth-estimation');
    for (const { key } of panel?.tabs ?? []) {
      expect(libraries).toHaveProperty([key]);
      expect(services.task('depth-estimation')?.libraries).toContain(key);
    }
    expect(panel?.blocks[0]?.code.text).toContain('depth-estimation');
    expect(panel?.chosen.reason).toMatch(/^For \S+\/\S+\.$/);
  });

  it('shows code for models that have a page here', async () => {
    for (const id of ['text-generation', 'automatic-speech-recognition', 'any-to-any', 'text-to-image']) {
      const { panel } = await load(id);
      const model = /^For (\S+)\.$/.exec(panel?.chosen.reason ?? '')?.[1] ?? '';
      expect([id, (await services.model(model))?.id]).toEqual([id, model]);
      expect(panel?.blocks.map(({ code }) => code.text).join('\n')).toContain(model);
    }
  });

  it('names its metrics in words', async () => {
    const { metrics } = await load('automatic-speech-recognition');
    expect(metrics[0]).toMatchObject({ id: 'wer', name: 'WER', meaning: 'Word error rate' });
    const markdown = page.markdown(await load('question-answering'), inputOf('question-answering'));
    expect(markdown).toContain('- Exact match: ');
  });

  it('has the call through hosted inference for a known model', async () => {
    const { inference } = await load('text-classification');
    expect(inference?.model).toContain('/');
    expect(inference?.view.blocks[0]?.code.text).toContain(inference?.model);
  });

  it('has request and response with examples', async () => {
    const { payloads } = await load('text-classification');
    expect(payloads.map(({ title }) => title)).toEqual(['Request', 'Response']);
    expect(payloads[0]?.variants.length).toBeGreaterThan(0);
    const chat = await load('text-generation');
    expect(chat.payloads.map(({ title }) => title)).toEqual(['Request', 'Response', 'Streaming response']);
    const [request] = payloads;
    expect(JSON.parse(request?.example?.text ?? '')).toHaveProperty('inputs');
  });

  it('has its long text with code between the prose, and the words it uses', async () => {
    const { about, words } = await load('text-classification');
    expect(about.some(({ kind }) => kind === 'prose')).toBe(true);
    const snippets = about.filter((part) => part.kind === 'snippet');
    expect(snippets.length).toBeGreaterThan(0);
    for (const { blocks } of snippets) expect(blocks.length).toBeGreaterThan(0);
    expect(words.length).toBeGreaterThan(0);
  });

  it('says the same in JSON', async () => {
    const data = await load('text-classification');
    const json = page.json?.(data);
    expect(json).toMatchObject({
      id: 'text-classification',
      snippets: data.panel?.blocks.map(({ code }) => ({ code: code.text })),
      inference: { code: data.inference?.view.blocks[0]?.code.text },
      payloads: [{ title: 'Request', example: data.payloads[0]?.example?.text }, { title: 'Response' }],
    });
    expect(json).not.toHaveProperty('cookies');
    expect(json).not.toHaveProperty('address');
  });
});

describe('the demo of a task', () => {
  it('has a still image of a film, and nothing else for the others', async () => {
    for (const { id } of services.tasks().filter(({ isPlaceholder }) => !isPlaceholder)) {
      const task = services.task(id);
      const entries = [...(task?.demo.inputs ?? []), ...(task?.demo.outputs ?? [])];
      if (!entries.some((entry) => 'still' in entry)) continue;
      const data = await load(id);
      for (const entry of [...data.inputs, ...data.outputs])
        expect('stillAsset' in entry).toBe('still' in entry && entry.still !== undefined);
      return;
    }
    throw new Error('No task has a film.');
  });
});

describe('code between the prose', () => {
  it('is of one language for each call', async () => {
    const parts = (await load('text-generation')).about.filter((part) => part.kind === 'snippet');
    for (const { blocks } of parts) {
      expect(blocks.length).toBeGreaterThan(0);
      expect(new Set(blocks.map(({ language }) => language)).size).toBe(1);
    }
  });
});

describe('a task without a page of its own', () => {
  it('redirects from its alias', async () => {
    const answer: unknown = await load('sentiment-analysis').catch((error: unknown) => error);
    expect(answer instanceof Response && [answer.status, answer.headers.get('location')]).toEqual([
      301,
      '/tasks/text-classification',
    ]);
  });

  it('names similar tasks where it is unknown', async () => {
    await expect(load('text-clasification')).rejects.toMatchObject({
      kind: 'task',
      nearest: expect.arrayContaining(['text-classification']),
    });
    await expect(page.load(inputFor(services, '/tasks/'))).rejects.toMatchObject({ kind: 'task', id: '' });
  });

  it('has a page where it is a kind of another task with a text of its own', async () => {
    expect((await load('translation')).broader).toEqual({ id: 'text-generation', label: 'Text Generation' });
  });
});

it('is listed for every task', () => {
  expect(page.paths?.(services)).toEqual(services.tasks().map(({ id }) => `/tasks/${id}`));
});
