import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../../../snippets/generate.ts';
import diffusers from '../../../entries/diffusers.ts';

const record = { id: 'ada/FLUX.1-schnell-gguf', pipeline_tag: 'text-to-image', tags: ['gguf'] };
const answer = (more: object = {}, options: object = {}) => {
  const snippet = generateSnippets(diffusers, { ...record, ...more }, options).snippets.at(-1);
  return { text: snippet?.code.text ?? '', warnings: snippet?.warnings?.map(({ code }) => code) ?? [] };
};

describe('the GGUF file of a transformer', () => {
  it('is found by its type if none is listed', () => {
    expect(answer().text).toContain('name.endswith(".gguf") and "Q4_" in name.upper()');
  });

  it('has the requested type', () => {
    expect(answer({}, { quantization: 'Q8_0' }).text).toContain('and "Q8_0" in name.upper()');
  });

  it('is the listed one that is nearest to the usual type', () => {
    const siblings = ['F16', 'Q4_0', 'Q8_0'].map((type) => ({ rfilename: `flux1-schnell-${type}.gguf` }));
    const { text } = answer({ siblings });
    expect(text).toContain('filename="flux1-schnell-Q4_0.gguf"');
    expect(text).not.toContain('list_repo_files');
  });

  it('runs with the settings of the base, which is a guess', () => {
    const { text, warnings } = answer();
    expect(text).toContain('num_inference_steps=4, guidance_scale=0.0');
    expect(warnings).toContain('inferred');
  });
});
