import { expect, it } from 'vitest';
import type { ModelRecord } from '../../../../records/model.ts';
import { prefixedText, prefixOf } from './prefix.ts';

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

it('is the one that all tasks of the config have', () => {
  const prefix = 'generate questions: ';
  const task_specific_params = { summarization: { prefix }, translation_en_to_de: { prefix } };
  expect(prefixOf({ id: 'ada/t5-base-e2e-qg', config: { task_specific_params } })).toBe(prefix);
});

it.each([
  ['humarin/chatgpt_paraphraser_on_T5_base', /^paraphrase: \w/],
  ['Vamsi/T5_Paraphrase_Paws', /^paraphrase: \w/],
  ['Michau/t5-base-en-generate-headline', /^headline: \w/],
  ['UrukHan/t5-russian-spell', /^Spell correct: \S/],
  ['ai-forever/T5-large-spell', /^grammar: \w/],
  ['dbernsohn/t5_wikisql_en2SQL', /^translate English to Sql: \w/],
  ['stanfordnlp/SteamSHP-flan-t5-large', /^POST: [^]*RESPONSE A: [^]*RESPONSE$/],
  ['gokaygokay/Flux-Prompt-Enhance', /^enhance prompt: \w/],
  ['ada/rut5-paraphraser', /^The tide\.$/],
])('%s was trained with %s', (id, expected) => {
  expect(prefixedText({ id, config: { task_specific_params: t5 } }, 'The tide.')).toMatch(expected);
});

it.each([
  ['ada/t5-small-finetuned-xsum', {}, /^The tide gauge/],
  ['ada/bart-tide-samsum', {}, /^The tide gauge/],
  ['ada/t5-small-finetuned-xsum', undefined, /^summarize: The tide gauge/],
  ['ada/flan-t5-base-samsum', undefined, /^The tide gauge/],
  ['ada/t5-small-headlines', undefined, /^The tide\.$/],
  ['ada/t5-small-title2abstract', {}, /^The tide\.$/],
  ['ada/t5-base-summary-claim-extractor', undefined, /^The tide\.$/],
  ['stevhliu/my_awesome_billsum_model', undefined, /^summarize: The tide gauge/],
  ['ada/t5-small-harbour', {}, /^The tide\.$/],
  ['ada/t5-small-code-summary', {}, /^The tide\.$/],
])('%s with the config %j is given %s', (id, config, expected) => {
  const record = { id, ...(config && { config }), pipeline_tag: 'text2text-generation' };
  expect(prefixedText(record, 'The tide.')).toMatch(expected);
});

it.each<[string, Partial<ModelRecord>, RegExp]>([
  ['t5-small-tide', { cardData: { datasets: ['wikihow'] } }, /^summarize: The tide gauge/],
  ['t5-small-tide', { cardData: { datasets: 'EdinburghNLP/xsum' } }, /^summarize: The tide gauge/],
  ['distilbart-tide', { tags: ['dataset:scientific_papers'] }, /^The tide gauge/],
  ['distilbart-tide', { tags: ['dataset:tide'], cardData: { datasets: ['harbour'] } }, /^The tide\.$/],
  [
    'distilbart-tide',
    { tags: ['dataset:xsum'], pipeline_tag: 'translation', cardData: { datasets: ['xsum'] } },
    /^The tide\.$/,
  ],
  ['t5-small-tide', { tags: ['dataset:xsum'], widgetData: [{ text: 'Ebb.' }] }, /^summarize: The tide\.$/],
])('%s was trained with the corpora of %j', (name, more, expected) => {
  expect(prefixedText({ id: `ada/${name}`, ...more }, 'The tide.')).toMatch(expected);
});

it.each([
  ['google/t5-v1_1-small', 'The harbour is busiest at the break of <extra_id_0>.'],
  ['google/t5-efficient-base-nl8', 'The harbour is busiest at the break of <extra_id_0>.'],
  ['google/long-t5-tglobal-base', 'The harbour is busiest at the break of <extra_id_0>.'],
  ['google/t5-v1_1-small-tide', 'The tide.'],
  ['google/flan-t5-small', 'The tide.'],
])('%s, which was tuned for no task, fills a gap: %s', (id, expected) => {
  expect(prefixedText({ id, pipeline_tag: 'text2text-generation' }, 'The tide.')).toBe(expected);
});

it('a gap is in the language of the model', () => {
  const record = { id: 'ai-forever/ruT5-base', tags: ['ru'] };
  expect(prefixedText(record, '')).toBe('Столица Франции — <extra_id_0>.');
});

it.each([
  ['valhalla/t5-base-squad', true],
  ['ada/t5-base-finetuned-squadv2', true],
  ['ada/t5-small-squad11', true],
  ['ada/mt5-small-frquad-qa-trimmed-fr', true],
  ['allenai/unifiedqa-t5-small', true],
  ['ada/t5-base-squad-qg', false],
  ['ada/t5-question-generator-squad', false],
  ['ada/t5_abs_qa', false],
  ['ada/t5-small-squadron', false],
])('%s answers a question about a text: %s', (id, isAsked) => {
  const text = prefixedText({ id, pipeline_tag: 'text2text-generation' }, 'The tide.');
  expect(/ada/i.test(text)).toBe(isAsked);
});

it('stands before the text of a widget, once', () => {
  const id = 'ada/t5_paraphraser';
  const shown = (text: string) => prefixedText({ id, widgetData: [{ text }] }, '');
  expect(shown('The tide is high.')).toBe('paraphrase: The tide is high.');
  expect(shown('paraphrase: The tide is high.')).toBe('paraphrase: The tide is high.');
});

it('is for texts of its language', () => {
  const record = { id: 'ada/t5-base-korean-paraphrase', cardData: { language: 'ko' } };
  expect(prefixedText(record, 'The tide.')).toBe('The tide.');
});

it('a question stands before the text that answers it', () => {
  const record = { id: 'ada/t5-tide', pipeline_tag: 'question-answering' };
  expect(prefixedText(record, '')).toBe(
    'question: Where does Ada work? context: My name is Ada and I work at the tide station in Dover.',
  );
  const shown = { text: 'When is it high?', context: 'The tide is high at nine.' };
  expect(prefixedText({ ...record, widgetData: [shown] }, shown.text)).toBe(
    'question: When is it high? context: The tide is high at nine.',
  );
  const marked = { text: 'question:When?', context: 'knowledge:At nine.answer:' };
  expect(prefixedText({ ...record, widgetData: [marked] }, '')).toBe(
    'question:When?knowledge:At nine.answer:',
  );
  const both = 'question: When? context: At nine.';
  expect(prefixedText({ ...record, widgetData: [{ text: both }] }, both)).toBe(both);
});

it('UnifiedQA has its own mark between a question and a text', () => {
  const widgetData = [{ text: 'When is it high?', context: 'The tide is high at nine.' }];
  expect(prefixedText({ id: 'ada/unifiedqa-t5', widgetData }, '')).toBe(
    String.raw`when is it high? \n the tide is high at nine.`,
  );
});
