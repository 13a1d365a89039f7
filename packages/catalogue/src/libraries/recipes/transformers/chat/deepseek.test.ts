import { expect, it } from 'vitest';
import { generateSnippets } from '../../../../snippets/generate.ts';
import { libraries } from '../../../index.generated.ts';

const codeOf = (record: { readonly id: string; readonly [field: string]: unknown }) =>
  generateSnippets(libraries.transformers, record).snippets.map(({ code }) => code.text);

const tags = ['transformers', 'safetensors', 'deepseek_v4', 'conversational', 'region:us'];
const chat = '<｜User｜>Who are you?<｜Assistant｜></think>';

it('writes the marks of a turn, where the repository has no chat template', () => {
  const [code, ...more] = codeOf({ id: 'acme/DeepSeek-V4', pipeline_tag: 'text-generation', tags });
  expect(code).toContain(chat);
  expect(code).not.toContain('apply_chat_template');
  expect(more).toEqual([]);
});

it.each([
  { id: 'acme/DeepSeek-V4-Base', tags },
  {
    id: 'acme/DeepSeek-V4',
    tags,
    config: { model_type: 'deepseek_v4', tokenizer_config: { chat_template: '{{ messages }}' } },
  },
])('does not for %j', (record) => {
  for (const code of codeOf({ pipeline_tag: 'text-generation', ...record })) expect(code).not.toContain(chat);
});
