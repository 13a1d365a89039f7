import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import diffusionkit from './diffusionkit.ts';

const textFor = (...tags: string[]) =>
  generateSnippets(diffusionkit, { id: 'argmaxinc/mlx-model', tags }).snippets[0]?.code.text;

describe('DiffusionKit', () => {
  it('uses 4 steps and no guidance for flux', () => {
    expect(textFor('flux')).toContain('cfg_weight=0, num_steps=4');
    expect(textFor('flux')).toContain('FluxPipeline(');
  });

  it('uses 50 steps and a guidance of 5 otherwise', () => {
    expect(textFor()).toContain('cfg_weight=5, num_steps=50');
    expect(textFor()).toContain('shift=3, use_t5=False');
  });

  it('passes the id as a string', () => {
    expect(textFor()).toContain('model_version="argmaxinc/mlx-model"');
    expect(textFor('flux')).toContain('model_version="argmaxinc/mlx-model"');
  });
});
