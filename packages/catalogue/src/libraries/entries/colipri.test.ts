import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import colipri from './colipri.ts';

describe('COLIPRI', () => {
  it('passes the model to the pipeline, not its id', () => {
    const text = generateSnippets(colipri, { id: 'microsoft/colipri' }).snippets[0]?.code.text;
    expect(text).toContain('ZeroShotImageClassificationPipeline(model, get_processor())');
  });
});
