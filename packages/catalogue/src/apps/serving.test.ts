import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../records/model.ts';
import { appSnippets, type AppSnippetOptions, fittingApps } from './snippets.ts';

const writes = { id: 'harbour/tide-8b', pipeline_tag: 'text-generation', library_name: 'transformers' };
const listed = (...tags: readonly string[]): readonly string[] => [
  'transformers',
  'safetensors',
  ...tags,
  'text-generation-inference',
  'region:us',
];

const fits = (app: string, record: Partial<ModelRecord>): boolean =>
  fittingApps({ ...writes, ...record }).some((fit) => fit.app === app);

const startOf = (app: string, record: Partial<ModelRecord>, options: AppSnippetOptions = {}) =>
  appSnippets({ ...writes, ...record }, { ...options, app })[0]?.snippets[0];

describe('Docker Model Runner, which runs no code of a repository', () => {
  it.each<[boolean, string, Partial<ModelRecord>]>([
    [false, 'a type that only the repository has', { tags: listed('mage_vl', 'custom_code') }],
    [false, 'such a type in the config', { config: { model_type: 'moondream1', auto_map: {} } }],
    [true, 'a type that Transformers has too', { tags: listed('phi3', 'custom_code') }],
    [true, 'a type that vLLM has', { tags: listed('RefinedWebModel', 'custom_code') }],
    [true, 'no code', { tags: listed('qwen3') }],
  ])('%s: %s', (expected, _what, record) => {
    expect(fits('docker-model-runner', record)).toBe(expected);
    expect(fits('vllm', record)).toBe(true);
  });
});

describe('SGLang and weights of bitsandbytes', () => {
  it('reads them where their type has a table for them, if it is told to', () => {
    const start = startOf('sglang', { tags: listed('qwen3', 'bitsandbytes') });
    expect(start?.code.text).toBe(
      'sglang serve --model-path harbour/tide-8b --load-format bitsandbytes --port 30000',
    );
    expect(start?.install).toMatchObject([{ name: 'sglang' }, { name: 'bitsandbytes' }]);
    expect(startOf('sglang', { tags: listed('qwen3') })?.code.text).not.toContain('--load-format');
  });

  it.each<[boolean, Partial<ModelRecord>]>([
    [true, { tags: listed('llama', 'bitsandbytes') }],
    [false, { tags: listed('gpt_oss', 'bitsandbytes') }],
    [false, { tags: listed('llama', 'bitsandbytes'), id: 'harbour/tide-671b-bnb-4bit' }],
    [true, { tags: listed('gpt_oss') }],
  ])('is offered: %s', (expected, record) => {
    expect(fits('sglang', record)).toBe(expected);
  });
});

describe('vLLM and weights of bitsandbytes', () => {
  const quantized = { tags: listed('qwen3', 'bitsandbytes') };

  it('reads them with a plugin, which its image does not have', () => {
    expect(startOf('vllm', quantized)?.install).toMatchObject([
      { name: 'vllm', version: '>=0.28' },
      { name: 'vllm-bnb-plugin' },
    ]);
    const start = startOf('vllm', quantized, { way: 'docker' });
    expect(start?.install).toMatchObject([{ name: 'docker' }]);
    expect(start?.code.text).toContain(`  --entrypoint sh \\
  vllm/vllm-openai:latest \\
  -c 'uv pip install --system --no-deps bitsandbytes vllm-bnb-plugin && exec vllm serve "$@"' vllm \\
  harbour/tide-8b`);
  });

  it('reads a quantized base model of an adapter in the same way', () => {
    const adapter = {
      library_name: 'peft',
      tags: ['peft', 'safetensors', 'base_model:adapter:harbour/tide-8b-bnb-4bit', 'region:us'],
    };
    expect(startOf('vllm', adapter)?.install).toMatchObject([{ name: 'vllm' }, { name: 'vllm-bnb-plugin' }]);
  });

  it.each<[boolean, string, Partial<ModelRecord>]>([
    [true, 'vllm', quantized],
    [false, 'vllm', { ...quantized, id: 'harbour/tide-671b-bnb-4bit' }],
    [false, 'docker-model-runner', quantized],
    [true, 'docker-model-runner', { tags: listed('qwen3') }],
  ])('is offered: %s in %s', (expected, app, record) => {
    expect(fits(app, record)).toBe(expected);
  });
});

describe('models that write by diffusion', () => {
  const gemma = { id: 'google/diffusiongemma-26B-A4B-it', tags: listed('diffusion_gemma') };

  it('are started with the flags that they need', () => {
    expect(startOf('sglang', gemma)?.code.text).toContain(' --dllm-algorithm Gemma4Renoise ');
    expect(startOf('vllm', gemma)?.code.text).toContain(' --max-num-seqs 4 ');
    expect(startOf('vllm', gemma, { way: 'docker' })?.code.text).toContain(' --max-num-seqs 4');
    const llada = { id: 'inclusionAI/LLaDA2.0-flash-preview', tags: listed('llada2_moe', 'custom_code') };
    expect(startOf('sglang', llada)?.code.text).toContain(' --dllm-algorithm LowConfidence ');
    expect(startOf('vllm', llada)?.code.text).not.toContain('--max-num-seqs');
  });

  it('are not for Docker Model Runner, which passes no flags', () => {
    expect(fits('docker-model-runner', gemma)).toBe(false);
    expect(fits('docker-model-runner', { id: 'nvidia/diffusiongemma-26B-A4B-it-NVFP4' })).toBe(false);
  });
});

it.each([
  [true, 'qwen3'],
  [false, 'olmo3'],
  [false, 'qwen3_5'],
])('TGI is offered for types that its last release has: %s for %s', (expected, type) => {
  expect(fits('tgi', { tags: listed(type) })).toBe(expected);
});
