import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../../records/model.ts';
import { autoProvider } from './build.ts';
import type { InferenceOptions } from './options.ts';
import { inferenceRequest, inferenceSnippets } from '../snippets.ts';

const chat: ModelRecord = { id: 'acme/tern-1', pipeline_tag: 'text-generation', tags: ['conversational'] };
const classifier: ModelRecord = { id: 'acme/tern-1', pipeline_tag: 'text-classification' };
const painter: ModelRecord = { id: 'acme/tern-1', pipeline_tag: 'text-to-image' };

const bodyOf = (record: ModelRecord, options: InferenceOptions): unknown => {
  const { body } = inferenceRequest(record, options);
  return body.kind === 'json' ? body.value : body;
};

describe('where a call goes', () => {
  it.each<[string, ModelRecord, InferenceOptions, string]>([
    ['a chat, whichever provider', chat, {}, 'https://router.huggingface.co/v1/chat/completions'],
    [
      'a chat of one provider',
      chat,
      { provider: 'groq' },
      'https://router.huggingface.co/v1/chat/completions',
    ],
    [
      'a chat, directly',
      chat,
      { provider: 'groq', directRequest: true },
      'https://api.groq.com/openai/v1/chat/completions',
    ],
    [
      'another task, through the router',
      classifier,
      { provider: 'hf-inference' },
      'https://router.huggingface.co/hf-inference/models/acme/tern-1',
    ],
    [
      'another task of a provider, through the router',
      painter,
      { provider: 'nscale' },
      'https://router.huggingface.co/nscale/v1/images/generations',
    ],
    [
      'an endpoint, as given',
      classifier,
      { endpointUrl: 'https://tern.example.com/deploy/' },
      'https://tern.example.com/deploy',
    ],
    [
      'a chat at an endpoint',
      chat,
      { endpointUrl: 'https://tern.example.com' },
      'https://tern.example.com/v1/chat/completions',
    ],
    [
      'a chat at an endpoint that names its version',
      chat,
      { endpointUrl: 'https://tern.example.com/v1/' },
      'https://tern.example.com/v1/chat/completions',
    ],
    [
      'a chat at an endpoint that is complete',
      chat,
      { endpointUrl: 'https://tern.example.com/v1/chat/completions' },
      'https://tern.example.com/v1/chat/completions',
    ],
    [
      'another platform',
      classifier,
      { provider: 'hf-inference', platform: { routerUrl: 'https://router.acme.example/' } },
      'https://router.acme.example/hf-inference/models/acme/tern-1',
    ],
    [
      'a provider without a router',
      { ...chat, id: 'openai/tern-1' },
      { provider: 'openai' },
      'https://api.openai.com/v1/chat/completions',
    ],
  ])('%s', (_what, record, options, url) => {
    expect(inferenceRequest(record, options).url).toBe(url);
  });
});

describe('which token is read', () => {
  it.each<[string, InferenceOptions, string, string]>([
    ['through the router', { provider: 'fal-ai' }, 'HF_TOKEN', 'Bearer'],
    ['directly', { provider: 'nscale', directRequest: true }, 'NSCALE_API_KEY', 'Bearer'],
    [
      'directly, with a dash in the name',
      { provider: 'zai-org', directRequest: true },
      'ZAI_ORG_API_KEY',
      'Bearer',
    ],
    [
      'directly from Fal, which has a scheme of its own',
      { provider: 'fal-ai', directRequest: true },
      'FAL_AI_API_KEY',
      'Key',
    ],
    ['at an endpoint', { endpointUrl: 'https://tern.example.com' }, 'API_TOKEN', 'Bearer'],
    [
      'from the hub itself, which has no other door',
      { provider: 'hf-inference', directRequest: true },
      'HF_TOKEN',
      'Bearer',
    ],
    [
      'on another platform',
      { provider: 'fal-ai', platform: { tokenVariable: 'ACME_TOKEN' } },
      'ACME_TOKEN',
      'Bearer',
    ],
  ])('%s', (_what, options, variable, scheme) => {
    expect(inferenceRequest(painter, options).credential).toEqual({ variable, scheme });
  });

  it('none, when the caller gives one', () => {
    expect(inferenceRequest(painter, { accessToken: 'hf_mine' }).credential.value).toBe('hf_mine');
  });
});

describe('what a chat says', () => {
  it('names the provider in the model when the router passes it on', () => {
    expect(bodyOf(chat, { provider: 'groq' })).toMatchObject({ model: 'acme/tern-1:groq' });
    expect(bodyOf(chat, {})).toMatchObject({ model: 'acme/tern-1' });
  });

  it("uses the provider's own name of the model when called directly", () => {
    const mapped = {
      ...chat,
      inferenceProviderMapping: { groq: { providerId: 'tern-fast', status: 'live' } },
    };
    expect(bodyOf(mapped, { provider: 'groq', directRequest: true })).toMatchObject({ model: 'tern-fast' });
    expect(bodyOf(mapped, { provider: 'groq', directRequest: true, providerModelId: 'mine' })).toMatchObject({
      model: 'mine',
    });
  });

  it('asks for the capital of France, and of a picture for one sentence', () => {
    expect(bodyOf(chat, {})).toMatchObject({
      messages: [{ role: 'user', content: 'What is the capital of France?' }],
    });
    expect(JSON.stringify(bodyOf({ ...chat, pipeline_tag: 'image-text-to-text' }, {}))).toContain(
      'Describe this image in one sentence.',
    );
  });

  it('takes 0 for a value', () => {
    expect(bodyOf(chat, { temperature: 0, top_p: 0 })).toMatchObject({ temperature: 0, top_p: 0 });
  });

  it('puts a system prompt before the messages', () => {
    const messages = [{ role: 'user', content: 'Hello' }];
    expect(bodyOf(chat, { systemPrompt: 'Be brief.', messages })).toMatchObject({
      messages: [{ role: 'system', content: 'Be brief.' }, ...messages],
    });
  });

  it('streams only when asked to', () => {
    expect(inferenceRequest(chat, { streaming: true }).answer.kind).toBe('stream');
    expect(bodyOf(chat, { streaming: false })).toMatchObject({ stream: undefined });
  });

  it('gives Together the bare schema it wants', () => {
    const schema = { type: 'object' };
    const response_format = { type: 'json_schema', json_schema: { name: 'x', schema } };
    expect(bodyOf(chat, { provider: 'together', directRequest: true, response_format })).toMatchObject({
      response_format: { type: 'json_schema', schema },
    });
    expect(bodyOf(chat, { provider: 'together', response_format })).toMatchObject({ response_format });
  });
});

describe('the answer', () => {
  const audio: ModelRecord = { id: 'acme/tern-1', pipeline_tag: 'text-to-audio' };

  it('of text-to-audio is bytes for Transformers and JSON otherwise', () => {
    const own = inferenceRequest({ ...audio, library_name: 'transformers' }).answer;
    expect(own).toEqual({ kind: 'bytes', file: 'output.wav' });
    expect(inferenceRequest(audio).answer).toEqual({ kind: 'json' });
  });
});

const lora = (provider: string): ModelRecord => ({
  ...painter,
  inferenceProviderMapping: [
    { provider, providerId: 'base/lora', adapter: 'lora', adapterWeightsPath: 'tern.safetensors' },
  ],
});

describe('adapters', () => {
  it.each([
    [
      'fal-ai',
      { loras: [{ path: 'https://huggingface.co/acme/tern-1/resolve/main/tern.safetensors', scale: 1 }] },
    ],
    ['replicate', { input: { lora_weights: 'https://huggingface.co/acme/tern-1' } }],
    ['wavespeed', { loras: [{ path: 'acme/tern-1', scale: 1 }] }],
  ])('are named to %s as it wants them', (provider, body) => {
    expect(bodyOf(lora(provider), { provider })).toMatchObject(body);
  });
});

it('bills the organisation it is told to', () => {
  expect(inferenceRequest(painter, { billTo: 'acme' }).headers).toEqual({ 'X-HF-Bill-To': 'acme' });
});

it('lets `auto` choose the first provider that the record maps', () => {
  const mapped = { ...painter, inferenceProviderMapping: [{ provider: 'nscale', providerId: 'tern' }] };
  expect(inferenceRequest(mapped).url).toBe('https://router.huggingface.co/nscale/v1/images/generations');
});

const mapped = (...providers: string[]): ModelRecord => ({
  ...painter,
  inferenceProviderMapping: providers.map((provider) => ({ provider, providerId: 'tern', status: 'live' })),
});

const codeOf = (record: ModelRecord, provider: string, client: string): string =>
  inferenceSnippets(record, { provider, clients: [client] })[0]?.code.text ?? '';

describe('which provider `auto` means, where the router does not choose', () => {
  it.each<[string, ModelRecord, string]>([
    ['the first that serves the task', mapped('groq', 'nscale', 'together'), 'nscale'],
    ['never one that is not known', mapped('nobody', 'together'), 'together'],
    ["the hub's own, when the record knows of none", mapped('nobody'), 'hf-inference'],
    ['the router, for a chat', chat, 'auto'],
  ])('%s', (_what, record, provider) => {
    expect(autoProvider(record)).toBe(provider);
  });
});

describe('where a result stands that services put in two places', () => {
  it.each([
    ['requests', 'answer["output"][0] if isinstance(answer["output"], list) else answer["output"]'],
    ['fetch', '[answer.output].flat()[0]'],
    ['curl', '([.output] | flatten[0])'],
  ])('one address or a list of them: %s', (client, expression) => {
    expect(codeOf(painter, 'replicate', client)).toContain(expression);
  });

  it.each([
    ['requests', '(answer.get("audio") or answer["audio_file"])["url"]'],
    ['fetch', '(answer.audio ?? answer.audio_file).url'],
    ['curl', '(.audio // .audio_file).url'],
  ])('either of two fields: %s', (client, expression) => {
    expect(codeOf({ ...painter, pipeline_tag: 'text-to-audio' }, 'fal-ai', client)).toContain(expression);
  });
});
