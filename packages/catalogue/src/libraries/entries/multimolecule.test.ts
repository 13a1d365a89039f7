import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import multimolecule from './multimolecule.ts';

const codeFor = (record: object) =>
  generateSnippets(multimolecule, { id: 'multimolecule/rnafm', ...record }).snippets.map(
    ({ code }) => code.text,
  );

describe('multimolecule', () => {
  it('fills the masks of the example, and embeds it with all of them replaced', () => {
    const [fill, embed] = codeFor({
      pipeline_tag: 'fill-mask',
      mask_token: '[M]',
      widgetData: [{ text: 'GG[M]CC[M]A' }],
    });
    expect(fill).toContain('predictor("GG[M]CC[M]A")');
    expect(embed).toContain('tokenizer("GGACCAA", ');
  });

  it('recognizes the usual mask token', () => {
    expect(codeFor({ widgetData: [{ text: 'UAG<mask>' }] })).toEqual([
      expect.stringContaining('tokenizer("UAGA", '),
    ]);
  });

  it('predicts the structure if the record has the tag', () => {
    const [predict] = codeFor({ tags: ['rna-secondary-structure'], widgetData: [{ text: 'GGCC' }] });
    expect(predict).toContain('pipeline("rna-secondary-structure", ');
    expect(predict).toContain('result["secondary_structure"]');
  });
});
