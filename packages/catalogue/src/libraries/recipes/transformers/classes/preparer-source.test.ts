import { expect, it } from 'vitest';
import type { ModelRecord } from '../../../../records/model.ts';
import { lacksPreparer } from './preparer-files.ts';
import { preparerSource } from './preparer-source.ts';

const bare = ['config.json', 'pytorch_model.bin'];
function sourceOf(record: Partial<ModelRecord>, files = bare, processor = 'AutoTokenizer') {
  const model = { id: 'ada/model', siblings: files.map((rfilename) => ({ rfilename })), ...record };
  const classes = { model: 'AutoModel', processor };
  return lacksPreparer(model, classes) ? preparerSource(model, classes) : undefined;
}

it.each<[string, Partial<ModelRecord>, string | undefined]>([
  ['its card', { cardData: { base_model: 'acme/tern' } }, 'acme/tern'],
  ['its name', { id: 'ada/bert-base-uncased-finetuned-reviews' }, 'google-bert/bert-base-uncased'],
  ['its type, if all models of it share one', { config: { model_type: 'gpt2' } }, 'openai-community/gpt2'],
  ['nowhere', { config: { model_type: 'bert' } }, undefined],
  ['its name, before a shorter one', { id: 'ada/bertweet-base-brands' }, 'vinai/bertweet-base'],
  ['its name, with another language', { id: 'ada/roberta-base-bne-level' }, 'PlanTL-GOB-ES/roberta-base-bne'],
  [
    'a repository of its own',
    { id: 'allegro/herbert-klej-cased-v1' },
    'allegro/herbert-klej-cased-tokenizer-v1',
  ],
  [
    'nowhere, for a language in its name',
    { id: 'ada/tide-chinese', config: { model_type: 'gpt2' } },
    undefined,
  ],
  [
    'its type, in any language',
    { config: { model_type: 'camembert' }, cardData: { language: 'fr' } },
    'almanach/camembert-base',
  ],
  ['its type, with pictures', { config: { model_type: 'visual_bert' } }, 'google-bert/bert-base-uncased'],
  [
    'the names of its encoder and decoder, which share one',
    { id: 'ada/longformer2roberta-ports', config: { model_type: 'encoder_decoder' } },
    'FacebookAI/roberta-base',
  ],
  [
    'nowhere, for an encoder and a decoder with different ones',
    { id: 'ada/roberta_gpt2_ports', config: { model_type: 'encoder-decoder' } },
    undefined,
  ],
  ['nowhere, for a language', { cardData: { language: 'pl' }, config: { model_type: 't5' } }, undefined],
])('the tokenizer of a repository without one is told by %s', (_where, record, id) => {
  const source = sourceOf(record);
  expect(source?.id).toBe(id);
  expect(source?.warning.code).toBe(id === undefined ? 'unfit' : 'inferred');
});

it('the tokenizer of a Polish model comes from the model that it was made of', () => {
  expect(sourceOf({ id: 'ada/papuGaPT2_tides', config: { model_type: 'gpt2' } })?.id).toBe(
    'flax-community/papuGaPT2',
  );
});

const heard = (...files: readonly string[]): ModelRecord => ({
  id: 'ada/wav2vec2-tides',
  siblings: [...bare, 'preprocessor_config.json', ...files].map((rfilename) => ({ rfilename })),
});

it('a model that writes letters has a warning if they are not in the repository', () => {
  const classes = { model: 'AutoModelForCTC', processor: 'AutoProcessor' };
  expect(lacksPreparer(heard('vocab.json'), classes)).toBe(false);
  expect(lacksPreparer(heard(), { ...classes, model: 'AutoModelForSpeechSeq2Seq' })).toBe(false);
  expect(lacksPreparer(heard(), classes)).toBe(true);
  expect(preparerSource(heard(), classes)).toMatchObject({ warning: { code: 'unfit' } });
});

it('is an argument of the pipeline', () => {
  expect(sourceOf({ config: { model_type: 'gpt2' } })?.argument).toEqual({
    tokenizer: 'openai-community/gpt2',
  });
  expect(sourceOf({ config: { model_type: 'vit' } }, bare, 'AutoImageProcessor')?.argument).toEqual({
    image_processor: 'google/vit-base-patch16-224',
  });
});

it('is not looked for where the repository has one, or lists no files', () => {
  expect(sourceOf({}, [...bare, 'vocab.txt'])).toBeUndefined();
  expect(sourceOf({ siblings: [] })).toBeUndefined();
});

it.each<[string, string, string | undefined, string?]>([
  ['AutoImageProcessor', 'vit', 'google/vit-base-patch16-224'],
  ['AutoImageProcessor', 'resnet', 'microsoft/resnet-50'],
  ['AutoFeatureExtractor', 'wav2vec2', 'facebook/wav2vec2-base'],
  ['AutoImageProcessor', 'vit', undefined, 'ada/vit_large_patch16_384'],
  ['AutoImageProcessor', 'wav2vec2', undefined],
  ['AutoFeatureExtractor', 'vit', undefined],
  ['AutoProcessor', 'vit', undefined],
  ['AutoProcessor', 'vilt', 'dandelin/vilt-b32-mlm'],
  ['AutoImageProcessor', 'resnet', undefined, 'microsoft/resnet-50'],
])('a repository without %s, of the type %s, loads that of %s', (processor, model_type, wanted, id) => {
  const source = sourceOf({ config: { model_type }, ...(id !== undefined && { id }) }, bare, processor);
  expect(source?.id).toBe(wanted);
  expect(source?.warning.code).toBe(wanted === undefined ? 'unfit' : 'inferred');
  expect(source?.warning.message).toContain('no processor');
});

it('looks for no processor where the repository has one, or a tokenizer that it may be part of', () => {
  expect(sourceOf({}, [...bare, 'preprocessor_config.json'], 'AutoImageProcessor')).toBeUndefined();
  expect(sourceOf({}, [...bare, 'vocab.txt'], 'AutoImageProcessor')).toBeUndefined();
});

it('is another repository for models whose card loads it from there', () => {
  const source = sourceOf({ id: 'recogna-nlp/ptt5-base-summ-xlsum' });
  expect(source?.id).toBe('unicamp-dl/ptt5-base-portuguese-vocab');
  expect(source?.warning.message).toBe(
    'The repository has no tokenizer: this loads that of unicamp-dl/ptt5-base-portuguese-vocab.',
  );
});
