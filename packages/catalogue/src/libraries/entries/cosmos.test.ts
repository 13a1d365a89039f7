import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import library from './cosmos.ts';

it.each([
  ['Cosmos3-Edge', ', height=480, width=832, num_frames=121)'],
  ['Cosmos3-Nano', 'result = pipe(prompt="A paper boat drifting down a sunlit stream")'],
])('%s generates frames of its size', (name, call) => {
  expect(generateSnippets(library, { id: `nvidia/${name}` }).snippets[0]?.code.text).toContain(call);
});
