import { expect, it } from 'vitest';
import { runsRemoteCode } from './remote-code.ts';

const record = (model_type: string, architecture: string) => ({
  id: 'ada/model',
  config: { model_type, architectures: [architecture] },
  tags: ['custom_code'],
});

it.each([
  ['deepseek_v3', 'DeepseekV3ForCausalLM', 'AutoModelForCausalLM', false],
  ['mpt', 'MPTForCausalLM', 'AutoModelForCausalLM', false],
  ['deepseek_v3', 'DeepseekV3ForCausalLM', 'AutoModelForMaskedLM', true],
  ['bert', 'JinaBertForMaskedLM', 'AutoModelForMaskedLM', true],
  ['florence2', 'Florence2ForConditionalGeneration', 'AutoModelForCausalLM', true],
  ['own', 'OwnForCausalLM', 'AutoModelForCausalLM', true],
])('code in the repository of %s, %s, loaded with %s, runs: %s', (type, architecture, autoClass, runs) => {
  expect(runsRemoteCode(record(type, architecture), autoClass)).toBe(runs);
});

const listed = (...files: readonly string[]) => ({
  ...record('deepseek_v3', 'DeepseekV3ForCausalLM'),
  siblings: files.map((rfilename) => ({ rfilename })),
});

it.each(['tokenization_tide.py', 'processing_tide.py', 'image_processing_tide.py'])(
  'code in the repository runs for %s, whoever has the class of the model',
  (file) => {
    expect(runsRemoteCode(listed('modeling_tide.py', file), 'AutoModelForCausalLM')).toBe(true);
    expect(runsRemoteCode(listed('modeling_tide.py'), 'AutoModelForCausalLM')).toBe(false);
  },
);

it('code in the repository runs if the record names no class', () => {
  expect(runsRemoteCode({ id: 'ada/model', tags: ['custom_code'] }, 'AutoModel')).toBe(true);
  expect(runsRemoteCode({ id: 'ada/model', tags: ['custom_code'] }, undefined)).toBe(true);
});

it('code of Phi-3 that no release runs does not run, although the record names no class', () => {
  expect(runsRemoteCode({ id: 'ada/model', tags: ['phi3', 'custom_code'] }, 'AutoModelForCausalLM')).toBe(
    false,
  );
});

it('code that maps the bare model alone does not run for a class that Transformers has', () => {
  const tags = ['transformers', 'safetensors', 'tipsv2', 'feature-extraction', 'custom_code'];
  const tipsv2 = { id: 'google/tipsv2-b14', tags };
  expect(runsRemoteCode(tipsv2, 'AutoModelForZeroShotImageClassification')).toBe(false);
  expect(runsRemoteCode(tipsv2, 'AutoModel')).toBe(true);
  expect(runsRemoteCode(tipsv2, 'AutoModelForCausalLM')).toBe(true);
  expect(
    runsRemoteCode({ ...tipsv2, tags: ['tipsv2', 'custom_code'] }, 'AutoModelForZeroShotImageClassification'),
  ).toBe(true);
});
