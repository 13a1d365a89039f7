import { describe, expect, it } from 'vitest';
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

describe('a model without a task, made from a chat model', () => {
  const made = {
    id: 'sophie1738/qwen3-4b-ko-writing',
    library_name: 'transformers',
    tags: [
      'transformers',
      'safetensors',
      'qwen3',
      'base_model:Qwen/Qwen3-4B-Instruct-2507',
      'base_model:finetune:Qwen/Qwen3-4B-Instruct-2507',
      'region:us',
    ],
  };
  const chatsAs = (more: object) =>
    generateSnippets(libraries.transformers, { ...made, ...more }).snippets.map(({ code }) =>
      code.text.includes('apply_chat_template'),
    );

  it('chats, as its base does', () => {
    expect(chatsAs({})).toEqual([true]);
    expect(chatsAs({ tags: made.tags.map((tag) => tag.replace('-Instruct-2507', '-Base')) })).toEqual([
      false,
    ]);
    const tags = made.tags.filter((tag) => !tag.startsWith('base_model'));
    expect(chatsAs({ id: 'acme/qwen3-4b-tuned', tags })).toEqual([true]);
    expect(chatsAs({ id: 'acme/gpt2-tuned', tags })).toEqual([false]);
  });

  it('does not where its tokenizer has no template, its tags are incomplete, or the hub knows its task', () => {
    const tokenizer_config = { eos_token: '</s>' };
    expect(chatsAs({ config: { model_type: 'qwen3', tokenizer_config } })).toEqual([false]);
    expect(chatsAs({ tags: made.tags.slice(0, -1) })).toEqual([false]);
    expect(chatsAs({ pipeline_tag: 'text-generation' })).not.toContain(true);
  });
});
