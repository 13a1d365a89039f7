import { expect, it } from 'vitest';
import { appSnippets } from '../../../apps/snippets.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { librarySnippets } from '../../snippets.ts';
import { gpusOf, gpuWarning } from './gpus.ts';

it.each<[number | undefined, ModelRecord]>([
  [8, { id: 'nvidia/DeepSeek-R1-0528-NVFP4-v2' }],
  [8, { id: 'deepseek-ai/DeepSeek-V3.2' }],
  [8, { id: 'moonshotai/Kimi-K2-Thinking', tags: ['compressed-tensors'] }],
  [8, { id: 'nvidia/GLM-5.2-NVFP4', safetensors: { total: 380_989_135_104 } }],
  [8, { id: 'harbour/Tide-235B-A22B' }],
  [8, { id: 'harbour/Tide-405B-FP8' }],
  [8, { id: 'harbour/Tide-550B-A55B-NVFP4', safetensors: { total: 302_826_566_168 } }],
  [8, { id: 'harbour/Tide', safetensors: { total: 176_247_271_424 } }],
  [8, { id: 'zai-org/GLM-4.6', config: { model_type: 'glm4_moe' } }],
  [8, { id: 'zai-org/GLM-4.7-FP8', config: { model_type: 'glm4_moe' } }],
  [8, { id: 'deepseek-ai/DeepSeek-Coder-V2-Instruct' }],
  [8, { id: 'meta-llama/Llama-4-Maverick-17B-128E-Instruct-FP8' }],
  [8, { id: 'internlm/Intern-S1' }],
  [8, { id: 'stepfun-ai/step3' }],
  [8, { id: 'stepfun-ai/Step-3.5-Flash' }],
  [8, { id: 'keyfan/grok-1-hf' }],
  [undefined, { id: 'stepfun-ai/Step-3.5-Flash-FP8' }],
  [undefined, { id: 'zai-org/GLM-4.5-Air' }],
  [undefined, { id: 'zai-org/GLM-4.7-Flash' }],
  [undefined, { id: 'zai-org/GLM-4.5V' }],
  [undefined, { id: 'ada/GLM-4.7-AWQ' }],
  [undefined, { id: 'ada/GLM-4.7-REAP-40B-A8B' }],
  [undefined, { id: 'deepseek-ai/DeepSeek-Coder-V2-Lite-Instruct' }],
  [undefined, { id: 'casperhansen/deepseek-coder-v2-instruct-awq' }],
  [undefined, { id: 'internlm/Intern-S1-mini' }],
  [undefined, { id: 'harbour/Tide-235B-A22B-FP8' }],
  [undefined, { id: 'harbour/Tide-235B-A22B-AWQ-4bit' }],
  [undefined, { id: 'harbour/Tide-120B', safetensors: { total: 120e9 } }],
  [undefined, { id: 'deepseek-ai/DeepSeek-V4-Flash', tags: ['fp8'], safetensors: { total: 290e9 } }],
  [undefined, { id: 'deepseek-ai/DeepSeek-R1-Distill-Qwen-7B' }],
  [undefined, { id: 'ada/DeepSeek-R1-Medical-COT' }],
  [undefined, { id: 'ada/deepseek-v3-tiny-random' }],
  [undefined, { id: 'ada/Kimi-K2', safetensors: { total: 3e6 } }],
  [undefined, { id: 'ada/tide-1.1b-step-50k-105b' }],
])('divides the weights among %s GPUs: %j', (count, record) => {
  expect(gpusOf(record)).toBe(count);
  expect(gpuWarning(record).message.includes('several')).toBe(count !== undefined);
});

const large = { id: 'harbour/Tide-405B', pipeline_tag: 'text-generation', tags: ['transformers', 'llama'] };

const codeOf = (record: ModelRecord, key: string): string | undefined =>
  appSnippets(record).find(({ app }) => app === key)?.snippets[0]?.code.text;

it('tells every server', () => {
  expect(codeOf(large, 'vllm')).toBe(
    'vllm serve harbour/Tide-405B --tensor-parallel-size 8 --host 127.0.0.1',
  );
  expect(codeOf(large, 'sglang')).toBe('sglang serve --model-path harbour/Tide-405B --tp 8 --port 30000');
  expect(codeOf(large, 'docker-model-runner')).toBeUndefined();
});

const first = (model: ModelRecord) => librarySnippets(model)[0]?.snippets[0]?.code.text;

it('asks for the GPUs of the model beside a draft model', () => {
  const tags = ['eagle3', 'draft-model'];
  const record = { id: 'ada/draft', tags, cardData: { base_model: 'harbour/Tide-405B' } };
  expect(first(record)).toContain('tensor_parallel_size=8');
  expect(first({ ...record, tags: [...tags, 'sglang'] })).toContain('tp_size=8');
});
