import { expect, it } from 'vitest';
import { type ModelRecord, readModel } from '../../records/model.ts';
import { hubServiceLoads, hubServiceOffers } from './hub-service.ts';

/** The schema of a card does not name this field, and keeps it. */
const readCard = (cardData: object) => readModel({ id: 'ada/tern', cardData }).model.cardData ?? {};

const listed = (...tags: readonly string[]): Partial<ModelRecord> => ({ tags: [...tags, 'region:us'] });

it.each<[boolean, string, Partial<ModelRecord>]>([
  [true, 'weights of Transformers', { library_name: 'transformers', ...listed('safetensors') }],
  [true, 'ONNX files and usual weights', { library_name: 'transformers', ...listed('safetensors', 'onnx') }],
  [false, 'only ONNX files', { library_name: 'transformers', ...listed('onnx') }],
  [false, 'no weights', { library_name: 'transformers', ...listed('pytorch'), usedStorage: 23 }],
  [false, 'a PEFT adapter', { library_name: 'peft', ...listed('safetensors', 'peft') }],
  [false, 'a LoRA of Diffusers', { library_name: 'diffusers', ...listed('diffusers', 'lora') }],
  [false, 'only GGUF files', { library_name: 'transformers', ...listed('gguf') }],
  [false, 'a library that it does not run', { library_name: 'nemo', ...listed('nemo') }],
  [false, 'no library on the hub', listed('safetensors')],
  [true, 'a record without tags', { pipeline_tag: 'text-classification' }],
  [false, 'a name of another format', { id: 'ada/tern-onnx' }],
  [false, 'a CTranslate2 model by its name', { id: 'ada/tern-ctranslate2' }],
  [false, 'a tokenizer by its name', { id: 'ada/tern-tokenizer' }],
  [false, 'a model of another package', { id: 'qualcomm/Tern', ...listed('pytorch'), library_name: 'timm' }],
  [false, 'a model that its author excludes', { cardData: readCard({ inference: false }) }],
  [true, 'a model with parameters', { cardData: readCard({ inference: { parameters: { top_k: 1 } } }) }],
  [false, 'only GGML files', { library_name: 'transformers', ...listed('ggml') }],
])('%s for %s', (loads, _what, record) => {
  expect(hubServiceLoads({ id: 'ada/tern', ...record })).toBe(loads);
});

it('is offered for models on CPUs, and for larger ones if they chat', () => {
  const small = { id: 'ada/tern-0.6B' };
  const large = { id: 'ada/tern', safetensors: { total: 4_021_774_336 } };
  expect(hubServiceOffers(small, 'feature-extraction')).toBe(true);
  expect(hubServiceOffers(small, 'text-generation')).toBe(false);
  expect(hubServiceOffers({ id: 'ada/tern-3b' }, 'translation')).toBe(false);
  expect(hubServiceOffers(large, 'feature-extraction')).toBe(false);
  expect(hubServiceOffers(large, 'conversational')).toBe(true);
});
