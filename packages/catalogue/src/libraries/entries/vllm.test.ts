import { expect, it } from 'vitest';
import type { ModelRecord } from '../../records/model.ts';
import { generateSnippets } from '../../snippets/generate.ts';
import { librarySnippets } from '../snippets.ts';
import vllm from './vllm.ts';

it.each([
  ['chats', 'Tide-27B', ['conversational'], 'llm.chat([{"role": "user"'],
  ['chats', 'Tide-27B-Instruct', [], 'llm.chat([{"role": "user"'],
  ['completes a text', 'Tide-27B', [], 'llm.generate(["'],
])('%s with a draft model for %s that has the tags %j', (_what, target, tags, call) => {
  const record = {
    id: 'harbour/Tide-27B-DSpark',
    tags: ['dspark', 'draft-model', ...tags],
    cardData: { base_model: `harbour/${target}` },
  };
  expect(generateSnippets(vllm, record).snippets[0]?.code.text).toContain(call);
});

it.each<[boolean, ModelRecord]>([
  [true, { id: 'harbour/Tide-27B-EXL3-K4', library_name: 'vllm' }],
  [true, { id: 'harbour/Tide-27B-K4', tags: ['vllm', 'safetensors', 'exl3'] }],
  [false, { id: 'harbour/Tide-27B', tags: ['vllm', 'safetensors'] }],
])('refuses weights for ExLlama: %s %j', (refused, record) => {
  expect(vllm.refuses?.(record)).toBe(refused);
});

it.each<[boolean, ModelRecord]>([
  [true, { id: 'harbour/Tide-27B-NVFP4', pipeline_tag: 'text-generation' }],
  [true, { id: 'harbour/Tide-27B-NVFP4', config: { model_type: 'qwen3' } }],
  [false, { id: 'harbour/Tide-Film-NVFP4', pipeline_tag: 'image-text-to-video', tags: ['nvfp4'] }],
  [false, { id: 'harbour/Tide-Encoder-NVFP4', tags: ['nvfp4', 'comfyui'] }],
  [false, { id: 'harbour/Tide-27B-NVFP4-NInfer', library_name: 'ninfer', tags: ['ninfer', 'nvfp4'] }],
])('fits compressed weights of language models only: %s %j', (fits, record) => {
  expect(vllm.fits?.(record) !== undefined).toBe(fits);
});

it('tells the class of a model whose config.json has that of another', () => {
  const siblings = [{ rfilename: 'model-00001-of-00004.safetensors' }];
  const record = { id: 'omni-research/Tarsier2-Recap-7b', library_name: 'mlx', siblings };
  expect(librarySnippets(record).map(({ library }) => library)).toEqual(['vllm']);
  const [snippet] = generateSnippets(vllm, record).snippets;
  expect(snippet?.code.text).toContain('"architectures": ["Tarsier2ForConditionalGeneration"]');
  expect(snippet?.code.text).toContain('"multi_modal_data": {"image": image}');
  expect(snippet?.install).toMatchObject([{ version: '<0.24' }, { version: '<5' }]);
});

const warningsFor = (id: string) =>
  generateSnippets(vllm, { id }).snippets.flatMap(({ warnings = [] }) => warnings.map(({ code }) => code));

it('says that the model beside a draft model asks for a log-in', () => {
  expect(warningsFor('yuhuili/EAGLE-LLaMA3-Instruct-8B')).toContain('gated');
  expect(warningsFor('z-lab/Qwen3-4B-DFlash-b16')).not.toContain('gated');
});

const codeFor = (type: string) =>
  generateSnippets(vllm, { id: 'mistralai/Tide-8x22B-Instruct', tags: ['vllm', 'mistral-common', type] })
    .snippets[0]?.code.text;

it('reads Mixtral in the format of Transformers', () => {
  expect(codeFor('mistral')).toContain('load_format="mistral"');
  expect(codeFor('mixtral')).not.toContain('mistral"');
});
