import { describe, expect, it } from 'vitest';
import { memoryNeed } from '../quantization/index.ts';
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

const bf16 = (parameters: number) => ({ total: parameters, parameters: { BF16: parameters } });
const gguf = (label: string, size: number) => [{ rfilename: `model-${label}.gguf`, size }];

/** Tokens per second of one request. Sources are in docs/hardware.md. */
const publishedSpeed = [
  ['nvidia-a100:80', 312, { id: 'Qwen2.5-0.5B-Instruct', safetensors: bf16(494_032_768) }],
  ['nvidia-a100:80', 183, { id: 'Qwen2.5-1.5B-Instruct', safetensors: bf16(1_543_714_304) }],
  ['nvidia-a100:80', 128, { id: 'Qwen2.5-3B-Instruct', safetensors: bf16(3_085_938_688) }],
  ['nvidia-a100:80', 84.28, { id: 'Qwen2.5-7B-Instruct', safetensors: bf16(7_615_616_512) }],
  ['nvidia-a100:80', 46.3, { id: 'Qwen2.5-14B-Instruct', safetensors: bf16(14_770_033_664) }],
  ['nvidia-a100:80', 22.13, { id: 'Qwen2.5-32B-Instruct', safetensors: bf16(32_763_876_352) }],
  ['apple-m1-pro', 36, { id: 'Llama-2-7b', gguf: { total: 6.74e9 }, siblings: gguf('Q4_0', 3.826e9) }],
  ['nvidia-rtx-4090', 159, { id: 'Llama-2-7b', gguf: { total: 6.74e9 }, siblings: gguf('Q4_0', 3.826e9) }],
  ['apple-m4', 20.87, { id: 'Llama-3.1-8B', gguf: { total: 8.03e9 }, siblings: gguf('Q4_K_M', 4.921e9) }],
] as const;

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

  it.each(publishedSpeed)(
    'of the speed on %s is within 25%% of the %d tokens per second published',
    (text, measured, model) => {
      const { low = 0, high = 0 } =
        modelFit(model, parseMachine(text), { contextLength: 1024 }).files[0]?.speed ?? {};
      const error = Math.sqrt(low * high) / measured - 1;
      expect(Math.abs(error)).toBeLessThan(0.25);
    },
  );
});
