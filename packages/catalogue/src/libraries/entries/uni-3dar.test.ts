import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import uni3dar from './uni-3dar.ts';

const commandFor = (file: string) =>
  generateSnippets(uni3dar, { id: 'dptech/Uni-3DAR' }, { file }).snippets[0]?.code.text;

describe('uni-3dar', () => {
  it('runs the script for the selected weights', () => {
    expect(commandFor('drug.pt')).toContain('bash scripts/inference_drug.sh drug.pt');
  });

  it('only downloads weights whose script needs input data', () => {
    expect(commandFor('mp20_csp.pt')).toMatch(/^hf download dptech\/Uni-3DAR mp20_csp\.pt [^\n]*$/);
  });
});
