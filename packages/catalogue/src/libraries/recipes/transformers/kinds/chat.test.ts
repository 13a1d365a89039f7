import { expect, it } from 'vitest';
import { generateSnippets } from '../../../../snippets/generate.ts';
import { libraries } from '../../../index.generated.ts';

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

it('does not chat with a tokenizer without a template, although its card has the tag', () => {
  const old = {
    id: 'acme/tern-6b',
    pipeline_tag: 'text-generation',
    tags: ['pytorch', 'gptj', 'conversational'],
    cardData: { tags: ['conversational'] },
    config: { model_type: 'gptj', architectures: ['GPTJForCausalLM'] },
  };
  const chatsWith = (tokenizer_config?: object) =>
    generateSnippets(libraries.transformers, {
      ...old,
      config: { ...old.config, ...(tokenizer_config && { tokenizer_config }) },
    }).snippets.map(({ code }) => code.text.includes('messages'));
  expect(chatsWith({ eos_token: '</s>' })).toEqual([false, false]);
  expect(chatsWith({ chat_template: '{{ messages }}' })).toEqual([true, true]);
  expect(chatsWith()).toEqual([true, true]);
});
