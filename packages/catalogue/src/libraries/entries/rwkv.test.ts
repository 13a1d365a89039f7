import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import rwkv from './rwkv.ts';

it('does not offer files that it cannot read', () => {
  const answer = generateSnippets(rwkv, { id: 'ada/rwkv7-tide-GGUF', tags: ['rwkv', 'gguf'] });
  expect(answer).toMatchObject({ snippets: [], notice: { code: 'other-files' } });
});
