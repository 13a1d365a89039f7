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

const adapter = (base: string): Partial<ModelRecord> => ({
  library_name: 'peft',
  tags: ['peft', 'safetensors', `base_model:adapter:${base}`, 'region:us'],
});

const callOf = (app: string, record: Partial<ModelRecord>) =>
  appSnippets({ ...writes, ...record }, { app })[0]?.snippets.at(-1)?.code.text;

const titlesOf = (base: string, record: Partial<ModelRecord> = {}) =>
  appSnippets({ ...writes, ...adapter(base), ...record }, { app: 'vllm' })[0]?.snippets.map(
    ({ title }) => title,
  );

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

const files = (...names: readonly string[]) => ({ siblings: names.map((rfilename) => ({ rfilename })) });

describe('Docker Model Runner, which fetches no weights but safetensors and GGUF', () => {
  it.each<[boolean, string, Partial<ModelRecord>]>([
    [false, 'another format in the tags', { tags: ['transformers', 'pytorch', 'llama', 'region:us'] }],
    [false, 'another format in tags of an early record', { tags: ['transformers', 'pytorch', 'gpt2'] }],
    [false, 'no format in the tags of the hub', { tags: ['transformers', 'llama', 'region:us'] }],
    [false, 'another format in the list of files', files('config.json', 'pytorch_model.bin')],
    [true, 'both in the tags', { tags: listed('pytorch', 'llama') }],
    [true, 'both in the list of files', files('pytorch_model.bin', 'model.safetensors')],
    [true, 'parameters that were counted', { safetensors: { total: 8e9 }, tags: ['region:us'] }],
    [true, 'nothing known', {}],
  ])('%s: %s', (expected, _what, record) => {
    expect(fits('docker-model-runner', record)).toBe(expected);
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
    expect(startOf('vllm', adapter('harbour/tide-8b-bnb-4bit'))?.install).toMatchObject([
      { name: 'vllm' },
      { name: 'vllm-bnb-plugin' },
    ]);
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

describe('a model of another language than English', () => {
  const italian = { tags: listed('llama', 'it') };

  it.each(['vllm', 'sglang'])('is sent a text of its own by %s', (app) => {
    expect(callOf(app, italian)).toContain('"prompt": "Chi sei?"');
    expect(callOf(app, { tags: [...italian.tags, 'conversational'] })).toContain('"content": "Chi sei?"');
    expect(callOf(app, { tags: [...italian.tags, 'en'] })).toContain('"prompt": "The lighthouse had been');
    expect(callOf(app, { ...italian, widgetData: [{ text: 'Nel mezzo' }] })).toContain('"Nel mezzo"');
  });
});

describe('an adapter of a gated base', () => {
  const serving = ['Start the server', 'Call the server from another terminal'];
  const gated = 'meta-llama/Meta-Llama-3-8B-Instruct';

  it('needs a login, which says what for', () => {
    expect(titlesOf(gated)).toEqual(['Log in', ...serving]);
    const [logIn] = appSnippets({ ...writes, ...adapter(gated) }, { app: 'vllm' })[0]?.snippets ?? [];
    expect(logIn?.code.text).toBe('hf auth login');
    expect(logIn?.warnings?.[0]?.message).toContain(`This also loads ${gated}, which is gated`);
  });

  it('needs one login, if the adapter is gated too', () => {
    expect(titlesOf(gated, { gated: 'auto' })).toEqual(['Log in', ...serving]);
    expect(startOf('vllm', { ...adapter(gated), gated: 'auto' })?.warnings?.[0]?.code).toBe('gated');
  });

  it('is served without one, if the base is open', () => {
    expect(titlesOf('Qwen/Qwen3-8B')).toEqual(serving);
  });
});

describe('DeepSeek from 3.2 on, which has no chat template', () => {
  it.each(['vllm', 'sglang'])('is asked in a chat by %s', (app) => {
    for (const type of ['deepseek_v32', 'deepseek_v4'])
      expect(callOf(app, { tags: listed(type) })).toContain('/v1/chat/completions');
    expect(callOf(app, { id: 'harbour/tide-base', tags: listed('deepseek_v4') })).toContain(
      '/v1/completions',
    );
    expect(callOf(app, { tags: listed('deepseek_v3') })).toContain('/v1/completions');
  });
});

it.each([
  [false, 'deepseek_v4'],
  [true, 'qwen3'],
  [false, 'olmo3'],
  [false, 'qwen3_5'],
  [false, 'baichuan'],
])('TGI is offered for types that its last release runs: %s for %s', (expected, type) => {
  expect(fits('tgi', { config: { model_type: type }, tags: listed() })).toBe(expected);
});
