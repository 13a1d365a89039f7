import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemOf, testApp, type TestApp } from '../testing/test-app.ts';
import { inferenceAnswerSchema } from './schemas/inference.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const chatModel = 'Qwen/Qwen3-8B';
const path = '/api/inference-snippets';

const snippets = async (body: object) => {
  const response = await server.send('POST', path, body);
  expect(response.status).toBe(200);
  return inferenceAnswerSchema.parse(await response.json()).snippets;
};

const refused = async (body: object) => problemOf(await server.send('POST', path, body));

describe('inference snippets', () => {
  test('are returned for every client that can make the call', async () => {
    const found = await snippets({ id: chatModel, provider: 'auto' });
    const clients = found.map(({ language, client }) => `${language}/${client}`);
    expect(clients).toEqual(
      expect.arrayContaining(['python/openai', 'javascript/openai', 'javascript/fetch', 'shell/curl']),
    );
    for (const { code } of found) expect(code).toContain(chatModel);
  });

  test('include the install commands', async () => {
    const [snippet] = await snippets({ id: chatModel, options: { clients: ['huggingface_hub'] } });
    expect(snippet?.install.join('\n')).toMatch(/^pip install .*huggingface_hub/);
  });

  test('take options: streaming, billing, messages, and numbers that may be 0', async () => {
    const options = {
      clients: ['curl'],
      streaming: true,
      billTo: 'acme',
      messages: [{ role: 'user', content: 'Good morning?' }],
      temperature: 0,
    };
    const [snippet] = await snippets({ id: chatModel, options });
    expect(snippet?.code).toContain('X-HF-Bill-To: acme');
    expect(snippet?.code).toContain('Good morning?');
    expect(snippet?.code).toMatch(/"temperature": ?0/);
    expect(snippet?.code).toMatch(/"stream": ?true/);
  });

  test('use another platform on request', async () => {
    const platform = { routerUrl: 'https://router.acme.example', tokenVariable: 'ACME_TOKEN' };
    const [snippet] = await snippets({ id: chatModel, options: { clients: ['curl'], platform } });
    expect(snippet?.code).toContain('https://router.acme.example');
    expect(snippet?.code).toContain('ACME_TOKEN');
  });

  test('of a record in the request need no stored record', async () => {
    const model = { id: 'acme/chat', pipeline_tag: 'text-generation', tags: ['conversational'] };
    expect((await snippets({ model }))[0]?.code).toContain('acme/chat');
  });
});

describe('a request for inference snippets', () => {
  test.each([
    [{ id: chatModel, provider: 'nobody' }, 404, 'unknown-provider'],
    [{ id: chatModel, options: { clients: ['nothing'] } }, 404, 'unknown-client'],
    [{ id: chatModel, options: { clients: ['fal_client'] } }, 404, 'template-not-found'],
    [{ id: 'nobody/nothing' }, 404, 'unknown-model'],
    [{ id: chatModel, options: { billTo: 'acme\nX-Evil: 1' } }, 400, 'invalid-option'],
    [{ id: chatModel, options: { endpointUrl: 'not a url' } }, 400, 'invalid-option'],
    [{ id: chatModel, options: { temperature: -1 } }, 400, 'invalid-option'],
    [{ id: chatModel, options: { streming: true } }, 400, 'invalid-request'],
    [{ id: chatModel, options: { streaming: 'yes' } }, 400, 'invalid-request'],
    [{ provider: 'auto' }, 400, 'invalid-request'],
    [{ model: { id: 'acme/x' } }, 422, 'no-input-example'],
  ])('as %j is refused', async (body, status, code) => {
    expect(await refused(body)).toMatchObject({ status, code });
  });

  test('names the template that does not exist', async () => {
    const problem = await refused({ id: chatModel, options: { clients: ['fal_client'] } });
    expect(problem.detail).toBe('Template not found: python/fal_client/conversational');
  });

  test('names the unknown option', async () => {
    const problem = await refused({ id: chatModel, options: { streming: true } });
    expect(problem.errors).toEqual([{ field: 'options.streming', message: 'unknown field' }]);
  });
});
