import { describe, expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

describe('Zonos', () => {
  it('requires a reference clip of 5 to 10 seconds', () => {
    const [result] = librarySnippets({ id: 'Zyphra/Zonos-v0.1-hybrid' }, { library: 'zonos' });
    expect(result?.snippets[0]?.code.text).toContain('reference clip of 5 to 10 seconds');
  });
});
