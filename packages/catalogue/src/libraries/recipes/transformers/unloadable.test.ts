import { expect, it } from 'vitest';
import { isUnloadable } from './unloadable.ts';

const files = (...names: readonly string[]) => ({
  id: 'ada/tide',
  siblings: names.map((rfilename) => ({ rfilename })),
});

it('settings without weights are not loaded', () => {
  expect(isUnloadable(files('config.json', 'tokenizer.json'))).toBe(true);
  expect(isUnloadable(files('config.json', 'training_args.bin'))).toBe(true);
});

it.each([
  [files('config.json', 'model.safetensors')],
  [files('config.json', 'checkpoint/pytorch_model.bin')],
  [{ ...files('config.json'), tags: ['safetensors'] }],
  [{ ...files('config.json'), tags: ['custom_code'] }],
  [files('README.md')],
  [files()],
])('%j may be loaded', (record) => {
  expect(isUnloadable(record)).toBe(false);
});

it('a language model that hears by its own code is called by other code', () => {
  const record = {
    id: 'Audio8/ARK-ASR-3B',
    pipeline_tag: 'automatic-speech-recognition',
    tags: ['arkasr', 'text-generation', 'custom_code'],
  };
  expect(isUnloadable(record)).toBe(true);
  expect(isUnloadable({ ...record, config: { auto_map: { AutoModelForSpeechSeq2Seq: '' } } })).toBe(false);
  expect(isUnloadable({ ...record, tags: ['custom_code'] })).toBe(false);
});
