import { expect, it } from 'vitest';
import { loadSnippets } from '../snippets/load.ts';
import transformers from './entries/transformers.ts';
import { librarySnippets } from './snippets.ts';

const start = () => ({
  id: 'ada/tide',
  library_name: 'transformers',
  pipeline_tag: 'text-generation',
  tags: ['transformers', 'llama', 'safetensors'],
});

const text = (record: unknown): string =>
  librarySnippets(record, { library: 'transformers' })
    .flatMap(({ snippets }) => snippets.map(({ code }) => code.text))
    .join('\n');

it('a record that its owner changes is read anew', async () => {
  const record = start();
  expect(text(record)).toContain('AutoModelForCausalLM');
  expect((await loadSnippets(transformers, record)).snippets.at(-1)?.code.text).toContain('CausalLM');
  record.tags = ['transformers', 'bert', 'safetensors'];
  record.pipeline_tag = 'fill-mask';
  expect(text(record)).toContain('AutoModelForMaskedLM');
  expect((await loadSnippets(transformers, record)).snippets.at(-1)?.code.text).toContain('MaskedLM');
});
