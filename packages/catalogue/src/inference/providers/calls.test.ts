/** @module Where each provider gets its requests, and with which model. Unlike the goldens, no command updates this. */
import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../../records/model.ts';
import { inferenceRequest } from '../snippets.ts';
import { type ProviderId, providerIds } from './keys.generated.ts';

const theirs = 'theirs/tern-9';

type Served = 'text-generation' | 'text-to-image' | 'feature-extraction' | 'automatic-speech-recognition';

const recordOf = (provider: ProviderId, task: Served): ModelRecord => ({
  id: 'acme/tern',
  pipeline_tag: task,
  tags: task === 'text-generation' ? ['conversational'] : [],
  inferenceProviderMapping: [{ provider, providerId: theirs, status: 'live' }],
});

const requestOf = (provider: ProviderId, task: Served) =>
  inferenceRequest(recordOf(provider, task), { provider, directRequest: true });

/** The address of a task that it serves. A new provider does not compile until it has its line. */
const addresses: Readonly<Record<ProviderId, Partial<Record<Served, string>>>> = {
  baseten: { 'text-generation': 'https://inference.baseten.co/v1/chat/completions' },
  cerebras: { 'text-generation': 'https://api.cerebras.ai/v1/chat/completions' },
  cohere: { 'text-generation': 'https://api.cohere.com/compatibility/v1/chat/completions' },
  deepinfra: {
    'text-generation': 'https://api.deepinfra.com/v1/openai/chat/completions',
    'text-to-image': 'https://api.deepinfra.com/v1/openai/images/generations',
    'feature-extraction': 'https://api.deepinfra.com/v1/openai/embeddings',
    'automatic-speech-recognition': 'https://api.deepinfra.com/v1/openai/audio/transcriptions',
  },
  'fal-ai': {
    'text-to-image': `https://queue.fal.run/${theirs}`,
    'automatic-speech-recognition': `https://fal.run/${theirs}`,
  },
  'featherless-ai': { 'text-generation': 'https://api.featherless.ai/v1/chat/completions' },
  'fireworks-ai': { 'text-generation': 'https://api.fireworks.ai/inference/v1/chat/completions' },
  groq: { 'text-generation': 'https://api.groq.com/openai/v1/chat/completions' },
  'hf-inference': {
    'text-generation': 'https://router.huggingface.co/v1/chat/completions',
    'text-to-image': `https://router.huggingface.co/hf-inference/models/${theirs}`,
    'feature-extraction': `https://router.huggingface.co/hf-inference/models/${theirs}/pipeline/feature-extraction`,
    'automatic-speech-recognition': `https://router.huggingface.co/hf-inference/models/${theirs}`,
  },
  novita: { 'text-generation': 'https://api.novita.ai/v3/openai/chat/completions' },
  nscale: {
    'text-generation': 'https://inference.api.nscale.com/v1/chat/completions',
    'text-to-image': 'https://inference.api.nscale.com/v1/images/generations',
  },
  openai: { 'text-generation': 'https://api.openai.com/v1/chat/completions' },
  ovhcloud: { 'text-generation': 'https://oai.endpoints.kepler.ai.cloud.ovh.net/v1/chat/completions' },
  publicai: { 'text-generation': 'https://api.publicai.co/v1/chat/completions' },
  replicate: {
    'text-to-image': `https://api.replicate.com/v1/models/${theirs}/predictions`,
    'automatic-speech-recognition': `https://api.replicate.com/v1/models/${theirs}/predictions`,
  },
  scaleway: {
    'text-generation': 'https://api.scaleway.ai/v1/chat/completions',
    'feature-extraction': 'https://api.scaleway.ai/v1/embeddings',
  },
  together: {
    'text-generation': 'https://api.together.xyz/v1/chat/completions',
    'text-to-image': 'https://api.together.xyz/v1/images/generations',
    'feature-extraction': 'https://api.together.xyz/v1/embeddings',
    'automatic-speech-recognition': 'https://api.together.xyz/v1/audio/transcriptions',
  },
  wavespeed: { 'text-to-image': `https://api.wavespeed.ai/api/v3/${theirs}` },
  'zai-org': {
    'text-generation': 'https://api.z.ai/api/paas/v4/chat/completions',
    'text-to-image': 'https://api.z.ai/api/paas/v4/async/images/generations',
  },
};

const tasks = [
  'text-generation',
  'text-to-image',
  'feature-extraction',
  'automatic-speech-recognition',
] as const;

const cases = providerIds.flatMap((provider) => tasks.map((task) => [provider, task] as const));

const isServed = ([provider, task]: (typeof cases)[number]): boolean =>
  addresses[provider][task] !== undefined;
const served = cases.filter(isServed);
const refused = cases.filter((each) => !isServed(each));

/** The environment variable that holds the key. */
function variableOf(provider: ProviderId): string {
  const task = tasks.find((each) => isServed([provider, each])) ?? 'text-generation';
  return requestOf(provider, task).credential.variable;
}

describe('a request to a provider', () => {
  it('is checked for every provider, with a task that it serves', () => {
    expect(Object.keys(addresses).toSorted()).toEqual([...providerIds].toSorted());
    expect(providerIds.filter((provider) => Object.keys(addresses[provider]).length === 0)).toEqual([]);
  });

  it.each(served)('%s gets %s at its address', (provider, task) => {
    const { method, url } = requestOf(provider, task);
    expect([method, url]).toEqual(['POST', addresses[provider][task]]);
  });

  it.each(refused)('%s does not get %s', (provider, task) => {
    expect(() => requestOf(provider, task)).toThrow('does not serve');
  });

  it.each(served)('%s reads the model of %s by its own name for it', (provider, task) => {
    const { url, body } = requestOf(provider, task);
    // The router finds the name itself.
    const name =
      provider === 'hf-inference' && task === 'text-generation' ? 'acme/tern:hf-inference' : theirs;
    expect(url.includes(name) || JSON.stringify(body).includes(`"model":"${name}"`)).toBe(true);
  });

  it('has the key of the provider, and of the hub where that calls it', () => {
    for (const provider of providerIds)
      expect(variableOf(provider)).toBe(
        provider === 'hf-inference' ? 'HF_TOKEN' : `${provider.toUpperCase().replaceAll('-', '_')}_API_KEY`,
      );
  });
});
