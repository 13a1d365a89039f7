import { expect, it } from 'vitest';
import { architectureOf, unmappedArchitecture } from './architecture.ts';
import { classesOf } from './choose.ts';

const record = (model_type: string, architecture: string) => ({
  id: 'ada/model',
  config: { model_type, architectures: [architecture] },
});

it.each([
  ['segformer', 'SegformerForImageSegmentation', 'SegformerForSemanticSegmentation'],
  ['vilt', 'ViltForVisualQuestionAnswering', 'ViltForQuestionAnswering'],
  ['bert', 'TFBertForMaskedLM', 'BertForMaskedLM'],
  ['bert', 'BertForMultiLabelSequenceClassification', 'BertForSequenceClassification'],
])('%s: %s is now %s', (type, former, current) => {
  expect(architectureOf(record(type, former))).toBe(current);
  expect(unmappedArchitecture(record(type, former))).toBeUndefined();
});

it('names a class that no auto class returns', () => {
  expect(unmappedArchitecture(record('wav2vec2', 'Wav2Vec2ForSpeechClassification'))).toBe(
    'Wav2Vec2ForSpeechClassification',
  );
  expect(unmappedArchitecture(record('dpr', 'DPRQuestionEncoder'))).toBeUndefined();
  expect(unmappedArchitecture(record('camembert', 'RobertaForMaskedLM'))).toBeUndefined();
});

it.each([
  [undefined, 'AutoModelForPreTraining'],
  ['fill-mask', 'AutoModelForPreTraining'],
  ['feature-extraction', 'AutoModel'],
])('a discriminator fills no gap (%s)', (pipeline_tag, expected) => {
  const electra = record('electra', 'ElectraForPreTraining');
  expect(classesOf({ ...electra, ...(pipeline_tag !== undefined && { pipeline_tag }) })?.model).toBe(
    expected,
  );
  expect(classesOf(record('bert', 'BertForPreTraining'))?.model).toBe('AutoModelForMaskedLM');
});

it.each([
  ['xlnet', 'XLNetForQuestionAnswering'],
  ['xlm', 'XLMForQuestionAnswering'],
  ['flaubert', 'FlaubertForQuestionAnswering'],
])('%s: %s is loaded by its own name', (type, name) => {
  expect(unmappedArchitecture(record(type, name))).toBeUndefined();
  expect(classesOf({ ...record(type, name), pipeline_tag: 'question-answering' })).toEqual({
    model: name,
    processor: 'AutoTokenizer',
  });
});

it('a model that filled in parts of pictures has no head for labels', () => {
  const beit = record('beit', 'BeitForMaskedImageModeling');
  expect(classesOf({ ...beit, pipeline_tag: 'image-classification' })).toEqual({
    model: 'AutoModel',
    processor: 'AutoImageProcessor',
  });
});

it('the head of a bare GPT-2 is its embedding', () => {
  const bare = record('gpt2', 'GPT2Model');
  expect(classesOf({ ...bare, pipeline_tag: 'text-generation' })?.model).toBe('AutoModelForCausalLM');
  expect(classesOf(bare)?.model).toBe('AutoModel');
});
