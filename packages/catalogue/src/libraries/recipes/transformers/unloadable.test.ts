import { expect, it } from 'vitest';
import { isUnloadable } from './unloadable.ts';

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

it.each([
  ['neuphonic/neutts-air', true],
  ['vikp/texify', true],
  ['ada/latexify', false],
  ['ada/tide-JANG_4M', true],
  ['ada/tide-JANG_4M-GGUF', false],
  ['BAAI/Emu3-Gen', true],
  ['BAAI/Emu3.5-Image', true],
  ['BAAI/Emu3-Gen-hf', false],
  ['BAAI/Emu3-VisionTokenizer', false],
  ['GoodBaiBai88/M3D-CLIP', true],
  ['bczhou/TinyLLaVA-3.1B', true],
  ['pfnet/plamo-2-translate', true],
  ['DeltaHub/lora_t5-base_mrpc', true],
  ['microsoft/OmniParser-v2.0', true],
])('%s needs a package that is not in the catalogue: %s', (id, expected) => {
  expect(isUnloadable({ id })).toBe(expected);
});
