import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

test('the tools are those that were promised, and only read', async () => {
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
  test('search_models answers ids and the total, briefly', async () => {
    const { text } = await call('search_models', { query: 'whisper-large-v3', limit: 2 });
    const answer: { total: number; models: { id: string }[] } = JSON.parse(text);
    expect(answer.models.map(({ id }) => id)).toContain('openai/whisper-large-v3');
    expect(text.length).toBeLessThan(600);
  });

  test('search_models filters by provider and what it can do', async () => {
    const totalOf = async (input: Record<string, unknown>): Promise<number> => {
      const { total }: { total: number } = JSON.parse((await call('search_models', input)).text);
      return total;
    };
    const withTools = await totalOf({ capability: 'tools' });
    expect(withTools).toBe((await server.services.search('model', { capability: ['tools'] })).total);
    expect(await totalOf({ task: 'text-generation', capability: 'tools' })).toBeLessThanOrEqual(withTools);
    expect((await call('search_models', { capability: 'flying' })).isError).toBe(true);
  });

  test('model_fit tells what fits, and what the record lacks', async () => {
    const { text } = await call('model_fit', { id: 'google-bert/bert-base-uncased', hardware: '16' });
    expect(text).toMatch(/Best: |no file sizes/);
    const { text: refused } = await call('model_fit', {
      id: 'google-bert/bert-base-uncased',
      hardware: 'abacus',
    });
    expect(refused).toContain('Unknown device "abacus"');
  });

  test('app_snippets gives the commands of the system and the quantization', async () => {
    await server.send(
      'PUT',
      '/api/models/harbour/tide-GGUF',
      { id: 'harbour/tide-GGUF', tags: ['gguf'] },
      asAdmin,
    );
    const input = { id: 'harbour/tide-GGUF', app: 'ollama', system: 'macos', quantization: 'Q8_0' };
    const { text } = await call('app_snippets', input);
    expect(text).toContain('brew install ollama');
    expect(text).toContain('ollama run huggingface.co/harbour/tide-GGUF:Q8_0');
    const { text: first } = await call('app_snippets', { id: 'harbour/tide-GGUF' });
    expect(first).toContain('docker model run');
    expect(first).toContain('LM Studio (lmstudio://open_from_hf?model=harbour%2Ftide-GGUF)');
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

  test('get_model answers what there is to know', async () => {
    const { text } = await call('get_model', { id: 'dslim/bert-base-NER' });
    expect(JSON.parse(text)).toMatchObject({
      id: 'dslim/bert-base-NER',
      task: 'token-classification',
      license: 'mit',
    });
  });

  test('list_tasks and get_task answer the tasks', async () => {
    expect((await call('list_tasks', {})).text).toContain('text-classification');
    expect((await call('list_tasks', { modality: 'audio' })).text).not.toContain('text-classification');
    expect(JSON.parse((await call('get_task', { id: 'text-classification' })).text)).toMatchObject({
      id: 'text-classification',
      libraries: expect.arrayContaining(['transformers']),
    });
  });

  test('list_libraries and get_library answer the libraries', async () => {
    expect((await call('list_libraries', { task: 'text-classification' })).text).toContain('transformers');
    const all = await call('list_libraries', {});
    expect(JSON.parse(all.text)).toMatchObject({ withSnippets: expect.stringContaining('timm') });
    // About 1,200 tokens of four characters.
    expect(all.text.length).toBeLessThan(5_000);
    expect(JSON.parse((await call('get_library', { key: 'spacy' })).text)).toMatchObject({ key: 'spacy' });
  });

  test('model_snippets answers code with its install line', async () => {
    const { text } = await call('model_snippets', { id: 'sentence-transformers/all-MiniLM-L6-v2' });
    expect(text).toContain('pip install');
    expect(text).toContain('SentenceTransformer("sentence-transformers/all-MiniLM-L6-v2")');
    expect(text).toMatch(
      /^Verified: (?:API checked on \S+ against|(?:Installs|Executed) on \S+ with) .*sentence-transformers \d/m,
    );
  });

  test('gives the code that reads a dataset and that calls a space', async () => {
    const dataset = await call('dataset_snippets', { id: 'allenai/ai2_arc', library: 'polars' });
    expect(dataset.text).toContain('hf://datasets/allenai/ai2_arc');
    const space = await call('space_snippets', { id: 'amazon/chronos-2' });
    expect(space.text).toContain('Client("amazon/chronos-2")');
    expect(space.text).toContain('embed, files');
  });

  test('inference_snippets answers the call of one client', async () => {
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
  ])('%s of %j says what was meant', async (name, input, hint) => {
    const { text, isError } = await call(name, input);
    expect(isError).toBe(true);
    expect(text).toContain(hint);
  });

  test('refuses arguments it does not know', async () => {
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

  test('answers no page of another site', async () => {
    const response = await server.send('POST', '/mcp', body, { ...headers, origin: 'https://evil.example' });
    expect(await problemOf(response)).toMatchObject({ status: 403, code: 'foreign-origin' });
  });

  test.each(['http://localhost.evil', 'http://localhost:3001', 'http://127.0.0.1', 'null'])(
    'answers no page of %s',
    async (origin) => {
      const response = await server.send('POST', '/mcp', body, { ...headers, origin });
      expect(await problemOf(response)).toMatchObject({ status: 403, code: 'foreign-origin' });
    },
  );

  test('has a page', async () => {
    const response = await server.send('POST', '/mcp', body, { ...headers, origin: 'http://localhost' });
    expect(response.status).toBe(200);
  });

  test('refuses what is no message', async () => {
    expect((await server.send('POST', '/mcp', '{', headers)).status).toBe(400);
    expect((await server.send('POST', '/mcp', 'x'.repeat(1024 * 1024 + 1), headers)).status).toBe(413);
    expect((await server.get('/mcp')).status).toBe(405);
    expect(server.defects).toEqual([]);
  });
});
