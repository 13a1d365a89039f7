/**
 * @module Each provider's website, and a model that it serves, for stores whose records name no providers.
 * Source: https://github.com/huggingface/hub-docs/tree/main/docs/inference-providers/providers (August 2026).
 */
import type { ModelRecord, ProviderId } from '@loadout/catalogue';

interface KnownProvider {
  readonly site: string;
  /** The model's ids on the hub and at the provider. */
  readonly model: string;
  readonly providerId: string;
  /** A chat where it is absent. */
  readonly task?: string;
}

export const knownProviders: Readonly<Partial<Record<ProviderId, KnownProvider>>> = {
  baseten: {
    site: 'https://www.baseten.co/',
    model: 'deepseek-ai/DeepSeek-V4-Flash-0731',
    providerId: 'deepseek-ai/DeepSeek-V4-Flash-0731',
  },
  cerebras: {
    site: 'https://www.cerebras.ai/',
    model: 'openai/gpt-oss-120b',
    providerId: 'gpt-oss-120b',
  },
  cohere: {
    site: 'https://cohere.com/',
    model: 'CohereLabs/aya-expanse-32b',
    providerId: 'c4ai-aya-expanse-32b',
  },
  deepinfra: {
    site: 'https://deepinfra.com/',
    model: 'deepseek-ai/DeepSeek-V4-Flash-0731',
    providerId: 'deepseek-ai/DeepSeek-V4-Flash-0731',
  },
  'fal-ai': {
    site: 'https://fal.ai/',
    model: 'black-forest-labs/FLUX.1-dev',
    providerId: 'fal-ai/flux/dev',
    task: 'text-to-image',
  },
  'featherless-ai': {
    site: 'https://featherless.ai/',
    model: 'zai-org/GLM-5.2',
    providerId: 'zai-org/GLM-5.2',
  },
  'fireworks-ai': {
    site: 'https://fireworks.ai/',
    model: 'deepseek-ai/DeepSeek-V4-Flash-0731',
    providerId: 'accounts/fireworks/models/deepseek-v4-flash-0731',
  },
  groq: {
    site: 'https://groq.com/',
    model: 'openai/gpt-oss-20b',
    providerId: 'openai/gpt-oss-20b',
  },
  'hf-inference': {
    site: 'https://huggingface.co/docs/inference-providers/providers/hf-inference',
    model: 'facebook/bart-large-cnn',
    providerId: 'facebook/bart-large-cnn',
    task: 'summarization',
  },
  novita: {
    site: 'https://novita.ai/',
    model: 'deepseek-ai/DeepSeek-V4-Flash-0731',
    providerId: 'deepseek/deepseek-v4-flash-0731',
  },
  nscale: {
    site: 'https://www.nscale.com/',
    model: 'meta-llama/Llama-3.1-8B-Instruct',
    providerId: 'meta-llama/Llama-3.1-8B-Instruct',
  },
  openai: {
    site: 'https://platform.openai.com/docs',
    model: 'openai/gpt-5.5',
    providerId: 'gpt-5.5',
  },
  ovhcloud: {
    site: 'https://www.ovhcloud.com/en/public-cloud/ai-endpoints/',
    model: 'openai/gpt-oss-20b',
    providerId: 'gpt-oss-20b',
  },
  publicai: {
    site: 'https://publicai.co/',
    model: 'swiss-ai/Apertus-8B-Instruct-2509',
    providerId: 'swiss-ai/apertus-8b-instruct',
  },
  replicate: {
    site: 'https://replicate.com/',
    model: 'black-forest-labs/FLUX.1-dev',
    providerId: 'black-forest-labs/flux-dev',
    task: 'text-to-image',
  },
  scaleway: {
    site: 'https://www.scaleway.com/en/generative-apis/',
    model: 'zai-org/GLM-5.2',
    providerId: 'glm-5.2',
  },
  together: {
    site: 'https://together.xyz/',
    model: 'deepseek-ai/DeepSeek-V4-Flash-0731',
    providerId: 'deepseek-ai/DeepSeek-V4-Flash-0731',
  },
  wavespeed: {
    site: 'https://wavespeed.ai/',
    model: 'black-forest-labs/FLUX.1-dev',
    providerId: 'wavespeed-ai/flux-dev',
    task: 'text-to-image',
  },
  'zai-org': {
    site: 'https://docs.z.ai/',
    model: 'zai-org/GLM-5.2',
    providerId: 'glm-5.2',
  },
};

/** The known model as a record that names the provider. */
export function knownModel(provider: ProviderId): ModelRecord | undefined {
  const known = knownProviders[provider];
  if (!known) return undefined;
  const { model: id, providerId, task } = known;
  return {
    id,
    pipeline_tag: task ?? 'text-generation',
    tags: task === undefined ? ['conversational'] : [],
    inferenceProviderMapping: [{ provider, providerId, status: 'live', task: task ?? 'conversational' }],
  };
}
