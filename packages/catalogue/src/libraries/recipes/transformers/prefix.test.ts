import { expect, it } from 'vitest';
import { prefixOf } from './prefix.ts';

const t5 = {
  summarization: { prefix: 'summarize: ' },
  translation_en_to_de: { prefix: 'translate English to German: ' },
  translation_en_to_fr: { prefix: 'translate English to French: ' },
};

it.each([
  ['ada/t5-small-finetuned-xsum', 'text2text-generation', 'summarize: '],
  ['ada/t5-small-finetuned-en-to-fr', 'translation', 'translate English to French: '],
  ['ada/t5-small-harbour', 'summarization', 'summarize: '],
  ['ada/t5-small-harbour', 'text2text-generation', undefined],
])('of %s for %s is %s', (id, pipeline_tag, prefix) => {
  expect(prefixOf({ id, pipeline_tag, config: { task_specific_params: t5 } })).toBe(prefix);
});

it('is the only one that the config has', () => {
  const task_specific_params = { api: { prefix: 'description for api: ' }, other: {} };
  expect(prefixOf({ id: 'ada/code', config: { task_specific_params } })).toBe('description for api: ');
});
