import { expect, it } from 'vitest';
import type { ModelRecord } from '../../../../records/model.ts';
import { librarySnippets } from '../../../snippets.ts';
import { namedClasses } from './untyped.ts';

const named = (record: Partial<ModelRecord>, autoClass: string) =>
  namedClasses({ id: 'ada/bert-tide', ...record }, { model: autoClass, processor: 'AutoTokenizer' });

it.each([
  ['BertForSequenceClassification', 'AutoModelForSequenceClassification', 'BertTokenizer'],
  ['GPT2LMHeadModel', 'AutoModelForCausalLM', 'GPT2Tokenizer'],
  ['RobertaForMaskedLM', 'AutoModelForMaskedLM', 'RobertaTokenizer'],
])('%s is loaded by its name', (architecture, autoClass, tokenizer) => {
  const config = { architectures: [architecture] };
  expect(named({ config }, autoClass)).toEqual({ model: architecture, processor: tokenizer });
});

it('takes the family from the name of a repository without architectures', () => {
  expect(named({ id: 'prajjwal1/bert-small', config: {} }, 'AutoModel')?.model).toBe('BertModel');
  expect(named({ id: 'ada/tide-small', config: {} }, 'AutoModel')).toBeUndefined();
});

it('keeps capital letters where only the name says so', () => {
  const cased = { id: 'dmis-lab/biobert-base-cased-v1.1', config: {} };
  expect(named(cased, 'AutoModel')?.prepare).toEqual({ do_lower_case: false });
  expect(named({ ...cased, id: 'ada/bert-uncased' }, 'AutoModel')?.prepare).toBeUndefined();
  const siblings = [{ rfilename: 'tokenizer_config.json' }];
  expect(named({ ...cased, siblings }, 'AutoModel')?.prepare).toBeUndefined();
});

it('is undefined for code of a repository, an adapter and a class of another family', () => {
  const config = { architectures: ['BertForMaskedLM'] };
  expect(named({ config, tags: ['custom_code'] }, 'AutoModelForMaskedLM')).toBeUndefined();
  expect(named({ config, tags: ['lora'] }, 'AutoModelForMaskedLM')).toBeUndefined();
  expect(
    named({ config: { architectures: ['BertTideForMaskedLM'] } }, 'AutoModelForMaskedLM'),
  ).toBeUndefined();
});

it('replaces a pipeline, and says why', () => {
  const config = { architectures: ['BertForSequenceClassification'] };
  const record = { id: 'ada/finbert', pipeline_tag: 'text-classification', config };
  const [found] = librarySnippets(record, { library: 'transformers' });
  expect(found?.snippets.map(({ title }) => title)).toEqual(['Load the model directly']);
  expect(found?.snippets[0]?.code.text).toContain('BertForSequenceClassification.from_pretrained(');
  expect(found?.snippets[0]?.warnings?.map(({ code }) => code)).toEqual(['inferred']);
});
