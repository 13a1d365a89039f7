import { expect, it } from 'vitest';
import { generateSnippets } from '../../../../snippets/generate.ts';
import transformers from '../../../entries/transformers.ts';
import { readsTable } from './table.ts';

it.each([
  ['microsoft/tapex-large', [], true, true],
  ['ada/omnitab-16shot', [], true, true],
  ['ada/multitabqa-base', [], true, true],
  ['ada/harbour', ['tapex'], true, true],
  ['google/tapas-mini', [], false, true],
  ['ada/harbour', ['tapas'], false, true],
  ['ada/bart-tables', ['bart'], false, false],
])('%s with the tags %j reads a table as text: %s, or at all: %s', (id, tags, written, table) => {
  expect(readsTable({ id, tags })).toBe(table);
  const record = { id, tags, pipeline_tag: 'text-classification' };
  const code = generateSnippets(transformers, record).snippets.at(-1)?.code.text;
  expect(code?.includes('row {number} : ') ?? false).toBe(written);
});

it('gives a table to every model that is loaded to answer questions about one', () => {
  const record = { id: 'ada/harbour', pipeline_tag: 'table-question-answering' };
  const [, direct] = generateSnippets(transformers, record).snippets;
  expect(direct?.code.text).toContain('tokenizer(table=table');
});

const titles = (record: object) =>
  generateSnippets(transformers, { id: 'ada/harbour', ...record }).snippets.map(({ title }) => title);

it('offers the pipeline for tables only to models with a head for them', () => {
  const pipeline_tag = 'table-question-answering';
  const loaded = (model_type: string, architecture: string) =>
    titles({ pipeline_tag, config: { model_type, architectures: [architecture] } });
  expect(loaded('tapas', 'TapasForQuestionAnswering')).toContain('Use a pipeline');
  expect(loaded('llama', 'LlamaForCausalLM')).toEqual(['Load the model directly']);
  expect(loaded('bart', 'BartForConditionalGeneration')).toEqual(['Load the model directly']);
});

const text = (id: string) => generateSnippets(transformers, { id }).snippets[0]?.code.text;

it('leaves out the tokenizer of BART for models made from T5', () => {
  expect(text('ada/tapex-t5-large')).not.toContain('tokenizer_type');
  expect(text('ada/tapex-zero-large')).not.toContain('tokenizer_type');
  expect(text('ada/tapex-large')).toContain('tokenizer_type="bart"');
});

it('names the package that reads tables once', () => {
  const config = { model_type: 'tapas', architectures: ['TapasForQuestionAnswering'] };
  const record = { id: 'ada/harbour', pipeline_tag: 'table-question-answering', config };
  for (const { install = [] } of generateSnippets(transformers, record).snippets)
    expect(install.filter((one) => 'name' in one && one.name === 'pandas')).toHaveLength(1);
});
