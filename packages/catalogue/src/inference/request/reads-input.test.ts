import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../../records/model.ts';
import { inferenceAnswer, inferenceRequest, inferenceSnippets } from '../snippets.ts';
import { providersFor } from './availability.ts';

const embedder = { id: 'ada/tern', pipeline_tag: 'feature-extraction', library_name: 'transformers' };
const listed = (...tags: readonly string[]) => ({ tags: [...tags, 'region:us'] });

describe('a model that does not read what its task sends', () => {
  it.each<[string, Partial<ModelRecord>]>([
    ['an encoder of speech', listed('safetensors', 'wav2vec2-bert', 'feature-extraction')],
    ['an encoder of pictures', { config: { model_type: 'vit' } }],
    ['a text with a picture', listed('pytorch', 'clip', 'feature-extraction')],
    ['sounds, by its name', { id: 'laion/larger_clap_general' }],
    ['a codec, by its name', { id: 'facebook/encodec_48khz' }],
    [
      'a question with its answer',
      { id: 'Skywork/Skywork-Reward-V2-Llama-3.1-8B', pipeline_tag: 'text-classification' },
    ],
    ['labels without texts', { pipeline_tag: 'audio-classification', ...listed('clap') }],
    ['a formula', { id: 'breezedeus/pix2text-mfr', pipeline_tag: 'image-to-text' }],
    [
      'a transcript with its recording',
      { pipeline_tag: 'token-classification', ...listed('safetensors', 'qwen3_asr', 'token-classification') },
    ],
  ])('%s has no call', (_what, record) => {
    expect(() => inferenceSnippets({ ...embedder, ...record })).toThrow('No input example');
    expect(providersFor({ ...embedder, ...record })).toEqual({ offered: [], others: [], endpoint: false });
  });

  it.each<[string, Partial<ModelRecord>]>([
    ['BERT', listed('safetensors', 'bert', 'feature-extraction')],
    ['a Hungarian BERT', { id: 'ada/hubert-base-cc' }],
    ['machine code', { id: 'hustcw/clap-asm' }],
    ['a CLIP of Sentence Transformers', { library_name: 'sentence-transformers', ...listed('clip') }],
    [
      'speech, as its task says',
      { pipeline_tag: 'automatic-speech-recognition', config: { model_type: 'wav2vec2' } },
    ],
  ])('%s has one', (_what, record) => {
    expect(inferenceSnippets({ ...embedder, ...record })).not.toEqual([]);
  });

  it('has a call if the record names a provider that serves it', () => {
    const inferenceProviderMapping = [
      { provider: 'deepinfra', providerId: 'tern', status: 'live', task: 'feature-extraction' },
    ];
    const record = { ...embedder, config: { model_type: 'clip' }, inferenceProviderMapping };
    expect(inferenceAnswer(record).snippets).not.toEqual([]);
  });
});

it('a repository without weights has no call', () => {
  const empty = { ...embedder, ...listed('transformers'), usedStorage: 23 };
  expect(() => inferenceSnippets(empty)).toThrow('No input example');
});

describe('a model of pictures and texts', () => {
  const seeing = { pipeline_tag: 'image-text-to-text', ...listed('transformers', 'safetensors') };
  const bodyOf = (id: string, tags = seeing.tags) => {
    const { body } = inferenceRequest({ ...seeing, id, tags }, { provider: 'hf-inference' });
    return body.kind === 'json' ? body.value : body;
  };

  it('continues a text if it is a base model, and answers in a chat otherwise', () => {
    expect(bodyOf('google/gemma-4-31B')).toHaveProperty('prompt');
    expect(bodyOf('google/gemma-4-31B-it')).toHaveProperty('messages');
    expect(bodyOf('ada/gemma-4-31B', [...seeing.tags, 'conversational'])).toHaveProperty('messages');
  });

  it('has no call if it describes pictures without being asked', () => {
    expect(() => bodyOf('microsoft/Florence-2-base')).toThrow('No input example');
  });
});

it('a draft model has no call: it writes nothing alone', () => {
  const draft = { id: 'RadixArk/Kimi-K3-DSpark', pipeline_tag: 'text-generation', ...listed('safetensors') };
  expect(() => inferenceSnippets(draft)).toThrow('No input example');
  expect(providersFor(draft).others).toEqual([]);
});
