import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import describeAnything from './describe-anything.ts';

const text = generateSnippets(describeAnything, { id: 'nvidia/DAM-3B' }).snippets[0]?.code.text;

describe('Describe Anything', () => {
  it('passes the id as a string', () => {
    expect(text).toContain('model_path=snapshot_download("nvidia/DAM-3B")');
  });

  it('passes the prompt mode that the model supports', () => {
    expect(text).toContain('prompt_mode="full+focal_crop"');
  });
});
