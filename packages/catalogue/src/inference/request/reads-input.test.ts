import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../../records/model.ts';
import { inferenceAnswer, inferenceSnippets } from '../snippets.ts';
import { providersFor } from './availability.ts';

const embedder = { id: 'ada/tern', pipeline_tag: 'feature-extraction', library_name: 'transformers' };
const listed = (...tags: readonly string[]): Partial<ModelRecord> => ({ tags: [...tags, 'region:us'] });

describe('a model that does not read what its task sends', () => {
  it.each<[string, Partial<ModelRecord>]>([
    ['an encoder of speech', listed('safetensors', 'wav2vec2-bert', 'feature-extraction')],
    ['an encoder of pictures', { config: { model_type: 'vit' } }],
    ['a text with a picture', listed('pytorch', 'clip', 'feature-extraction')],
    ['sounds, by its name', { id: 'laion/larger_clap_general' }],
    ['a codec, by its name', { id: 'facebook/encodec_48khz' }],
    ['labels without texts', { pipeline_tag: 'audio-classification', ...listed('clap') }],
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

it('a draft model has no call: it writes nothing alone', () => {
  const draft = { id: 'RadixArk/Kimi-K3-DSpark', pipeline_tag: 'text-generation', ...listed('safetensors') };
  expect(() => inferenceSnippets(draft)).toThrow('No input example');
  expect(providersFor(draft).others).toEqual([]);
});
