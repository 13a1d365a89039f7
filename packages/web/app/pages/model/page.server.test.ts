import type { Services } from '@loadout/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { page } from './page.server.ts';

const gguf = {
  id: 'harbour/tide-GGUF',
  pipeline_tag: 'text-generation',
  tags: ['gguf', 'conversational', 'tidal', 'text-generation', 'en'],
  cardData: {
    language: ['en', 'cy'],
    license: 'mit',
    base_model: 'harbour/tide',
    datasets: ['harbour/logs'],
  },
  gguf: { total: 8e9, context_length: 32_768 },
  siblings: [
    { rfilename: 'README.md', size: 10 },
    { rfilename: 'tide-Q8_0.gguf', size: 8.5e9 },
    { rfilename: 'tide-Q4_K_M.gguf', size: 4.9e9 },
  ],
};
const plain = {
  id: 'harbour/gauge',
  pipeline_tag: 'text-classification',
  library_name: 'transformers',
  gated: 'manual',
  siblings: [{ rfilename: 'config.json' }, { rfilename: 'model.safetensors' }],
};

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
  for (const record of [gguf, plain, { id: 'harbour/bare' }]) await services.put('model', record.id, record);
});
afterAll(() => services.close());

const inputOf = (id: string, query = '', cookie = '') => {
  const [owner, name] = id.split('/');
  const input = inputFor(services, `/models/${id}${query}`, { owner, name });
  return { ...input, request: new Request(input.url, { headers: { cookie } }) };
};
const load = async (id: string, query = '', cookie = '') => page.load(inputOf(id, query, cookie));

describe('the page of a model', () => {
  it('redirects from another spelling of the id', async () => {
    const answer: unknown = await load('Harbour/TIDE-gguf', '?library=x').catch((error: unknown) => error);
    expect(answer instanceof Response && [answer.status, answer.headers.get('location')]).toEqual([
      301,
      '/models/harbour/tide-GGUF?library=x',
    ]);
  });

  it('has its code, files, rule and hub', async () => {
    const data = await load('harbour/gauge');
    expect(data.summary).toMatchObject({ id: 'harbour/gauge', gated: true });
    expect(data.panel?.chosen.key).toBe('transformers');
    expect(data.panel?.blocks.at(-1)?.code.text).toContain('harbour/gauge');
    expect(data.files.tree.files).toBe(2);
    expect(data.rule).toMatchObject({ library: 'Transformers', counted: 1 });
    expect(data.hub.href).toMatch(/\/harbour\/gauge$/);
    expect(data.address).toBe('/models/harbour/gauge');
    expect(data).toMatchObject({ options: [], cookies: [] });
  });

  it('chooses library, revision and file by the URL', async () => {
    const data = await load('harbour/tide-GGUF', '?quantization=Q8_0&revision=v2&app=ollama');
    expect(data.options.map(({ value }) => value)).toEqual(['Q8_0', 'Q4_K_M']);
    expect(data.apps?.chosen?.key).toBe('ollama');
    expect(data.apps?.chosen?.blocks.map(({ code }) => code.text).join('\n')).toContain('Q8_0');
    expect(data.apps?.files.filter(({ chosen }) => chosen).map(({ key }) => key)).toEqual(['Q8_0']);
    expect(data.files.download?.text).toContain('tide-Q8_0.gguf');
    expect(data.files.download?.text).toContain('--revision=v2');
    expect(data.address).toBe('/models/harbour/tide-GGUF?quantization=Q8_0&revision=v2&app=ollama');
    expect(data.cookies.length).toBeGreaterThan(0);
  });

  it('downloads the file that the snippets load where none is chosen', async () => {
    const { files } = await load('harbour/tide-GGUF');
    expect(files.download?.text).toMatch(/download harbour\/tide-GGUF tide-Q4_K_M\.gguf$/);
  });

  it('shows how much memory each file needs, and whether it fits the remembered machine', async () => {
    const without = await load('harbour/tide-GGUF');
    const sizes = without.apps?.files.map(({ size }) => size);
    expect(sizes).toEqual([8.5e9, 4.9e9]);
    expect(without.apps?.files.every(({ memory }) => (memory?.total ?? 0) > 4.9e9)).toBe(true);
    expect(without.apps?.files.some(({ fit }) => fit)).toBe(false);
    expect(without.apps?.machine).toBeUndefined();
    const fitted = await load('harbour/tide-GGUF', '', 'machine=8');
    expect(fitted.apps?.files.map(({ fit }) => fit?.state)).toEqual(['too-large', 'fits']);
    expect(fitted.apps?.machine?.label).toContain('8 GB');
    expect(fitted.facts.map(({ fit }) => fit?.label)).toContain('Q4_K_M fits 8 GB');
    expect(without.facts.some(({ fit }) => fit)).toBe(false);
  });

  it('calculates memory for the context that the URL names', async () => {
    const memory = async (query: string) =>
      (await load('harbour/tide-GGUF', query)).apps?.files[0]?.memory?.total ?? 0;
    expect(await memory('?context=32768')).toBeGreaterThan(await memory(''));
    const { apps } = await load('harbour/tide-GGUF');
    expect(apps?.contexts.length).toBeGreaterThan(1);
    expect(Math.max(...(apps?.contexts ?? []).map(({ key }) => Number(key)))).toBe(32_768);
  });

  it('shows tags that say something new, and languages in words', async () => {
    const { tags, languages } = await load('harbour/tide-GGUF');
    expect(tags).toContain('tidal');
    expect(tags).not.toContain('text-generation');
    expect(tags).not.toContain('en');
    expect(languages).toEqual(['English', 'Welsh']);
  });

  it('says the same in Markdown', async () => {
    const data = await load('harbour/tide-GGUF', '?app=ollama');
    const markdown = page.markdown(data, inputOf('harbour/tide-GGUF'));
    expect(markdown).toMatch(/^# harbour\/tide-GGUF\n/);
    expect(markdown).toContain('- Task: Text Generation');
    expect(markdown).toContain('- Languages: English, Welsh');
    expect(markdown).not.toContain('Access: gated');
    expect(markdown).toContain('## Local apps');
    expect(markdown).toContain('Files: `Q8_0`, `Q4_K_M` (add `?quantization=…`).');
    expect(markdown).toContain('With Ollama:');
    expect(markdown).toMatch(/Other apps: (?!.*\bollama\b).+ \(add `\?app=…`\)\./);
    expect(markdown).toContain('## Inference providers');
    expect(markdown).toContain('## Files');
    expect(markdown).toMatch(/^Downloads: \S/m);
    expect(markdown).toContain('- Base model: harbour/tide');
    expect(markdown).toContain('- Dataset: harbour/logs');
    expect(page.markdown(await load('harbour/gauge'), inputOf('harbour/gauge'))).toContain('- Access: gated');
  });

  it('leaves out of the Markdown what a bare record lacks', async () => {
    const data = await load('harbour/bare');
    const markdown = page.markdown(data, inputOf('harbour/bare'));
    for (const absent of [
      '## Local apps',
      '## Lineage',
      'Languages:',
      'Task:',
      'Library:',
      'undefined',
      'false',
    ])
      expect(markdown).not.toContain(absent);
    expect(data.rule).not.toHaveProperty('library');
  });

  it('says the same in JSON', async () => {
    const data = await load('harbour/tide-GGUF', '?app=ollama');
    expect(page.json?.(data)).toMatchObject({
      summary: { id: 'harbour/tide-GGUF' },
      libraries: data.panel?.tabs.map(({ key }) => key),
      apps: {
        app: 'ollama',
        commands: data.apps?.tabs.map(({ key }) => key),
        links: data.apps?.links.map(({ key, href }) => ({ key, href })),
      },
      inference: {
        providers: data.inference?.providers.map(({ value }) => value),
        snippet: { code: data.inference?.blocks[0]?.code.text },
      },
      quantizations: [
        { label: 'Q8_0', file: 'tide-Q8_0.gguf', parts: 1, size: 8.5e9, sizeIsEstimate: false },
        { label: 'Q4_K_M', file: 'tide-Q4_K_M.gguf' },
      ],
      record: { id: 'harbour/tide-GGUF' },
    });
    expect(page.json?.(await load('harbour/bare'))).toMatchObject({ apps: undefined, quantizations: [] });
  });

  it('names similar models where there is none', async () => {
    await expect(load('harbour/tide-GGUFF')).rejects.toMatchObject({
      kind: 'model',
      id: 'harbour/tide-GGUFF',
      nearest: expect.arrayContaining(['harbour/tide-GGUF']),
    });
  });

  it('leads from the name of an author to the models', async () => {
    const answer: unknown = await load('Harbour').catch((error: unknown) => error);
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/models?author=harbour');
    await expect(load('nobody')).rejects.toMatchObject({ kind: 'model', id: 'nobody' });
  });
});
