import { describe, expect, it } from 'vitest';
import type { Data } from '../../code/index.ts';
import type { ModelRecord } from '../../records/model.ts';
import { inferenceRequest } from '../snippets.ts';
import { EmbeddedFile } from './request.ts';
import { servedTasks } from './served-task.ts';

const of = (pipeline_tag: string, fields: Partial<ModelRecord> = {}): ModelRecord => ({
  id: 'acme/tern-1',
  pipeline_tag,
  ...fields,
});

/** At an endpoint, which serves every task. */
const sentBody = (record: ModelRecord, inputs?: Data) =>
  inferenceRequest(record, {
    endpointUrl: 'https://tern.example.com',
    ...(inputs !== undefined && { inputs }),
  }).body;

const sent = (record: ModelRecord, inputs?: Data): unknown => {
  const body = sentBody(record, inputs);
  return body.kind === 'json' ? body.value : body;
};

const picture = (file: string) => new EmbeddedFile(file, 'image/png', 'base64');
const sound = { kind: 'bytes', file: 'sample1.flac', mediaType: 'audio/flac' };
const photo = { kind: 'bytes', file: 'cats.jpg', mediaType: 'image/jpeg' };
const text = { inputs: expect.stringMatching(/\w \w/) };
const columns = { inputs: { data: { Species: ['Bream', 'Bream'] } } };
const prompted = { inputs: picture('cat.png'), parameters: { prompt: expect.stringContaining('cat') } };
const asked = (file: string) => ({
  inputs: { image: picture(file), question: expect.stringContaining('?') },
});
const message = { model: 'acme/tern-1', messages: [{ role: 'user' }] };

/** The shape of the sample of each task. */
const samples: Readonly<Record<string, object>> = {
  'audio-classification': sound,
  'audio-to-audio': sound,
  'automatic-speech-recognition': sound,
  'document-question-answering': asked('invoice.png'),
  'feature-extraction': text,
  'fill-mask': { inputs: expect.stringContaining('[MASK]') },
  'image-classification': photo,
  'image-segmentation': photo,
  'image-text-to-image': prompted,
  'image-text-to-text': message,
  'image-text-to-video': prompted,
  'image-to-image': prompted,
  'image-to-text': photo,
  'image-to-video': prompted,
  'object-detection': photo,
  'question-answering': {
    inputs: { question: expect.stringContaining('?'), context: expect.stringMatching(/\w \w/) },
  },
  'sentence-similarity': { inputs: { source_sentence: text.inputs, sentences: [text.inputs, text.inputs] } },
  summarization: text,
  'table-question-answering': { inputs: { query: text.inputs, table: { Stars: ['36542', '4512', '3934'] } } },
  'tabular-classification': columns,
  'tabular-regression': columns,
  'text-classification': text,
  'text-generation': { prompt: 'Who are you?' },
  'text-to-audio': text,
  'text-to-image': { ...text, parameters: { num_inference_steps: 5 } },
  'text-to-speech': text,
  'text-to-video': text,
  'token-classification': text,
  translation: text,
  'visual-question-answering': asked('cat.png'),
  'zero-shot-classification': { ...text, parameters: { candidate_labels: ['refund', 'legal', 'faq'] } },
  'zero-shot-image-classification': {
    inputs: new EmbeddedFile('cats.jpg', 'image/jpeg', 'base64'),
    parameters: { candidate_labels: ['cat', 'dog', 'llama'] },
  },
};

describe('the sample of a task', () => {
  it('is checked for every task that is served', () => {
    expect(new Set(Object.keys(samples))).toEqual(new Set(servedTasks));
  });

  it.each(Object.entries(samples))('%s', (task, body) => {
    expect(sent(of(task))).toMatchObject(body);
  });

  it('has the mask token of the model', () => {
    expect(sent(of('fill-mask', { mask_token: '<mask>' }))).toEqual({
      inputs: expect.stringContaining('<mask>'),
    });
    expect(sent(of('text-classification', { mask_token: '<mask>' }))).toEqual({
      inputs: expect.not.stringContaining('<mask>'),
    });
  });
});

describe('the sample of a model', () => {
  it('is a page where it finds parts of pages', () => {
    const page = { kind: 'bytes', file: 'invoice.png', mediaType: 'image/png' };
    expect(sent({ ...of('object-detection'), id: 'microsoft/table-transformer-detection' })).toEqual(page);
    const named = { ...of('automatic-speech-recognition'), id: 'ada/table-talk' };
    expect(sent(named)).toEqual(sound);
  });

  it('has the prefix that the model was trained with', () => {
    const prefixed = { inputs: expect.stringMatching(/^query: \w+ \w/) };
    expect(sent({ ...of('feature-extraction'), id: 'intfloat/multilingual-e5-large' })).toEqual(prefixed);
    expect(sent({ ...of('sentence-similarity'), id: 'intfloat/multilingual-e5-small' })).toEqual({
      inputs: { source_sentence: prefixed.inputs, sentences: [prefixed.inputs, prefixed.inputs] },
    });
    expect(sent({ ...of('feature-extraction'), id: 'intfloat/e5-large' }, 'Nice!')).toMatchObject({
      inputs: 'Nice!',
    });
  });

  it('is a question to a chat model without a word for it', () => {
    const quantized = { ...of('text-generation'), id: 'nvidia/Gemma-4-26B-A4B-NVFP4' };
    expect(sent(quantized)).toMatchObject({ messages: [{ role: 'user' }] });
  });

  it('is a question alone where a chat model has the task of those that mark an answer', () => {
    for (const record of [
      { ...of('question-answering'), id: 'FlagAlpha/Llama2-Chinese-7b-Chat' },
      of('question-answering', { tags: ['conversational', 'region:us'] }),
    ])
      expect(sent(record)).toMatchObject({ messages: [{ role: 'user' }] });
    const italian = { ...of('question-answering'), id: 'anakin87/electra-italian-xxl-cased-squad-it' };
    expect(sent(italian)).toHaveProperty('inputs.context');
  });
});

describe('the sample of a reranker', () => {
  it('is a query with passages, unless the caller gives a text', () => {
    const reranker = { ...of('text-classification'), id: 'BAAI/bge-reranker-v2-m3' };
    expect(sent(reranker)).toEqual({
      inputs: [
        { text: expect.stringContaining('?'), text_pair: text.inputs },
        { text: expect.stringContaining('?'), text_pair: text.inputs },
      ],
    });
    expect(sent(reranker, 'Nice!')).toEqual({ inputs: 'Nice!' });
    expect(() => inferenceRequest(reranker)).toThrow('choose one: hf-inference.');
  });
});

describe('the widget of a model', () => {
  it.each<[string, Record<string, unknown>, object]>([
    ['text-classification', { text: 'Nice!' }, { inputs: 'Nice!' }],
    ['fill-mask', { text: 'Paris is [MASK].' }, { inputs: 'Paris is [MASK].' }],
    ['zero-shot-classification', { text: 'Nice!' }, { inputs: 'Nice!' }],
    [
      'question-answering',
      { text: 'Who?', context: 'Ada.' },
      { inputs: { question: 'Who?', context: 'Ada.' } },
    ],
    ['question-answering', { question: 'Who?' }, { inputs: { question: 'Who?', context: text.inputs } }],
    ['question-answering', { context: 'Ada.' }, { inputs: { question: text.inputs, context: 'Ada.' } }],
    [
      'table-question-answering',
      { text: 'How many?', table: { Boats: [1, 2], Port: ['a', 'b'] } },
      { inputs: { query: 'How many?', table: { Boats: ['1', '2'], Port: ['a', 'b'] } } },
    ],
    ['table-question-answering', { table: {} }, { inputs: { table: { Stars: ['36542', '4512', '3934'] } } }],
    ['tabular-regression', { structured_data: { Length: [1, 2] } }, { inputs: { data: { Length: [1, 2] } } }],
    [
      'sentence-similarity',
      { source_sentence: 'One', sentences: ['Two', 'Three'] },
      { inputs: { source_sentence: 'One', sentences: ['Two', 'Three'] } },
    ],
    [
      'sentence-similarity',
      { source_sentence: 'One', sentences: [] },
      { inputs: { source_sentence: 'One', sentences: [text.inputs, text.inputs] } },
    ],
  ])('gives the inputs of %s: %j', (task, widget, body) => {
    const record = { ...of(task), widgetData: [widget] };
    expect(sent(record)).toMatchObject(body);
  });
});

describe('the inputs of the caller', () => {
  it.each<[string, Data, object]>([
    [
      'image-to-image',
      'Make it blue.',
      { inputs: picture('cat.png'), parameters: { prompt: 'Make it blue.' } },
    ],
    [
      'image-to-image',
      { image: 'boat.png', prompt: 'Make it blue.' },
      { inputs: picture('boat.png'), parameters: { prompt: 'Make it blue.' } },
    ],
    [
      'zero-shot-classification',
      'Nice!',
      { inputs: 'Nice!', parameters: { candidate_labels: ['refund', 'legal', 'faq'] } },
    ],
    [
      'zero-shot-image-classification',
      { image: 'boat.png', candidate_labels: ['boat', 'gull'] },
      { inputs: picture('boat.png'), parameters: { candidate_labels: ['boat', 'gull'] } },
    ],
    [
      'document-question-answering',
      { question: 'Which?' },
      { inputs: { image: picture('invoice.png'), question: 'Which?' } },
    ],
    [
      'table-question-answering',
      { query: 'Which?', table: { a: ['1'] } },
      { inputs: { query: 'Which?', table: { a: ['1'] } } },
    ],
    ['tabular-classification', { Length: [1] }, { inputs: { data: { Length: [1] } } }],
    ['image-classification', 'boat.png', { kind: 'bytes', file: 'boat.png', mediaType: 'image/png' }],
  ])('of %s are sent: %j', (task, inputs, body) => {
    expect(sent(of(task), inputs)).toEqual(body);
  });

  it.each<[string, Data, string]>([
    ['image-to-image', { image: 1 }, 'an object of image and prompt'],
    ['image-to-image', { prompt: 1 }, 'an object of image and prompt'],
    ['image-to-image', { prompt: 'Blue.', strength: 1 }, 'an object of image and prompt'],
    ['zero-shot-image-classification', { image: 1 }, 'an object of image and candidate_labels'],
    ['zero-shot-image-classification', { candidate_labels: [] }, 'an object of image and candidate_labels'],
    ['zero-shot-classification', { candidate_labels: ['a', 1] }, 'an object of text and candidate_labels'],
    ['question-answering', 'Who?', 'an object of question and context'],
    ['question-answering', { question: 1 }, 'an object of question and context'],
    ['question-answering', { context: 1 }, 'an object of question and context'],
    ['document-question-answering', { question: 1 }, 'an object of image and question'],
    ['document-question-answering', { image: 1 }, 'an object of image and question'],
    ['table-question-answering', { query: 1 }, 'an object of query and table'],
    ['table-question-answering', { table: {} }, 'an object of query and table'],
    ['table-question-answering', { table: { a: 1 } }, 'an object of query and table'],
    ['sentence-similarity', { sentences: 'One' }, 'an object of source_sentence and sentences'],
    ['sentence-similarity', { source_sentence: 1 }, 'an object of source_sentence and sentences'],
    ['tabular-regression', 'text', 'an object of columns, each a list of values'],
    ['tabular-regression', {}, 'an object of columns, each a list of values'],
    ['text-classification', { text: 'Nice!' }, 'a text'],
    ['image-classification', 1, 'a text'],
  ])('of %s are refused with the shape they need: %j', (task, inputs, shape) => {
    expect(() => sent(of(task), inputs)).toThrow(`inputs of ${task} is ${shape}.`);
  });

  it('of a chat are a message, and not both', () => {
    const chat = of('text-generation', { tags: ['conversational'] });
    expect(sent(chat, 'Hello')).toMatchObject({ messages: [{ role: 'user', content: 'Hello' }] });
    expect(() => sent(chat, { text: 'Hello' })).toThrow('inputs of a chat is a text.');
    const messages = [{ role: 'user', content: 'Hello' }];
    expect(() => inferenceRequest(chat, { inputs: 'Hello', messages })).toThrow('not both');
    expect(sent(of('text-generation'), 'Once')).toMatchObject({ prompt: 'Once' });
  });
});

const chat = (id: string, fields: Partial<ModelRecord> = {}) =>
  JSON.stringify(sent({ id, pipeline_tag: 'image-text-to-text', ...fields }));

describe('a model that reads pages', () => {
  it.each([
    ['baidu/Unlimited-OCR', 'document parsing.'],
    ['datalab-to/chandra-ocr-2', 'Convert this page to Markdown.'],
    ['zai-org/GLM-OCR', 'Text Recognition:'],
  ])('%s is sent one, with its words', (id, words) => {
    expect(chat(id)).toContain(`"text":"${words}"`);
    expect(chat(id)).toMatch(/"url":"[^"]*invoice\.png"/);
  });

  it('is told from one that sees photos', () => {
    expect(chat('ada/tide-vl')).toContain('"text":"Describe this image in one sentence."');
    expect(chat('ada/tide-vl')).not.toContain('invoice.png');
    expect(chat('ada/tide-vl', { tags: ['ocr'] })).toContain('invoice.png');
  });
});
