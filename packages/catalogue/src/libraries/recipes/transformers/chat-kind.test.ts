import { expect, it } from 'vitest';
import { generateSnippets } from '../../../snippets/generate.ts';
import { libraries } from '../../index.generated.ts';

const record = {
  id: 'acme/gemma-4-31B',
  library_name: 'transformers',
  pipeline_tag: 'image-text-to-text',
  config: { model_type: 'gemma4' },
};
const textsOf = (tags: readonly string[]) =>
  generateSnippets(libraries.transformers, { ...record, tags }).snippets.map(({ code }) => code.text);

it('does not chat with a model that the hub found no template for', () => {
  const texts = textsOf(['transformers', 'safetensors', 'region:us']);
  expect(texts).toHaveLength(1);
  expect(texts[0]).not.toContain('messages');
  expect(texts[0]).not.toContain('image');
});

it.each([[['transformers', 'conversational', 'region:us']], [[]]])('chats with one tagged %j', (tags) => {
  for (const text of textsOf(tags)) expect(text).toContain('messages');
});
