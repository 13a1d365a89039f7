import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { page, submitted } from './page.server.ts';

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
});
afterAll(() => services.close());

const load = async (query: Readonly<Record<string, string>> = {}) =>
  page.load(inputFor(services, `/playground?${new URLSearchParams(query)}`));

const record = JSON.stringify({
  id: 'harbour/tide',
  pipeline_tag: 'text-classification',
  library_name: 'transformers',
});

describe('the playground', () => {
  it('shows the code of the record in the URL', async () => {
    const { state, result, describing, example } = await load({ record });
    expect(state.kind).toBe('model');
    expect(JSON.parse(state.text)).toEqual(JSON.parse(record));
    expect(result.problem).toBeUndefined();
    expect(result.panel?.chosen.key).toBe('transformers');
    expect(result.panel?.blocks[0]?.code.text).toContain('harbour/tide');
    expect({ describing, example }).toEqual({ describing: false, example: '' });
  });

  it('chooses the library that the URL names', async () => {
    const { result, defaults } = await load({ record, library: 'adapter-transformers' });
    expect(defaults.choice).toBe(result.panel?.chosen.key);
    expect((await load({ record })).defaults.choice).toBe('transformers');
  });

  it('says where a record is wrong, and shows no code', async () => {
    const { result } = await load({ record: '{\n  "id": }' });
    expect(result.problem?.place).toMatchObject({ line: 2 });
    expect(result).toMatchObject({ ignored: [], panel: undefined });
    const markdown = page.markdown(await load({ record: '{\n  "id": }' }), inputFor(services, '/playground'));
    expect(markdown).toMatch(/^> Line 2, column \d+: /m);
    expect(markdown).not.toContain('## ');
  });

  it('shows code all the same where a field has the wrong type', async () => {
    const { result } = await load({ record: record.replace('}', ',"tags":7}') });
    expect(result.ignored).toHaveLength(1);
    expect(result.panel?.blocks.length).toBeGreaterThan(0);
    const markdown = page.markdown(
      await load({ record: record.replace('}', ',"tags":7}') }),
      inputFor(services, '/playground'),
    );
    expect(markdown).toContain('> ');
    expect(markdown).toContain('## Transformers');
  });

  it('reports an invalid URL of a platform', async () => {
    const { result } = await load({ record, 'platform.hubUrl': 'nonsense' });
    expect(result.panel).toBeUndefined();
    expect(result.problem?.message).toContain('hubUrl');
  });

  it('opens the short form for a visitor with an id', async () => {
    expect((await load({ id: 'harbour/tide' })).describing).toBe(true);
    expect(JSON.parse((await load({ id: 'harbour/tide' })).state.text)).toMatchObject({ id: 'harbour/tide' });
    expect((await load({ id: '  ' })).describing).toBe(false);
    expect((await load()).describing).toBe(false);
    expect((await load({ id: 'harbour/tide', record })).describing).toBe(false);
  });

  it.each([
    ['dataset', 'datasets'],
    ['space', 'gradio'],
  ])('shows how a %s is used', async (kind, word) => {
    const { state, result } = await load({ kind, record: '{"id":"harbour/tide","sdk":"gradio"}' });
    expect(state.kind).toBe(kind);
    expect(result.panel?.blocks.map(({ code }) => code.text).join('\n')).toContain(word);
  });

  it('adds a field on demand', async () => {
    const { state } = await load({ record, add: 'tags' });
    expect(JSON.parse(state.text)).toHaveProperty('tags');
  });

  it('takes the record of a form', async () => {
    const input = inputFor(services, '/playground?library=transformers');
    const request = new Request(input.url, { method: 'POST', body: new URLSearchParams({ record }) });
    const { result, state } = await submitted({ ...input, request });
    expect(JSON.parse(state.text)).toEqual(JSON.parse(record));
    expect(result.panel?.chosen.key).toBe('transformers');
  });

  it('says the same in JSON', async () => {
    const data = await load({ record });
    expect(page.json?.(data)).toMatchObject({
      problem: undefined,
      ignored: [],
      library: { key: 'transformers' },
      libraries: data.result.panel?.tabs.map(({ key }) => key),
      snippets: data.result.panel?.blocks.map(({ code }) => ({ code: code.text })),
    });
    expect(page.json?.(await load({ record: '{' }))).toMatchObject({
      problem: expect.objectContaining({}),
      library: undefined,
      libraries: undefined,
      snippets: undefined,
    });
  });
});

describe('the examples of the playground', () => {
  it('are one for each task with a page and each library with snippets', async () => {
    const { examples, tasks, libraries } = await load();
    const [ofTasks, ofLibraries] = examples;
    expect(ofTasks?.options.map(({ value }) => value)).toEqual(
      services
        .tasks()
        .filter(({ isPlaceholder }) => !isPlaceholder)
        .map(({ id }) => `task:${id}`),
    );
    expect(libraries).toEqual(
      services
        .libraries()
        .filter(({ hasSnippets }) => hasSnippets)
        .map(({ key }) => key),
    );
    expect(ofLibraries?.options.map(({ value }) => value).toSorted()).toEqual(
      libraries.map((key) => `library:${key}`).toSorted(),
    );
    const labels = ofLibraries?.options.map(({ label }) => label) ?? [];
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
    expect(tasks).toEqual(services.tasks().map(({ id }) => id));
  });

  it('start from a model of the task, with Transformers where it serves the task', async () => {
    const { state, example, result } = await load({ example: 'task:object-detection' });
    expect(example).toBe('task:object-detection');
    expect(JSON.parse(state.text)).toEqual({
      id: services.task('object-detection')?.models[0]?.id,
      pipeline_tag: 'object-detection',
      library_name: 'transformers',
    });
    expect(result.panel?.blocks.length).toBeGreaterThan(0);
    const other = services
      .tasks()
      .find(
        ({ isPlaceholder, libraries }) =>
          !isPlaceholder && libraries.length > 0 && !libraries.includes('transformers'),
      );
    const otherState = (await load({ example: `task:${other?.id}` })).state;
    expect(JSON.parse(otherState.text)).toMatchObject({ library_name: other?.libraries[0] });
  });

  it('start from a record of the library', async () => {
    const { state, result } = await load({ example: 'library:keras-hub' });
    expect(JSON.parse(state.text)).toMatchObject({ library_name: 'keras-hub' });
    expect(result.panel?.chosen.key).toBe('keras-hub');
  });

  it.each(['task:flying', 'library:none', 'flying'])('are none for %s', async (example) => {
    expect((await load({ example })).state.text).toBe((await load()).state.text);
  });

  it('do not replace a record', async () => {
    const { state, example } = await load({ record, example: 'task:object-detection' });
    expect(JSON.parse(state.text)).toEqual(JSON.parse(record));
    expect(example).toBe('');
  });
});
