import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import describeAnything from './describe-anything.ts';

const text = generateSnippets(describeAnything, { id: 'nvidia/DAM-3B' }).snippets[0]?.code.text;

describe('Describe Anything', () => {
  it('writes the id as a literal', () => {
    expect(text).toContain('model_path=snapshot_download("nvidia/DAM-3B")');
  });

  it('passes the prompt mode that the model itself understands', () => {
    expect(text).toContain('prompt_mode="full+focal_crop"');
  });
});
