import { expect, it } from 'vitest';
import type { ModelRecord } from '../../../../records/model.ts';
import { librarySnippets } from '../../../snippets.ts';

const codeOf = (record: ModelRecord): string =>
  (librarySnippets(record, { library: 'transformers' })[0]?.snippets ?? [])
    .map(({ code }) => code.text)
    .join('\n');
const files = (...names: readonly string[]) => ({ siblings: names.map((rfilename) => ({ rfilename })) });

const gpt = {
  pipeline_tag: 'text-generation',
  tags: ['pytorch', 'gpt2'],
  config: { model_type: 'gpt2', architectures: ['GPT2LMHeadModel'] },
};

it('a tokenizer of an encoder adds no marks to the text of a decoder', () => {
  const words = codeOf({ id: 'ada/tide', ...gpt, ...files('config.json', 'pytorch_model.bin', 'vocab.txt') });
  expect(words).toContain('max_new_tokens=40, add_special_tokens=False)');
  expect(words).toContain(', add_special_tokens=False, return_token_type_ids=False, return_tensors');
  const pieces = codeOf({
    id: 'ada/tide',
    ...gpt,
    ...files('config.json', 'pytorch_model.bin', 'spiece.model'),
  });
  expect(pieces).toContain('max_new_tokens=40, add_special_tokens=False)');
  expect(pieces).toContain(', add_special_tokens=False, return_tensors');
});

it('the tokenizer of XLNet adds no marks behind the text that is continued', () => {
  const config = { model_type: 'xlnet', architectures: ['XLNetLMHeadModel'] };
  const code = codeOf({ id: 'ada/tide', pipeline_tag: 'text-generation', config });
  expect(code).toContain('max_new_tokens=40, add_special_tokens=False)');
  expect(code).toContain(', add_special_tokens=False, return_tensors');
});

it('a tokenizer of a decoder is called as usual', () => {
  for (const own of [['vocab.txt', 'merges.txt'], ['spiece.model', 'tokenizer.json'], ['vocab.json']])
    expect(
      codeOf({ id: 'ada/tide', ...gpt, ...files('config.json', 'pytorch_model.bin', ...own) }),
    ).not.toContain('add_special_tokens');
});

it('a record without files is known by its name', () => {
  const text = codeOf({ id: 'rinna/japanese-gpt-neox-small', config: { model_type: 'gpt_neox' } });
  expect(text).toContain('add_special_tokens=False, return_tensors');
});

const classifier = {
  pipeline_tag: 'text-classification',
  config: { model_type: 'deberta', architectures: ['DebertaForSequenceClassification'] },
};

it('a pair that is written with its marks is given as two texts', () => {
  const widgetData = [{ text: '[CLS] The tide is high. [SEP] It is low. [SEP]' }];
  const text = codeOf({ id: 'ada/tide', ...classifier, widgetData });
  expect(text).toContain('pipe({"text": "The tide is high.", "text_pair": "It is low."})');
  expect(text).toContain('tokenizer("The tide is high.", "It is low.", return_tensors');
});

it.each(['ada/tide-mnli', 'ada/MRPC_tide', 'ada/bert-RTE', 'ada/tide-sts-b', 'ada/snli_anli_R1-nli'])(
  '%s compares two sentences, unless its widget has a text',
  (id) => {
    const text = codeOf({ id, ...classifier });
    expect(text).toContain('"text_pair": "Boats to the island depart in the morning."');
    expect(text).toContain('nine.", "Boats to the island depart in the morning.", return_tensors');
    expect(text.includes('print(outputs.logits[0, 0].item())')).toBe(id === 'ada/tide-sts-b');
    const widgetData = [{ text: 'The tide is high.' }];
    expect(codeOf({ id, ...classifier, widgetData })).toContain('pipe("The tide is high.")');
  },
);

it.each(['ada/tide-vertex', 'ada/onlining', 'ada/posts-tide', 'ada/tide-mnli-finetuned-cola'])(
  '%s reads one text',
  (id) => {
    expect(codeOf({ id, ...classifier })).not.toContain('text_pair');
  },
);

it('an encoder-decoder with the tokenizer of BERT is given no types of tokens', () => {
  const record = { pipeline_tag: 'text2text-generation', config: { model_type: 't5' } };
  const words = codeOf({ id: 'ada/t5-tide', ...record, ...files('config.json', 'vocab.txt') });
  expect(words).toContain('BertTokenizer.from_pretrained("ada/t5-tide")');
  expect(words).toContain(', return_token_type_ids=False, return_tensors');
  const pieces = codeOf({ id: 'ada/t5-tide', ...record, ...files('config.json', 'spiece.model') });
  expect(pieces).not.toContain('return_token_type_ids');
});

it('a text with another mark is given as it is', () => {
  const widgetData = [{ text: '[CLS] The tide is high.' }];
  const text = codeOf({ id: 'ada/tide', ...classifier, widgetData });
  expect(text).toContain('pipe("[CLS] The tide is high.")');
  expect(text).toContain('tokenizer("[CLS] The tide is high.", return_tensors');
});

it.each([
  ['ada/selfies-tide', { model_type: 'bart' }, 'feature-extraction', '"[C] [C] [O]"'],
  ['ada/prot_tide', { model_type: 'bert', architectures: ['BertModel'] }, undefined, '"M Q I F'],
  ['ada/prot_tide', { model_type: 'bert', architectures: ['BertForMaskedLM'] }, 'fill-mask', '"M Q I F'],
])('%s (%j, %s) reads %s', (id, config, pipeline_tag, text) => {
  expect(codeOf({ id, config, ...(pipeline_tag !== undefined && { pipeline_tag }) })).toContain(text);
});

it('a model that corrects the spelling reads a text without a gap', () => {
  const bert = { model_type: 'bert', architectures: ['BertForMaskedLM'] };
  const code = codeOf({ id: 'shibing624/macbert4csc-base-chinese', pipeline_tag: 'fill-mask', config: bert });
  expect(code).toContain('tokenizer("我今天很高新。", return');
  expect(code).toContain('decode(outputs.logits[0, 1:-1].argmax(-1))');
  expect(code).not.toMatch(/pipeline|mask/);
});

it('a model that restores punctuation reads a text without it', () => {
  const record = {
    id: 'ada/punctuate',
    pipeline_tag: 'token-classification',
    config: { model_type: 'bert' },
  };
  const code = codeOf(record);
  expect(code).toContain('pipe("ada lovelace met charles babbage in london in 1833")');
  expect(code).toContain('tokenizer("ada lovelace met charles babbage in london in 1833", return');
  const text = 'Clara, where are you?';
  expect(codeOf({ ...record, widgetData: [{ text }] })).toContain(`pipe("${text}")`);
});

it.each([
  ['Qwen/Qwen2.5-Coder-7B', true],
  ['bigcode/starcoder2-3b', true],
  ['stabilityai/stable-code-3b', true],
  ['codeparrot/codeparrot-small', true],
  ['ada/decoder-tide', false],
  ['ada/tide-encoder-lm', false],
  ['microsoft/CodeGPT-small-java', false],
  ['defog/sqlcoder-7b', false],
])('%s continues a program: %s', (id, isProgram) => {
  const text = codeOf({ ...gpt, id });
  expect(text.split('def is_leap_year(year):').length).toBe(isProgram ? 3 : 1);
  expect(codeOf({ ...gpt, id, widgetData: [{ text: 'The tide' }] })).not.toContain('is_leap_year');
});

it.each([
  ['opus-mt-en-zh', '">>cmn_Hans<< The library'],
  ['opus-mt-en-de', '"The library'],
])('%s is given %s', (name, text) => {
  expect(codeOf({ id: `Helsinki-NLP/${name}`, pipeline_tag: 'translation' })).toContain(`tokenizer(${text}`);
});

it.each(['ada/bart-large-cnn-tide', 'ada/pegasus-samsum'])('%s is given a text to summarize', (id) => {
  const record = { id, pipeline_tag: 'text2text-generation', library_name: 'transformers' };
  expect(codeOf(record)).toContain('tokenizer("The tide gauge');
});

it('a model that continues a text with its summary is given no instruction', () => {
  const record = { ...gpt, id: 'ada/summary_loop46', pipeline_tag: 'summarization' };
  expect(codeOf(record)).toContain('tokenizer("The tide gauge');
});

it('a turn of a dialogue is ended by the tokenizer of an encoder-decoder', () => {
  const record = { pipeline_tag: 'conversational', tags: ['conversational'] };
  const blenderbot = { model_type: 'blenderbot', architectures: ['BlenderbotForConditionalGeneration'] };
  expect(codeOf({ id: 'ada/tide', ...record, config: blenderbot })).toContain(
    'tokenizer("Who are you?", return',
  );
  expect(codeOf({ id: 'ada/tide', ...gpt, ...record })).toContain('"Who are you?" + tokenizer.eos_token');
});

it('a Chinese encoder-decoder has the tokenizer of BERT, where its files are unknown', () => {
  const code = codeOf({ id: 'OpenMOSS-Team/bart-base-chinese' });
  expect(code).toContain('BertTokenizer.from_pretrained(');
  expect(code).toContain('return_token_type_ids=False, return_tensors');
});

it.each([
  ['lmsys/vicuna-7b-v1.3', 'assistant. USER: Who are you? ASSISTANT:"'],
  ['togethercomputer/RedPajama-INCITE-Chat-3B-v1', String.raw`"<human>: Who are you?\n<bot>:"`],
  ['h2oai/h2ogpt-oasst1-512-12b', String.raw`"<human>: Who are you?\n<bot>:"`],
  ['h2oai/h2ogpt-gm-oasst1-multilang-1024-20b', '"<|prompt|>Who are you?<|endoftext|><|answer|>"'],
  ['h2oai/h2ogpt-gm-oasst1-en-2048-open-llama-7b', '"<|prompt|>Who are you?</s><|answer|>"'],
])('%s has no chat template', (id, turn) => {
  const code = codeOf({ id, pipeline_tag: 'text-generation', widgetData: [{ text: 'Who are you?' }] });
  expect(code.split(turn)).toHaveLength(3);
  expect(code).not.toContain('messages');
});

it('a turn that has its words keeps them', () => {
  const text = 'USER: Who are you? ASSISTANT:';
  const code = codeOf({ id: 'ada/vicuna', pipeline_tag: 'text-generation', widgetData: [{ text }] });
  expect(code).toContain(`pipe("${text}"`);
});

it.each([
  ['Exscientia/IgBert', '"M Q I F V K T L T G " + '],
  ['westlake-repl/SaProt_650M_PDB', '"M#Q#I#F#V#K#T#L#T#G#" + '],
])('%s fills a gap in a protein', (id, before) => {
  expect(codeOf({ id, pipeline_tag: 'fill-mask' })).toContain(before);
});

it('a model of antibodies reads amino acids', () => {
  const record = { id: 'alchemab/antiberta2-cssp', config: { model_type: 'roformer' } };
  expect(codeOf(record)).toContain('tokenizer("M Q I F');
});

it('a model of charts is asked as it was trained', () => {
  const pipeline_tag = 'visual-question-answering';
  expect(codeOf({ id: 'google/deplot', pipeline_tag })).toContain(
    'question = "Generate underlying data table of the figure below:"',
  );
  expect(codeOf({ id: 'google/pix2struct-docvqa-base', pipeline_tag })).toContain(
    '"What is in the picture?"',
  );
});
