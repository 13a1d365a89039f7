import { expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

it.each([
  ['weights.th', 'allennlp'],
  ['best.th', 'allennlp'],
  ['model.tar.gz', 'allennlp'],
  ['model.th', 'huggingface_hub'],
])('weights named %s are loaded with %s', (file, key) => {
  const siblings = ['config.json', file, 'vocabulary/tokens.txt'].map((rfilename) => ({ rfilename }));
  expect(librarySnippets({ id: 'ada/tide', library_name: 'allennlp', siblings })[0]?.library).toBe(key);
});
