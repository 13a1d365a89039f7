import { describe, expect, it } from 'vitest';
import { memoryNeed } from '../quantization/index.ts';
import type { ModelRecord } from '../records/model.ts';
import { modelFit, parseMachine } from './index.ts';

/**
 * Measured by the authors of the models in BF16, with 6,144 tokens of input and 2,048 of output, in GiB; sources and
 * errors are in docs/hardware.md.
 */
const publishedMemory = [
  ['Qwen2.5-0.5B-Instruct', 494_032_768, 1.23],
  ['Qwen2.5-1.5B-Instruct', 1_543_714_304, 3.43],
  ['Qwen2.5-3B-Instruct', 3_085_938_688, 6.59],
  ['Qwen2.5-7B-Instruct', 7_615_616_512, 15.38],
  ['Qwen2.5-14B-Instruct', 14_770_033_664, 29.5],
  ['Qwen2.5-32B-Instruct', 32_763_876_352, 63.72],
  ['Qwen2.5-72B-Instruct', 72_706_203_648, 140],
  ['Qwen3-0.6B', 751_632_384, 2066 / 1024],
  ['Qwen3-1.7B', 2_031_739_904, 4213 / 1024],
  ['Qwen3-4B', 4_022_468_096, 8860 / 1024],
  ['Qwen3-8B', 8_190_735_360, 16_811 / 1024],
] as const;

/** Tokens per second of one request in BF16 on an A100, by the authors of the models with vLLM. */
const publishedOnA100 = [
  ['Qwen2.5-0.5B-Instruct', 494_032_768, 312],
  ['Qwen2.5-1.5B-Instruct', 1_543_714_304, 183],
  ['Qwen2.5-3B-Instruct', 3_085_938_688, 128],
  ['Qwen2.5-7B-Instruct', 7_615_616_512, 84.28],
  ['Qwen2.5-14B-Instruct', 14_770_033_664, 46.3],
  ['Qwen2.5-32B-Instruct', 32_763_876_352, 22.13],
] as const;

/** Tokens per second of Llama 2 7B in Q4_0 with llama.cpp: CUDA, Metal, Vulkan. Sources are in docs/hardware.md. */
const publishedLlama = [
  ['nvidia-gtx-1080-ti', 62.5],
  ['nvidia-p40', 56.79],
  ['nvidia-rtx-2080-ti', 107.5],
  ['nvidia-rtx-3080:10', 139.7],
  ['nvidia-rtx-3090', 158.2],
  ['nvidia-rtx-3090-ti', 171.2],
  ['nvidia-rtx-4080', 142.5],
  ['nvidia-rtx-4080-super', 148.3],
  ['nvidia-rtx-4090', 186.2],
  ['nvidia-rtx-5070-ti', 176.9],
  ['nvidia-rtx-5080', 182],
  ['nvidia-rtx-5090', 290],
  ['apple-m1', 14.15],
  ['apple-m1-pro', 36.41],
  ['apple-m1-max', 61.19],
  ['apple-m1-ultra', 83.73],
  ['apple-m2', 21.91],
  ['apple-m2-pro', 38.86],
  ['apple-m2-max', 65.95],
  ['apple-m2-ultra', 94.27],
  ['apple-m3', 21.34],
  ['apple-m3-pro', 30.74],
  ['apple-m3-max:36', 56.58],
  ['apple-m3-max:48', 66.31],
  ['apple-m3-ultra', 92.14],
  ['apple-m4', 24.11],
  ['apple-m4-pro', 50.74],
  ['apple-m4-max:36', 69.95],
  ['apple-m4-max:48', 83.06],
  ['apple-m5-pro', 66.33],
  ['apple-m5-max:48', 119.92],
  ['amd-rx-6700-xt', 83.88],
  ['amd-rx-7800-xt', 118.27],
  ['amd-rx-7900-xt', 123.18],
  ['amd-rx-7900-xtx', 182.63],
  ['amd-ryzen-ai-max-plus-395', 53.59],
] as const;

/** The same of gpt-oss-20b in MXFP4 with CUDA, which reads a part of its experts. */
const publishedMixture = [
  ['nvidia-rtx-3090', 161.8],
  ['nvidia-rtx-4080-super', 186.5],
  ['nvidia-rtx-4090', 222],
  ['nvidia-rtx-5060-ti:16', 111.5],
  ['nvidia-rtx-5070-ti', 189.5],
  ['nvidia-rtx-5080', 204.9],
  ['nvidia-rtx-5090', 282.5],
] as const;

const gguf = (label: string, size: number) => [{ rfilename: `model-${label}.gguf`, size }];
const llama = {
  id: 'Llama-2-7b',
  config: { num_hidden_layers: 32 },
  gguf: { total: 6.74e9 },
  siblings: gguf('Q4_0', 3.826e9),
};
const mixture = {
  id: 'gpt-oss-20b',
  config: { num_hidden_layers: 24 },
  gguf: { total: 20.9e9 },
  siblings: gguf('MXFP4', 12.11e9),
};

/** Share by which the middle of the estimate is above what was measured. */
function errorOf(model: ModelRecord, hardware: string, measured: number): number {
  const { low = 0, high = 0 } =
    modelFit(model, parseMachine(hardware), { contextLength: 128 }).files[0]?.speed ?? {};
  return Math.sqrt(low * high) / measured - 1;
}

const gibibyte = 1024 ** 3;

describe('the estimate', () => {
  it.each(publishedMemory)('of the memory of %s is close to what was published', (_id, parameters, gib) => {
    const { total } = memoryNeed({
      fileSize: parameters * 2,
      parameters,
      label: 'BF16',
      contextLength: 8192,
    });
    const error = total / gibibyte / gib - 1;
    expect(error).toBeGreaterThan(-0.02);
    expect(error).toBeLessThan(parameters < 3e9 ? 0.18 : 0.06);
  });

  it.each(publishedOnA100)(
    'of the speed of %s is close to what was published',
    (id, parameters, measured) => {
      const model = { id, safetensors: { total: parameters, parameters: { BF16: parameters } } };
      expect(Math.abs(errorOf(model, 'nvidia-a100:80', measured))).toBeLessThan(0.22);
    },
  );

  it.each(publishedLlama)('of the speed on %s is close to the %d tokens published', (hardware, measured) => {
    expect(Math.abs(errorOf(llama, hardware, measured))).toBeLessThan(0.27);
  });

  it.each(publishedMixture)(
    'of a mixture on %s is close to the %d tokens published',
    (hardware, measured) => {
      expect(Math.abs(errorOf(mixture, hardware, measured))).toBeLessThan(0.27);
    },
  );
});
