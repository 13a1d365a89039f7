import { expect, it } from 'vitest';
import { architectureOf, runsRemoteCode, unmappedArchitecture } from './architecture.ts';

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
  ['deepseek_v3', 'DeepseekV3ForCausalLM', 'AutoModelForCausalLM', false],
  ['mpt', 'MPTForCausalLM', 'AutoModelForCausalLM', false],
  ['deepseek_v3', 'DeepseekV3ForCausalLM', 'AutoModelForMaskedLM', true],
  ['bert', 'JinaBertForMaskedLM', 'AutoModelForMaskedLM', true],
  ['florence2', 'Florence2ForConditionalGeneration', 'AutoModelForCausalLM', true],
  ['own', 'OwnForCausalLM', 'AutoModelForCausalLM', true],
])('code in the repository of %s, %s, loaded with %s, runs: %s', (type, architecture, autoClass, runs) => {
  const model = { ...record(type, architecture), tags: ['custom_code'] };
  expect(runsRemoteCode(model, autoClass)).toBe(runs);
  expect(runsRemoteCode(record(type, architecture), autoClass)).toBe(false);
});

it.each(['tokenization_tide.py', 'processing_tide.py', 'image_processing_tide.py'])(
  'runs code in the repository for %s, whoever has the class of the model',
  (rfilename) => {
    const released = { ...record('deepseek_v3', 'DeepseekV3ForCausalLM'), tags: ['custom_code'] };
    const listed = (...files: readonly string[]) => ({
      ...released,
      siblings: files.map((one) => ({ rfilename: one })),
    });
    expect(runsRemoteCode(listed('modeling_tide.py', rfilename), 'AutoModelForCausalLM')).toBe(true);
    expect(runsRemoteCode(listed('modeling_tide.py'), 'AutoModelForCausalLM')).toBe(false);
  },
);

it('runs code in the repository if the record names no class', () => {
  expect(runsRemoteCode({ id: 'ada/model', tags: ['custom_code'] }, 'AutoModel')).toBe(true);
  expect(runsRemoteCode({ id: 'ada/model', tags: ['custom_code'] }, undefined)).toBe(true);
});
