import { describe, expect, it } from 'vitest';
import { sourceEvidence, sourceVerification } from './verification.ts';

describe('the evidence from sources', () => {
  it('agrees with the level of each library', () => {
    const evidence = sourceEvidence();
    expect(evidence['transformers']?.['python']).toEqual(sourceVerification('transformers', ['python']));
    expect(Object.keys(evidence).some((name) => name.startsWith('datasets/'))).toBe(true);
    for (const languages of Object.values(evidence))
      for (const { level, checkedOn } of Object.values(languages)) {
        expect(level).toBe('api');
        expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
  });
});
