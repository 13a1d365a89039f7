/** @module Examples for the rules about hosted inference. */
import { type Code, type InferenceSnippet, type ProviderOffer, py } from '@loadout/catalogue';
import { type Example, fitCase } from './examples.testing.ts';
import type { FitCase } from './rule.ts';

const snippet = (code: Code<'python'>): InferenceSnippet => ({
  language: 'python',
  client: 'huggingface_hub',
  title: 'Call the model',
  code,
  install: [],
});

const offer = (provider: ProviderOffer['provider']): ProviderOffer => ({
  provider,
  displayName: provider,
  reason: provider === 'hf-inference' ? 'hub' : 'live',
});

const hosted = (
  model: Parameters<typeof fitCase>[0],
  code: Code<'python'>,
  ...offered: readonly ProviderOffer['provider'][]
): FitCase => ({
  ...fitCase(model),
  hosted: {
    providers: { offered: ['auto' as const, ...offered].map(offer), others: [], endpoint: true },
    chat: false,
    automatic: [snippet(code)],
  },
});

const automatic = py`client = InferenceClient(provider="auto")`;
const live = { inferenceProviderMapping: [{ provider: 'groq', status: 'live' }] };
const chinese = { pipeline_tag: 'text-generation', cardData: { language: 'zh' } };

export const hostedExamples: Readonly<Record<string, Example>> = {
  'auto-stays-auto': {
    kept: hosted({}, automatic),
    broken: hosted({}, py`client = InferenceClient(provider="hf-inference")`),
    outside: fitCase({}),
  },
  'hub-serves-format': {
    kept: hosted({ tags: ['mlx'] }, automatic),
    broken: hosted({ tags: ['mlx'] }, automatic, 'hf-inference'),
    outside: hosted({}, automatic, 'hf-inference'),
  },
  'offered-provider-live': {
    kept: hosted(live, automatic, 'groq', 'hf-inference'),
    broken: hosted({}, automatic, 'groq'),
    outside: fitCase({}),
  },
  'sample-language': {
    kept: hosted(chinese, py`client.text_generation("你是谁？")`),
    broken: hosted(chinese, py`client.text_generation("Who are you?")`),
    outside: hosted({ pipeline_tag: 'text-generation' }, py`client.text_generation("Who are you?")`),
  },
};
