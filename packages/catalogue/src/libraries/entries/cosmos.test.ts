import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import { librarySnippets } from '../snippets.ts';
import library from './cosmos.ts';

const snippetsOf = (record: object) => generateSnippets(library, record).snippets;

it.each([
  ['Cosmos3-Edge', ', height=480, width=832, num_frames=121)'],
  ['Cosmos3-Nano', 'result = pipe(prompt="A paper boat drifting down a sunlit stream")'],
])('%s generates frames of its size', (name, call) => {
  expect(snippetsOf({ id: `nvidia/${name}` }).at(-1)?.code.text).toContain(call);
});

it('logs in for the guardrail, which every pipeline downloads', () => {
  const [first, ...others] = snippetsOf({ id: 'nvidia/Cosmos3-Edge', gated: false });
  expect(first?.code.text).toBe('hf auth login');
  expect(first?.warnings?.[0]?.message).toContain('nvidia/Cosmos-1.0-Guardrail');
  expect(others).toHaveLength(1);
});

it('logs in once if the model is gated too', () => {
  const blocks = snippetsOf({ id: 'nvidia/Cosmos-Predict2-2B-Text2Image', gated: 'auto' });
  expect(blocks.map(({ title }) => title)).toEqual(['Log in', 'Generate a picture from a prompt']);
  expect(blocks[1]?.warnings?.map(({ code }) => code)).toEqual(['hardware', 'gated']);
});

it.each([
  ['nvidia/Cosmos-Predict2-14B-Text2Image', 'cosmos'],
  ['ada/Cosmos-Predict2-14B-Text2Image', 'diffusers'],
])('a record of %s that names no library is for %s', (id, key) => {
  expect(librarySnippets({ id, pipeline_tag: 'text-to-image' })[0]?.library).toBe(key);
});
