import { describe, expect, it } from 'vitest';
import { loraFileOf } from './lora-file.ts';

const files = (...names: readonly string[]) => ({ siblings: names.map((rfilename) => ({ rfilename })) });

describe('the file of a LoRA', () => {
  it('is named if the repository has several', () => {
    expect(loraFileOf({ id: 'ada/x', ...files('a.safetensors') })).toEqual({
      file: 'a.safetensors',
      warnings: [],
    });
    expect(loraFileOf({ id: 'ada/x', ...files('a.safetensors', 'b.safetensors') }).warnings).toHaveLength(1);
    const whole = 'diffusion_pytorch_model-00001-of-00002.safetensors';
    expect(loraFileOf({ id: 'ada/x', ...files(whole, 'tide_64.safetensors') }).file).toBe(
      'tide_64.safetensors',
    );
    expect(loraFileOf({ id: 'ada/x', ...files('pytorch_lora_weights.safetensors', 'b.bin') })).toEqual({
      warnings: [],
    });
  });
});
