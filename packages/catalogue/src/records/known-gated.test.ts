import { expect, it } from 'vitest';
import { mayNeedAccount } from '../snippets/access.ts';
import { isGatedId } from './known-gated.ts';
import { readModel } from './model.ts';

const known = [
  'meta-llama/Llama-Guard-3-8B',
  'google/gemma-7b',
  'google/gemma-3-4b-pt',
  'google/t5gemma-s-s-prefixlm',
  'CohereLabs/aya-expanse-8b',
  'CohereLabs/c4ai-command-r7b-12-2024',
  'nvidia/Cosmos-Reason2-8B',
  'nguyenvulebinh/vi-mrc-base',
  'DeepFloyd/IF-II-M-v1.0',
  'CohereLabs/cohere-transcribe-03-2026',
  'poltextlab/xlm-roberta-large-manifesto',
  'ai4bharat/indictrans2-en-indic-1B',
  'lelapa/InkubaLM-0.4B',
  'stabilityai/stable-diffusion-3-medium-diffusers',
];

it.each(known)('%s is gated, although its record may not say so', (id) => {
  const record = { id, pipeline_tag: 'text-generation' };
  expect(mayNeedAccount(record)).toBe(true);
  expect(readModel(record).model.gated).toBe(true);
  expect(readModel({ ...record, gated: false }).model.gated).toBe(false);
});

it.each([
  'google/gemma-4-26B-A4B',
  'google/gemma-scope-2b-pt-res',
  'unsloth/gemma-3-4b-it',
  'nvidia/Cosmos-Reason1-7B',
  'google/siglip2-base-patch16-224',
  'ai4bharat/IndicBERTv2-MLM-only',
  'stabilityai/sd-turbo',
])('%s is open', (id) => {
  expect(isGatedId(id)).toBe(false);
});
