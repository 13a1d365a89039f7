import { expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import vllm from './vllm.ts';

it.each([
  ['chats', ['conversational'], 'llm.chat([{"role": "user"'],
  ['completes a text', [], 'llm.generate(["'],
])('%s with a draft model that has the tags %j', (_what, tags, call) => {
  const record = {
    id: 'harbour/Tide-27B-DSpark',
    tags: ['dspark', 'draft-model', ...tags],
    cardData: { base_model: 'harbour/Tide-27B' },
  };
  expect(generateSnippets(vllm, record).snippets[0]?.code.text).toContain(call);
});
