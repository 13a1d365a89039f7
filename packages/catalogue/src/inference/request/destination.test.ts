import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../../records/model.ts';
import { inferenceRequest, inferenceSnippets } from '../snippets.ts';
import type { InferenceOptions } from './options.ts';
import { bodyOf, chat, classifier, mapped, painter } from './records.testing.ts';

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

const lora = (provider: string): ModelRecord => ({
  ...painter,
  inferenceProviderMapping: [
    { provider, providerId: 'base/lora', adapter: 'lora', adapterWeightsPath: 'tern.safetensors' },
  ],
});

const onReplicate = (providerId: string): ModelRecord => ({
  ...painter,
  inferenceProviderMapping: [{ provider: 'replicate', providerId }],
});

describe('a model of Replicate', () => {
  it('is addressed by its name', () => {
    const request = inferenceRequest(onReplicate('acme/tern'), {
      provider: 'replicate',
      directRequest: true,
    });
    expect(request.url).toBe('https://api.replicate.com/v1/models/acme/tern/predictions');
    expect(bodyOf(onReplicate('acme/tern'), { provider: 'replicate' })).toMatchObject({ version: undefined });
  });

  it('is addressed by its version where it has one', () => {
    const request = inferenceRequest(onReplicate('acme/tern:4f2'), {
      provider: 'replicate',
      directRequest: true,
    });
    expect(request.url).toBe('https://api.replicate.com/v1/predictions');
    expect(bodyOf(onReplicate('acme/tern:4f2'), { provider: 'replicate' })).toMatchObject({ version: '4f2' });
  });
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

const codesOf = (record: ModelRecord, options: InferenceOptions, client: string): readonly string[] =>
  inferenceSnippets(record, options)
    .find((snippet) => snippet.client === client)
    ?.warnings?.map(({ code }) => code) ?? [];

describe("the provider's own id of the model", () => {
  it('is in the path where the record has it', () => {
    const record = mapped('fal-ai');
    expect(inferenceRequest(record, { provider: 'fal-ai' }).url).toContain('/fal-ai/tern?');
    expect(codesOf(record, { provider: 'fal-ai' }, 'curl')).toEqual([]);
  });

  it('has a warning if it is guessed, except with a client that looks it up', () => {
    expect(codesOf(painter, { provider: 'fal-ai' }, 'curl')).toContain('provider-model-id');
    expect(codesOf(painter, { provider: 'fal-ai' }, 'huggingface_hub')).not.toContain('provider-model-id');
  });
});
