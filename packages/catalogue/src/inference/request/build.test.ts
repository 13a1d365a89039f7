import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../../records/model.ts';
import { autoProvider, providersFor } from './availability.ts';
import type { InferenceOptions } from './options.ts';
import { inferenceAnswer, inferenceRequest, inferenceSnippets } from '../snippets.ts';

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
    expect(
      inferenceRequest(painter, { provider: 'hf-inference', accessToken: 'hf_mine' }).credential.value,
    ).toBe('hf_mine');
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

describe('the answer of the hub to speech and sound', () => {
  it.each(['text-to-audio', 'text-to-speech'])('of %s is bytes, whatever the library', (pipeline_tag) => {
    for (const library_name of ['transformers', 'espnet']) {
      const record = { id: 'acme/tern-1', pipeline_tag, library_name };
      expect(inferenceRequest(record, { provider: 'hf-inference' }).answer).toEqual({
        kind: 'bytes',
        file: 'output.wav',
      });
    }
  });

  it('sends text to Fal and inputs to the hub', () => {
    const speaker: ModelRecord = { id: 'acme/tern-1', pipeline_tag: 'text-to-speech' };
    expect(bodyOf(speaker, { provider: 'fal-ai', inputs: 'Hello' })).toEqual({ text: 'Hello' });
    expect(bodyOf(speaker, { provider: 'hf-inference', inputs: 'Hello' })).toEqual({ inputs: 'Hello' });
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

describe('billTo', () => {
  it('is a header of the router', () => {
    const { headers } = inferenceRequest(painter, { provider: 'hf-inference', billTo: 'acme' });
    expect(headers).toEqual({ 'X-HF-Bill-To': 'acme' });
  });

  it.each<[string, InferenceOptions]>([
    ['a provider that is called directly', { provider: 'nscale', directRequest: true }],
    ["the reader's own endpoint", { endpointUrl: 'https://tern.example.com' }],
  ])('is not sent to %s, and a warning says so', (_what, options) => {
    const given = { ...options, billTo: 'acme' };
    expect(inferenceRequest(painter, given).headers).toEqual({});
    for (const { code, warnings = [] } of inferenceSnippets(painter, given)) {
      expect(code.text).not.toContain('acme"');
      expect(warnings.map((warning) => warning.code)).toContain('ignored-option');
    }
  });
});

const mapped = (...providers: string[]): ModelRecord => ({
  ...painter,
  inferenceProviderMapping: providers.map((provider) => ({ provider, providerId: 'tern', status: 'live' })),
});

const codeOf = (record: ModelRecord, provider: string, client: string): string =>
  inferenceSnippets(record, { provider, clients: [client] })
    .map(({ code }) => code.text)
    .join('\n');

describe('which provider an automatic call reaches', () => {
  it.each<[string, ModelRecord, string]>([
    ['the first live one that serves the task', mapped('groq', 'nscale', 'together'), 'nscale'],
    ['never one that is not known', mapped('nobody', 'together'), 'together'],
    ['not told by the record', mapped('nobody'), 'auto'],
    ['the router decides for a chat', chat, 'auto'],
  ])('%s', (_what, record, provider) => {
    expect(autoProvider(record)).toBe(provider);
  });
});

const clientsOf = (record: ModelRecord, options: InferenceOptions = {}): readonly string[] =>
  inferenceSnippets(record, options).map(({ client }) => client);

describe('an automatic call of a task other than chat', () => {
  it('is printed by the clients that look up a provider, and by no other', () => {
    const { snippets, notices } = inferenceAnswer(classifier);
    expect(snippets.map(({ client }) => client)).toEqual(['huggingface_hub', 'huggingface.js']);
    expect(snippets[0]?.code.text).toContain('provider="auto"');
    expect(snippets[1]?.code.text).toContain('provider: "auto"');
    expect(notices).toEqual([
      {
        code: 'provider-required',
        message: expect.stringMatching(/^requests, fetch, curl send to one provider.*: hf-inference\.$/),
      },
    ]);
  });

  it.each(['text-to-video', 'image-to-video'])('keeps the SDK clients of %s', (pipeline_tag) => {
    expect(clientsOf({ id: 'acme/tern-1', pipeline_tag })).toEqual(['huggingface_hub', 'huggingface.js']);
  });

  it('has no one request', () => {
    expect(() => inferenceRequest(painter)).toThrow(/Choose a provider/);
  });

  it('of a chat goes to the router with every client', () => {
    expect(clientsOf(chat)).toContain('curl');
    expect(inferenceAnswer(chat).notices).toEqual([]);
  });
});

describe('clients that are asked for by name', () => {
  it('gives those that can, and a notice for each that cannot', () => {
    const options = { provider: 'hf-inference', clients: ['openai', 'curl', 'fal_client'] };
    const { snippets, notices } = inferenceAnswer(classifier, options);
    expect(snippets.map(({ client }) => client)).toEqual(['curl']);
    expect(notices.map(({ message }) => message)).toEqual([
      'Template not found: python/openai/basic',
      'Template not found: python/fal_client/basic',
      'Template not found: js/openai/basic',
    ]);
  });
});

const offersOf = (record: ModelRecord): readonly [readonly string[], readonly string[]] => {
  const { offered, others } = providersFor(record);
  return [offered.map(({ provider }) => provider), others.map(({ provider }) => provider)];
};

const codesOf = (record: ModelRecord, options: InferenceOptions, client: string): readonly string[] =>
  inferenceSnippets(record, options)
    .find((snippet) => snippet.client === client)
    ?.warnings?.map(({ code }) => code) ?? [];

describe('which providers are offered', () => {
  it('are those that the record names as live, the automatic route and the hub', () => {
    const [offered, others] = offersOf(mapped('nscale'));
    expect(offered).toEqual(['auto', 'nscale', 'hf-inference']);
    expect(others).toContain('fal-ai');
  });

  it('not one in staging, or live for another task', () => {
    const entry = { provider: 'nscale', providerId: 'tern' };
    const staging = { ...painter, inferenceProviderMapping: [{ ...entry, status: 'staging' }] };
    const other = { ...painter, inferenceProviderMapping: [{ ...entry, status: 'live', task: 'x' }] };
    expect(offersOf(staging)[0]).not.toContain('nscale');
    expect(offersOf(other)[0]).not.toContain('nscale');
  });

  it("not Groq, OpenAI or the hub's service for somebody's GGUF file", () => {
    const [offered, others] = offersOf({ ...chat, tags: ['conversational', 'gguf'] });
    expect(offered).toEqual(['auto']);
    expect(others).toEqual(expect.arrayContaining(['groq', 'openai', 'hf-inference']));
  });

  it('none for a task that nobody serves', () => {
    expect(offersOf({ id: 'acme/tern-1', pipeline_tag: 'robotics' })).toEqual([[], []]);
  });

  it('tells that availability is unknown on every snippet of another provider', () => {
    for (const { warnings = [] } of inferenceSnippets(painter, { provider: 'nscale' }))
      expect(warnings.map(({ code }) => code)).toContain('availability-unknown');
    for (const { warnings = [] } of inferenceSnippets(mapped('nscale'), { provider: 'nscale' }))
      expect(warnings).toEqual([]);
  });
});

describe("the provider's own id of the model", () => {
  it('is in the path where the record has it', () => {
    const record = mapped('fal-ai');
    expect(inferenceRequest(record, { provider: 'fal-ai' }).url).toContain('/fal-ai/tern?');
    expect(codesOf(record, { provider: 'fal-ai' }, 'curl')).toEqual([]);
  });

  it('is said to be missing where it is guessed, but not by a client that looks it up', () => {
    expect(codesOf(painter, { provider: 'fal-ai' }, 'curl')).toContain('provider-model-id');
    expect(codesOf(painter, { provider: 'fal-ai' }, 'huggingface_hub')).not.toContain('provider-model-id');
  });
});

describe('a call with curl', () => {
  it('starts a job in the first block and waits for it in the second', () => {
    const [first, second] = inferenceSnippets(painter, { provider: 'fal-ai', clients: ['curl'] });
    expect(first?.code.text).toMatch(/^curl|^# 5 steps/);
    expect(first?.code.text).not.toContain('sleep');
    expect(second).toMatchObject({ client: 'curl', title: 'Wait for the result' });
  });

  it('is one block with error handling', () => {
    const options = { provider: 'fal-ai', clients: ['curl'], errorHandling: true };
    expect(inferenceSnippets(painter, options)).toHaveLength(1);
  });
});

it('fetches a sample that is sent, and no file of the caller', () => {
  const record = { id: 'acme/tern-1', pipeline_tag: 'image-classification' };
  for (const { code } of inferenceSnippets(record, { provider: 'hf-inference' }))
    expect(code.text).toContain('/resolve/main/cats.jpg');
  for (const { code } of inferenceSnippets(record, { provider: 'hf-inference', inputs: 'mine.jpg' }))
    expect(code.text).not.toContain('resolve/main');
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
