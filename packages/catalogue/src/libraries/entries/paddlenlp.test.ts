import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import paddlenlp from './paddlenlp.ts';

const answer = (...architectures: string[]) =>
  generateSnippets(paddlenlp, { id: 'ada/ernie', config: { architectures } });

describe('paddlenlp', () => {
  it('loads the class that the config names', () => {
    const { snippets, notice } = answer('ErnieForMaskedLM');
    expect(snippets[0]?.code.text).toContain('model = ErnieForMaskedLM.from_pretrained(path');
    expect(notice).toBeUndefined();
  });

  it('uses a class name only if it is an identifier', () => {
    const { snippets, notice } = answer('Ernie; import os');
    expect(snippets[0]?.code.text).toContain('model = AutoModel.from_pretrained(path');
    expect(notice?.message).toBe('Type of model unknown');
  });

  it('imports zlib of Python before Paddle, which bundles its own', () => {
    const text = answer('ErnieModel').snippets[0]?.code.text ?? '';
    expect(text.indexOf('import zlib')).toBeLessThan(text.indexOf('from paddlenlp'));
  });

  it('installs the packages that need compatible releases', () => {
    const names = answer('ErnieModel').snippets[0]?.install?.map((one) => ('name' in one ? one.name : ''));
    expect(names).toEqual([
      'paddlepaddle',
      'paddlenlp',
      'aistudio-sdk',
      'pyarrow',
      'scipy',
      'huggingface_hub',
    ]);
  });
});
