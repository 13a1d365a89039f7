import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { McpServer } from '@modelcontextprotocol/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { asAdmin, problemOf, testApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let client: Client;

beforeAll(async () => {
  server = await testApp();
  client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
      fetch: async (url, init) => server.app.request(String(url), init),
    }),
  );
});
afterAll(async () => {
  await client.close();
  await server.close();
});

async function call(name: string, input: Record<string, unknown>) {
  const { content, isError = false } = await client.callTool({ name, arguments: input });
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  return { text, isError };
}

async function totalOf(input: Record<string, unknown>): Promise<number> {
  const { total }: { total: number } = JSON.parse((await call('search_models', input)).text);
  return total;
}

const keysWith = (snippets: boolean): readonly string[] =>
  server.services
    .libraries()
    .filter(({ hasSnippets }) => hasSnippets === snippets)
    .map(({ key }) => key);

test('the tools are the documented ones, and read-only', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).toSorted()).toEqual([
    'app_snippets',
    'compare_models',
    'dataset_snippets',
    'get_library',
    'get_model',
    'get_task',
    'inference_snippets',
    'list_libraries',
    'list_tasks',
    'model_fit',
    'model_snippets',
    'search_models',
    'space_snippets',
  ]);
  for (const tool of tools) {
    expect(tool.description).toBeTruthy();
    expect(tool.annotations?.readOnlyHint).toBe(true);
  }
});

describe('a tool', () => {
  test('search_models returns ids and the total, in few characters', async () => {
    const { text } = await call('search_models', { query: 'whisper-large-v3', limit: 2 });
    const answer: { total: number; models: { id: string }[] } = JSON.parse(text);
    expect(answer.models.map(({ id }) => id)).toContain('openai/whisper-large-v3');
    expect(text.length).toBeLessThan(600);
  });

  test('search_models filters by provider and capability', async () => {
    const withTools = await totalOf({ capability: 'tools' });
    expect(withTools).toBe((await server.services.search('model', { capability: ['tools'] })).total);
    expect(await totalOf({ task: 'text-generation', capability: 'tools' })).toBeLessThanOrEqual(withTools);
    expect((await call('search_models', { capability: 'flying' })).isError).toBe(true);
  });

  test('model_fit returns what fits, and what the record lacks', async () => {
    const { text } = await call('model_fit', { id: 'google-bert/bert-base-uncased', hardware: '16' });
    expect(text).toMatch(/Best: |no file sizes/);
    const { text: refused } = await call('model_fit', {
      id: 'google-bert/bert-base-uncased',
      hardware: 'abacus',
    });
    expect(refused).toContain('Unknown device "abacus"');
  });

  test('app_snippets returns the commands for the system and the quantization', async () => {
    await server.send(
      'PUT',
      '/api/models/harbour/tide-GGUF',
      { id: 'harbour/tide-GGUF', tags: ['gguf'] },
      asAdmin,
    );
    const input = { id: 'harbour/tide-GGUF', app: 'ollama', system: 'macos', quantization: 'Q8_0' };
    const { text } = await call('app_snippets', input);
    expect(text).toMatch(/^## Ollama\n/);
    expect(text).toContain('brew install ollama');
    expect(text).toContain('ollama run huggingface.co/harbour/tide-GGUF:Q8_0');
    const { text: first } = await call('app_snippets', { id: 'harbour/tide-GGUF' });
    expect(first).toContain('docker model run');
    // Apps that are started by commands come before those that are opened by a link.
    const others = /Other apps that fit: (.*)\.$/m.exec(first)?.[1]?.split(', ') ?? [];
    expect(others.length).toBeGreaterThan(3);
    const isLink = others.map((name) => name.includes('://'));
    expect(isLink).toEqual(isLink.toSorted((a, b) => Number(a) - Number(b)));
    expect(first).toContain('LM Studio (lmstudio://open_from_hf?model=harbour%2Ftide-GGUF)');
  });

  test.each([
    [
      'search_models',
      { task: 'text-generaton' },
      'There is no task "text-generaton" here. Nearest: text-gen',
    ],
    [
      'search_models',
      { library: 'tranformers' },
      'There is no library "tranformers" here. Nearest: transformers',
    ],
    [
      'list_libraries',
      { task: 'text-generaton' },
      'There is no task "text-generaton" here. Nearest: text-gen',
    ],
    ['list_tasks', { modality: 'smell' }, 'modality: expected one of '],
  ])('%s with %j is an error that names the nearest, not an empty list', async (tool, input, message) => {
    const { isError, text } = await call(tool, input);
    expect([isError, text]).toEqual([true, expect.stringContaining(message)]);
  });

  test('a filter with known names may find nothing', async () => {
    expect(await totalOf({ task: 'text-generation', library: 'timm' })).toBe(0);
    expect((await call('list_libraries', { task: 'Text_Generation' })).text).toContain('"transformers"');
  });

  test('search_models finds models by the quantization of their files', async () => {
    for (const quantization of ['Q4_K_M', 'IQ2_XS']) {
      await server.services.put('model', `quantized/${quantization}`, {
        tags: ['gguf'],
        siblings: [{ rfilename: `model-${quantization}.gguf` }],
      });
    }
    const { text } = await call('search_models', { author: 'quantized', quantization: 'IQ2_XS' });
    const answer: { models: { id: string }[] } = JSON.parse(text);
    expect(answer.models.map(({ id }) => id)).toEqual(['quantized/IQ2_XS']);
  });

  test('search_models maps each argument to its filter, and pages with the cursor', async () => {
    for (const [at, id] of ['mapped/one', 'mapped/two', 'mapped/three'].entries())
      await server.services.put('model', id, {
        pipeline_tag: 'text-generation',
        library_name: 'transformers',
        downloads: 10 - at,
        likes: at,
        tags: ['tidal', at === 0 ? 'ebb' : 'flow'],
        safetensors: { total: (at + 1) * 1e9 },
        cardData: { license: 'mit', language: ['cy'] },
      });
    const ids = async (input: Record<string, unknown>): Promise<readonly string[]> => {
      const { text } = await call('search_models', { author: 'mapped', ...input });
      const { models }: { models: { id: string }[] } = JSON.parse(text);
      return models.map(({ id }) => id);
    };
    const all = ['mapped/one', 'mapped/two', 'mapped/three'];
    expect(await ids({ sort: 'downloads' })).toEqual(all);
    expect(await ids({ sort: 'likes' })).toEqual(all.toReversed());
    expect(await ids({ tags: ['tidal', 'ebb'] })).toEqual(['mapped/one']);
    expect(await ids({ params: 'min:2B', sort: 'downloads' })).toEqual(['mapped/two', 'mapped/three']);
    expect(await ids({ task: 'text-generation', library: 'transformers', license: 'mit' })).toHaveLength(3);
    for (const filter of ['license', 'language', 'provider'])
      expect(await ids({ [filter]: 'none' })).toEqual([]);
    expect(await ids({ task: 'fill-mask' })).toEqual([]);
    expect(await ids({ library: 'timm' })).toEqual([]);
    expect(await ids({ language: 'cy', limit: 1, sort: 'downloads' })).toEqual(['mapped/one']);
    const first = await call('search_models', { author: 'mapped', limit: 2, sort: 'downloads' });
    const { next, total }: { next: string; total: number } = JSON.parse(first.text);
    expect(total).toBe(3);
    expect(await ids({ limit: 2, sort: 'downloads', cursor: next })).toEqual(['mapped/three']);
    expect(JSON.parse((await call('search_models', { author: 'mapped' })).text)).not.toHaveProperty('next');
  });

  test('search_models filters by what fits a machine at a context length', async () => {
    await server.services.put('model', 'fitting/tide', {
      tags: ['gguf'],
      gguf: { total: 8e9, context_length: 131_072 },
      siblings: [{ rfilename: 'tide-Q4_K_M.gguf', size: 4.9e9 }],
    });
    const author = 'fitting';
    expect(await totalOf({ author, fits: '16' })).toBe(1);
    expect(await totalOf({ author, fits: '2' })).toBe(0);
    expect(await totalOf({ author, fits: '8', context: 131_072 })).toBe(0);
  });

  test('search_models prints known facts only', async () => {
    await server.services.put('model', 'listed/tide', {
      pipeline_tag: 'text-generation',
      library_name: 'transformers',
      downloads: 7,
      likes: 3,
      gated: false,
      gguf: { total: 5e9 },
      cardData: { license: 'mit' },
    });
    await server.services.put('model', 'listed/gated', { gated: 'manual', safetensors: { total: 6e9 } });
    const { text } = await call('search_models', { author: 'listed', sort: 'downloads' });
    const { models }: { models: unknown[] } = JSON.parse(text);
    expect(models[0]).toEqual({
      id: 'listed/tide',
      task: 'text-generation',
      library: 'transformers',
      license: 'mit',
      parameters: 5e9,
      downloads: 7,
      likes: 3,
    });
    expect(models[1]).toMatchObject({ id: 'listed/gated', gated: 'manual', parameters: 6e9 });
  });

  test('get_model lists fifty files and counts the others', async () => {
    const siblings = Array.from({ length: 51 }, (_, at) => ({ rfilename: `part-${at}.bin` }));
    await server.services.put('model', 'files/many', {
      siblings,
      cardData: { base_model: 'files/base', language: 'cy' },
      config: { architectures: ['TideModel'] },
      gguf: { context_length: 4096 },
      lastModified: '2026-01-02T03:04:05.000Z',
    });
    await server.services.put('model', 'files/few', { siblings: siblings.slice(0, 50) });
    const many: { files: string[] } = JSON.parse((await call('get_model', { id: 'files/many' })).text);
    expect(many.files).toEqual(siblings.slice(0, 50).map(({ rfilename }) => rfilename));
    expect(many).toMatchObject({
      moreFiles: 1,
      base_model: 'files/base',
      language: 'cy',
      architectures: ['TideModel'],
      context_length: 4096,
      lastModified: '2026-01-02T03:04:05.000Z',
    });
    expect(JSON.parse((await call('get_model', { id: 'files/few' })).text)).not.toHaveProperty('moreFiles');
    await server.services.put('model', 'files/none', {});
    expect(JSON.parse((await call('get_model', { id: 'files/none' })).text)).toMatchObject({
      id: 'files/none',
    });
  });

  test('model_fit prints a row for each file, and the best file', async () => {
    await server.services.put('model', 'fit/tide', {
      tags: ['gguf'],
      gguf: { total: 8e9, context_length: 131_072 },
      siblings: [
        { rfilename: 'tide-Q8_0.gguf', size: 8.5e9 },
        { rfilename: 'tide-Q4_K_M.gguf', size: 4.9e9 },
      ],
    });
    const { text } = await call('model_fit', { id: 'fit/tide', hardware: 'nvidia-rtx-4090' });
    expect(text).toMatch(/^Memory at 4096 tokens of context:\n\n\| File \| Memory \| Fit \| Speed \|/);
    expect(text).toMatch(/\| Q8_0 \| (?:9|10)\.\d GB \| Fits \| \d+–\d+ tokens\/s \(estimate\) \|/);
    expect(text).toContain('Best: Q8_0');
    const small = await call('model_fit', { id: 'fit/tide', hardware: '2', context: 8192 });
    expect(small.text).toMatch(/^Memory at 8192 tokens/);
    expect(small.text).toContain('No file fits.');
    expect(small.text).toMatch(/\| Q4_K_M \| \d\.\d GB \| Too large \| .*\|/);
    await server.services.put('model', 'fit/bare', { pipeline_tag: 'text-generation' });
    expect((await call('model_fit', { id: 'fit/bare', hardware: '16' })).text).toContain('no file sizes');
  });

  test('compare_models returns the facts of both, without code', async () => {
    const ids = ['openai/whisper-large-v3', 'dslim/bert-base-NER'];
    const { models }: { models: { id: string }[] } = JSON.parse(
      (await call('compare_models', { ids, hardware: '16', context: 8192 })).text,
    );
    expect(models.map(({ id }) => id)).toEqual(ids);
    for (const model of models) expect(model).not.toHaveProperty('code');
    expect((await call('compare_models', { ids, hardware: 'abacus' })).text).toContain('abacus');
    const three = await call('compare_models', { ids: [...ids, 'Qwen/Qwen3-8B'] });
    expect(three.isError).toBe(false);
    expect((await call('compare_models', { ids: ids.slice(0, 1) })).isError).toBe(true);
  });

  test('model_snippets takes the library, the revision and the quantization', async () => {
    const id = 'openai/whisper-large-v3';
    const { text } = await call('model_snippets', { id, revision: 'v1.2' });
    expect(text).toMatch(/^## transformers\n/);
    expect(text).toContain('revision="v1.2"');
    expect(text).not.toContain('Other libraries');
    const { text: other } = await call('model_snippets', { id, library: 'mlx' });
    expect(other).toMatch(/^## mlx\n/);
    await server.services.put('model', 'several/tide', {
      library_name: 'transformers',
      tags: ['timm', 'keras'],
    });
    expect((await call('model_snippets', { id: 'several/tide' })).text).toMatch(
      /Other libraries that fit: \w+, \w+\.$/,
    );
    await server.services.put('model', 'quantized/tide', {
      library_name: 'llama-cpp-python',
      tags: ['gguf'],
      siblings: [{ rfilename: 'tide-Q4_K_M.gguf' }, { rfilename: 'tide-Q8_0.gguf' }],
    });
    const gguf = { id: 'quantized/tide', library: 'llama-cpp-python', quantization: 'Q8_0' };
    expect((await call('model_snippets', gguf)).text).toContain('tide-Q8_0.gguf');
  });

  test('a record without snippets gets a message', async () => {
    await server.services.put('model', 'bare/music', { library_name: 'audiocraft' });
    expect((await call('model_snippets', { id: 'bare/music' })).text).toContain('Type of model unknown.');
    await server.services.put('model', 'bare/tide', {});
    expect((await call('app_snippets', { id: 'bare/tide' })).text).toBe('There are no apps that fit.');
  });

  test('inference_snippets takes provider and client, and lists the other clients', async () => {
    const { text } = await call('inference_snippets', { id: 'Qwen/Qwen3-8B', provider: 'together' });
    expect(text).toContain('together');
    expect(text).toMatch(/\n\nOther clients: \S+, /);
    expect(text).not.toMatch(/\n{3}/);
    expect(text).toContain('```python');
    expect(text).not.toContain('```js');
    const [first] = /^## (\S+)/.exec(text)?.slice(1) ?? [];
    expect(text.split('Other clients: ')[1]?.split('\n')[0]).not.toContain(`${first}.`);
    const { text: only } = await call('inference_snippets', { id: 'Qwen/Qwen3-8B', client: 'curl' });
    expect(only).toMatch(/^## curl\n/);
    expect(only).not.toContain('"stream": true');
    expect(only).not.toContain('Other clients');
  });

  test('dataset_snippets and space_snippets pin a revision', async () => {
    const dataset = { id: 'allenai/ai2_arc', library: 'datasets', revision: 'v9' };
    expect((await call('dataset_snippets', dataset)).text).toContain('revision="v9"');
    const { text } = await call('space_snippets', {
      id: 'amazon/chronos-2',
      client: 'files',
      revision: 'v9',
    });
    expect(text).toContain('v9');
    expect(text).toMatch(/^Verified: /m);
  });

  test('get_model returns all facts', async () => {
    const { text } = await call('get_model', { id: 'dslim/bert-base-NER' });
    expect(JSON.parse(text)).toMatchObject({
      id: 'dslim/bert-base-NER',
      task: 'token-classification',
      license: 'mit',
    });
  });

  test('list_tasks and get_task return the tasks', async () => {
    expect((await call('list_tasks', {})).text).toContain('text-classification');
    const { text: audio } = await call('list_tasks', { modality: 'audio' });
    expect(audio).toContain('automatic-speech-recognition');
    expect(audio).not.toContain('text-classification');
    expect(JSON.parse((await call('get_task', { id: 'text-classification' })).text)).toMatchObject({
      id: 'text-classification',
      libraries: expect.arrayContaining(['transformers']),
    });
  });

  test('list_libraries and get_library return the libraries', async () => {
    const serving: { key: string }[] = JSON.parse(
      (await call('list_libraries', { task: 'text-classification' })).text,
    );
    expect(serving).toContainEqual({
      key: 'transformers',
      prettyLabel: 'Transformers',
      hasSnippets: true,
      languages: expect.arrayContaining(['python']),
    });
    expect(serving.map(({ key }) => key)).not.toContain('diffusers');
    const all = await call('list_libraries', {});
    const { withSnippets, withoutSnippets }: Record<string, string> = JSON.parse(all.text);
    expect(withSnippets?.split(' ')).toEqual(keysWith(true));
    expect(withoutSnippets?.split(' ')).toEqual(keysWith(false));
    // About 1,200 tokens of four characters.
    expect(all.text.length).toBeLessThan(5_000);
    expect(JSON.parse((await call('get_library', { key: 'spacy' })).text)).toMatchObject({ key: 'spacy' });
    expect(JSON.parse((await call('get_library', { key: 'llama.cpp' })).text)).toMatchObject({
      key: 'llama-cpp-python',
    });
  });

  test('model_snippets returns code with its install command', async () => {
    const { text } = await call('model_snippets', { id: 'sentence-transformers/all-MiniLM-L6-v2' });
    expect(text).toContain('pip install');
    expect(text).toContain('SentenceTransformer("sentence-transformers/all-MiniLM-L6-v2")');
    expect(text).toMatch(
      /^Verified: (?:API checked on \S+ against|(?:Installs|Executed) on \S+ with) .*sentence-transformers \d/m,
    );
  });

  test('returns the code that reads a dataset and that calls a space', async () => {
    const dataset = await call('dataset_snippets', { id: 'allenai/ai2_arc', library: 'polars' });
    expect(dataset.text).toMatch(/^## polars\n/);
    expect(dataset.text).toContain('"datasets/allenai/ai2_arc@');
    const space = await call('space_snippets', { id: 'amazon/chronos-2' });
    expect(space.text).toContain('Client("amazon/chronos-2")');
    expect(space.text).toContain('embed, files');
  });

  test('inference_snippets returns the call of one client', async () => {
    const input = { id: 'Qwen/Qwen3-8B', client: 'curl', streaming: true };
    expect((await call('inference_snippets', input)).text).toContain('```sh\ncurl');
  });

  test.each([
    ['get_task', { id: 'text-clasification' }, 'text-classification'],
    ['get_library', { key: 'transformer' }, 'transformers'],
    ['get_model', { id: 'openai/whisper-large' }, 'openai/whisper-large-v3'],
    ['model_snippets', { id: 'openai/whisper-large' }, 'openai/whisper-large-v3'],
    ['inference_snippets', { id: 'Qwen/Qwen3-8B', client: 'nothing' }, 'nothing'],
    ['dataset_snippets', { id: 'allenai/ai2_arcs' }, 'allenai/ai2_arc'],
    ['dataset_snippets', { id: 'allenai/ai2_arc', library: 'polar' }, 'polars'],
    ['space_snippets', { id: 'amazon/chronos-2', client: 'nothing' }, 'nothing'],
    ['search_models', { params: '7B' }, 'min:1B,max:9B'],
  ])('%s with %j suggests similar names', async (name, input, hint) => {
    const { text, isError } = await call(name, input);
    expect(isError).toBe(true);
    expect(text).toContain(hint);
  });

  test('logs an internal error without revealing it', async () => {
    const error = new TypeError('The list is torn.');
    const broken = vi.spyOn(server.services, 'tasks').mockImplementation(() => {
      throw error;
    });
    const { text, isError } = await call('list_tasks', {});
    broken.mockRestore();
    expect([isError, text]).toEqual([true, 'Something went wrong on our side. It has been logged.']);
    expect(server.defects.splice(0)).toEqual([error]);
  });

  test('refuses unknown arguments', async () => {
    const { text, isError } = await call('get_task', { name: 'x' }).catch((error: unknown) => ({
      text: String(error),
      isError: true,
    }));
    expect(isError).toBe(true);
    expect(text).toMatch(/id|name/);
  });
});

describe('the endpoint', () => {
  const body = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
  const headers = { accept: 'application/json, text/event-stream' };

  test('refuses requests from a page of another site', async () => {
    const response = await server.send('POST', '/mcp', body, { ...headers, origin: 'https://evil.example' });
    expect(await problemOf(response)).toMatchObject({ status: 403, code: 'foreign-origin' });
  });

  test.each(['http://localhost.evil', 'http://localhost:3001', 'http://127.0.0.1', 'null'])(
    'refuses requests from a page of %s',
    async (origin) => {
      const response = await server.send('POST', '/mcp', body, { ...headers, origin });
      expect(await problemOf(response)).toMatchObject({ status: 403, code: 'foreign-origin' });
    },
  );

  test('has a page', async () => {
    const response = await server.send('POST', '/mcp', body, { ...headers, origin: 'http://localhost' });
    expect(response.status).toBe(200);
  });

  test('refuses an invalid message', async () => {
    expect((await server.send('POST', '/mcp', '{', headers)).status).toBe(400);
    expect((await server.send('POST', '/mcp', 'x'.repeat(1024 * 1024 + 1), headers)).status).toBe(413);
    expect((await server.get('/mcp')).status).toBe(405);
    expect(server.defects).toEqual([]);
  });

  test('does not log requests that it refuses', async () => {
    const plain = { ...headers, 'content-type': 'text/plain' };
    expect((await server.send('POST', '/mcp', body, plain)).status).toBe(415);
    expect((await server.send('POST', '/mcp', '{"no":"message"}', headers)).status).toBe(400);
    expect(server.defects).toEqual([]);
  });

  test('logs errors of the server', async () => {
    vi.spyOn(McpServer.prototype, 'connect').mockRejectedValueOnce(new Error('broken'));
    expect((await server.send('POST', '/mcp', body, headers)).status).toBe(500);
    expect(server.defects.splice(0)).toEqual([new Error('broken')]);
  });
});
