import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../../records/model.ts';
import { inferenceAnswer, inferenceRequest } from '../snippets.ts';
import { availabilityWarnings, hasBothWays, isChat, providersFor, serves } from './availability.ts';
import { prepare, providerRequired } from './build.ts';
import { inferenceMatrix } from './matrix.ts';
import type { InferenceOptions } from './options.ts';
import { chat, classifier, mapped, painter } from './records.testing.ts';
import { EmbeddedFile, mapFiles, plainBody, pollsAtMost } from './request.ts';

type Entry = NonNullable<Extract<ModelRecord['inferenceProviderMapping'], readonly unknown[]>>[number];

const listed = (record: ModelRecord, ...entries: readonly Entry[]): ModelRecord => ({
  ...record,
  inferenceProviderMapping: entries,
});
const live = (provider: string, task?: string): Entry => ({
  provider,
  providerId: 'tern',
  status: 'live',
  ...(task !== undefined && { task }),
});
const liveOnes = (record: ModelRecord): readonly string[] =>
  providersFor(record)
    .offered.filter(({ reason }) => reason === 'live')
    .map(({ provider }) => provider);

describe('an offer', () => {
  const embedder: ModelRecord = { id: 'acme/tern-1', pipeline_tag: 'feature-extraction' };

  it.each<[string, ModelRecord, readonly string[]]>([
    ['its own task', listed(painter, live('nscale', 'text-to-image')), ['nscale']],
    ['another task', listed(painter, live('nscale', 'text-to-video')), []],
    ['no task', listed(painter, live('nscale')), ['nscale']],
    [
      "a task that the hub's service treats the same",
      listed(embedder, live('hf-inference', 'sentence-similarity')),
      ['hf-inference'],
    ],
    ['that task of another provider', listed(embedder, live('together', 'sentence-similarity')), []],
    ["another task of the hub's service", listed(embedder, live('hf-inference', 'fill-mask')), []],
    ['a chat under the task of the model', listed(chat, live('groq', 'text-generation')), ['groq']],
    ['a chat under the task of pictures', listed(chat, live('groq', 'image-text-to-text')), ['groq']],
    ['a chat under another task', listed(chat, live('groq', 'summarization')), []],
    ['a picture under the task of a chat', listed(painter, live('nscale', 'text-generation')), []],
  ])('is live for %s', (_, record, providers) => {
    expect(liveOnes(record)).toEqual(providers);
  });

  it('has the name of the model there and its facts, if the record has them', () => {
    const entry = { ...live('nscale'), providerDetails: { context_length: 8192 } };
    const { offered, others } = providersFor(
      listed(painter, entry, { ...live('together'), status: 'staging' }),
    );
    expect(offered[1]).toEqual({
      provider: 'nscale',
      displayName: 'Nscale',
      reason: 'live',
      providerModelId: 'tern',
      facts: { contextLength: 8192 },
    });
    expect(providersFor(mapped('nscale')).offered[1]).toEqual({
      provider: 'nscale',
      displayName: 'Nscale',
      reason: 'live',
      providerModelId: 'tern',
    });
    expect(others.find(({ provider }) => provider === 'together')).toMatchObject({ status: 'staging' });
    expect(others.find(({ provider }) => provider === 'fal-ai')).toEqual({
      provider: 'fal-ai',
      displayName: expect.any(String),
      reason: 'unknown',
    });
  });

  it('of the reader’s own endpoint includes tasks that the service does not take', () => {
    const clip = { id: 'acme/tern-1', pipeline_tag: 'text-to-video' };
    expect(serves('hf-inference', 'text-to-video')).toBe(false);
    expect(serves('hf-inference', 'text-to-video', true)).toBe(true);
    expect(providersFor(clip).endpoint).toBe(true);
    expect(() => inferenceRequest(clip, { provider: 'hf-inference' })).toThrow(
      'does not serve text-to-video',
    );
    expect(providersFor({ id: 'acme/tern-1', pipeline_tag: 'robotics' }).endpoint).toBe(false);
  });

  it.each([
    ['groq', true],
    ['fal-ai', true],
    ['openai', false],
    ['hf-inference', false],
    ['auto', false],
    ['nobody', false],
    ['__proto__', false],
  ])('of %s can be called by the router and directly: %s', (provider, both) => {
    expect(hasBothWays(provider)).toBe(both);
  });
});

const called = (record: ModelRecord, options: InferenceOptions = {}) => prepare(record, options).task;

describe('a provider that serves the model under another task', () => {
  const base = { id: 'acme/tern-1', pipeline_tag: 'text-generation', tags: ['transformers'] };
  const embedder = { id: 'acme/tern-1', pipeline_tag: 'sentence-similarity' };
  const chats = live('novita', 'conversational');

  it('is called as it serves it', () => {
    const record = listed(base, chats);
    expect(liveOnes(record)).toEqual(['novita']);
    expect(isChat(record)).toBe(true);
    expect(called(record)).toBe('conversational');
    expect(prepare(record).warnings).toEqual([]);
    expect(called(record, { provider: 'novita' })).toBe('conversational');
    expect(called(record, { provider: 'featherless-ai' })).toBe('text-generation');
  });

  it.each(['any-to-any', 'audio-text-to-text', 'video-text-to-text'])('as a chat of %s', (pipeline_tag) => {
    const record = listed({ ...base, pipeline_tag }, chats);
    expect(providersFor(record).endpoint).toBe(true);
    expect(prepare(record).call.inputs).toMatchObject({
      messages: [{ role: 'user', content: 'What is the capital of France?' }],
    });
    expect(called(record, { endpointUrl: 'https://tern.example' })).toBe('conversational');
    expect(() => prepare({ ...base, pipeline_tag })).toThrow('No input example');
  });

  it('asks a chat model of translation to translate', () => {
    const record = listed({ ...base, pipeline_tag: 'translation' }, chats);
    expect(prepare(record).call.inputs).toMatchObject({
      messages: [{ content: 'Translate into French: The library opens at nine in the morning.' }],
    });
    const german = { ...record, cardData: { language: 'de' } };
    expect(prepare(german).call.inputs).toMatchObject({
      messages: [{ content: expect.stringMatching(/^Translate into English: Die /) }],
    });
  });

  it('gets a text to embed instead of sentences to compare', () => {
    const both = listed(
      embedder,
      live('deepinfra', 'feature-extraction'),
      live('hf-inference', 'sentence-similarity'),
    );
    expect(liveOnes(both)).toEqual(['deepinfra', 'hf-inference']);
    expect(called(both)).toBe('feature-extraction');
    expect(called(both, { provider: 'deepinfra' })).toBe('feature-extraction');
    expect(called(both, { provider: 'hf-inference' })).toBe('sentence-similarity');
    expect(called(both, { endpointUrl: 'https://tern.example' })).toBe('sentence-similarity');
    const hubFirst = listed(embedder, live('hf-inference', 'feature-extraction'), live('deepinfra'));
    expect(called(hubFirst)).toBe('sentence-similarity');
  });

  it('gets an image to change where it takes no text and image together', () => {
    const record = listed(
      { id: 'acme/tern-1', pipeline_tag: 'image-text-to-image' },
      live('replicate', 'image-to-image'),
    );
    expect(liveOnes(record)).toEqual(['replicate']);
    expect(called(record, { provider: 'replicate' })).toBe('image-to-image');
  });

  it('is not called for a task that it does not take, nor is one that nobody knows', () => {
    expect(called(listed(base, live('groq', 'robotics'), live('nobody', 'conversational')))).toBe(
      'text-generation',
    );
    expect(called(listed(embedder, live('hf-inference', 'fill-mask')))).toBe('sentence-similarity');
  });
});

const warned = (...given: Parameters<typeof availabilityWarnings>) =>
  availabilityWarnings(...given).map(({ message }) => message);

const warm = (record: ModelRecord): ModelRecord => Object.assign({ inference: 'warm' }, record);

describe('a warning about a provider', () => {
  it('is given where the record lists providers and none is live', () => {
    expect(warned(listed(chat), 'conversational', 'auto')).toEqual([
      'The record names no live provider for acme/tern-1: the call fails unless one was added since.',
    ]);
    expect(warned(listed(chat, live('groq')), 'conversational', 'auto')).toEqual([]);
  });

  it('is given where nothing says that a provider serves the model', () => {
    const unsaid = ['The record does not say whether a provider serves acme/tern-1: the call may fail.'];
    expect(warned({ ...chat, tags: ['conversational', 'gguf'] }, 'conversational', 'auto')).toEqual(unsaid);
    const loaded = { library_name: 'transformers' };
    expect(warned({ ...chat, ...loaded }, 'conversational', 'auto')).toEqual(unsaid);
    expect(warned({ ...painter, ...loaded }, 'text-to-image', 'auto')).toEqual(unsaid);
    expect(warned({ ...painter, ...loaded }, 'text-to-video', 'auto')).toEqual(unsaid);
    expect(warned({ ...classifier, library_name: 'coreml' }, 'text-classification', 'auto')).toEqual(unsaid);
    expect(warned({ ...classifier, ...loaded }, 'text-classification', 'auto')).toEqual(unsaid);
  });

  it('is left out where the record says that one does', () => {
    expect(warned(warm(classifier), 'text-classification', 'auto')).toEqual([]);
    expect(warned(warm(classifier), 'text-classification', 'hf-inference')).toEqual([]);
    expect(warned(warm(painter), 'text-to-image', 'auto')).toEqual([]);
    expect(warned(warm(painter), 'text-to-image', 'nscale')).toHaveLength(1);
    expect(warned(warm(listed(classifier)), 'text-classification', 'auto')).toHaveLength(1);
    expect(warned(warm(listed(classifier)), 'text-classification', 'hf-inference')).toHaveLength(1);
  });

  it('is given for one that the record does not list as live', () => {
    const unknown = [
      'The record does not name HF Inference as a live provider of acme/tern-1: the call may fail.',
    ];
    expect(warned(classifier, 'text-classification', 'hf-inference')).toEqual(unknown);
    expect(warned(listed(classifier), 'text-classification', 'hf-inference')).toEqual(unknown);
    expect(warned(listed(classifier, live('hf-inference')), 'text-classification', 'hf-inference')).toEqual(
      [],
    );
    const gguf = { ...classifier, tags: ['gguf'] };
    expect(warned(gguf, 'text-classification', 'hf-inference')).toEqual(unknown);
    expect(warned(chat, 'conversational', 'hf-inference')).toEqual(unknown);
  });
});

const billing = (options: InferenceOptions) =>
  prepare(mapped('nscale'), { billTo: 'acme', ...options }).warnings.map(({ message }) => message);

describe('a request', () => {
  it('leaves out parameters that the provider rejects', () => {
    expect(prepare(painter, { provider: 'nscale' }).call.inputs).toMatchObject({ parameters: {} });
    expect(prepare(painter, { provider: 'hf-inference' }).call.inputs).toMatchObject({
      parameters: { num_inference_steps: 5 },
    });
  });

  it('sends a recording that the provider can read, but the caller’s unchanged', () => {
    const speech = { id: 'acme/tern-1', pipeline_tag: 'automatic-speech-recognition' };
    expect(prepare(speech, { provider: 'fal-ai' })).toMatchObject({
      call: { inputs: { file: 'sample1.mp3', mediaType: 'audio/mpeg' } },
      sample: { file: 'sample1.mp3' },
    });
    const given = prepare(speech, { provider: 'fal-ai', inputs: 'talk.flac' });
    expect(given.call.inputs).toMatchObject({ file: 'talk.flac', mediaType: 'audio/flac' });
    expect(given.sample).toBeUndefined();
    expect(prepare(classifier, { provider: 'hf-inference' }).sample).toBeUndefined();
  });

  it('sends a recording that any provider can read, if the client chooses one', () => {
    const speech = { id: 'acme/tern-1', pipeline_tag: 'automatic-speech-recognition' };
    expect(prepare(speech).call.inputs).toMatchObject({ file: 'sample1.mp3' });
    const hub = listed(speech, live('hf-inference'), live('together'));
    expect(prepare(hub).call.inputs).toMatchObject({ file: 'sample1.flac' });
    const fal = listed(speech, live('hf-inference'), live('fal-ai'));
    expect(prepare(fal).call.inputs).toMatchObject({ file: 'sample1.mp3' });
  });

  it.each([
    ['microsoft/trocr-base-printed', 'invoice.png'],
    ['allenai/olmOCR-7B', 'invoice.png'],
    ['naver-clova-ix/donut-base', 'invoice.png'],
    ['Salesforce/blip-image-captioning-base', 'cats.jpg'],
    ['acme/democracy', 'cats.jpg'],
  ])('sends a document to a model that reads text: %s', (id, file) => {
    const reader = { id, pipeline_tag: 'image-to-text' };
    expect(prepare(reader, { provider: 'hf-inference' }).call.inputs).toMatchObject({ file });
    expect(prepare(reader, { provider: 'zai-org' }).call.inputs).toMatchObject({ file: 'invoice.png' });
    expect(prepare(reader, { provider: 'zai-org', inputs: 'a.jpg' }).call.inputs).toMatchObject({
      file: 'a.jpg',
    });
  });

  it.each([
    ['to the provider', { provider: 'replicate' }, { Prefer: 'wait' }],
    ['to an endpoint', { provider: 'replicate', endpointUrl: 'https://tern.example' }, {}],
  ])('%s has its own headers', (_, options, headers) => {
    expect(inferenceRequest(painter, options).headers).toEqual(headers);
  });

  it('of a chat has the headers of a provider only when sent to it', () => {
    expect(inferenceRequest(chat, { provider: 'zai-org' }).headers).toEqual({});
    expect(inferenceRequest(chat, { provider: 'zai-org', directRequest: true }).headers).toHaveProperty(
      'x-source-channel',
    );
  });

  it('to an endpoint names the model as the hub does', () => {
    const { call } = prepare(mapped('fal-ai'), { provider: 'fal-ai', endpointUrl: 'https://tern.example' });
    expect(call).toMatchObject({ model: 'acme/tern-1', lora: false, endpoint: true });
    const other = prepare(chat, { endpointUrl: 'https://tern.example' });
    expect(other.modelIdWarning).toBeUndefined();
    expect(other.warnings).toEqual([]);
  });

  it('warns if the call is not billed through the hub', () => {
    expect(billing({ provider: 'nscale', directRequest: true })[0]).toContain('Nscale receives this call');
    expect(billing({ endpointUrl: 'https://tern.example' })[0]).toContain('your endpoint receives');
    expect(billing({ provider: 'nscale' })).toEqual([]);
  });

  it('may reach the live providers, else all that serve the task', () => {
    expect(prepare(mapped('nscale', 'together'), {}).candidates).toEqual(['nscale', 'together']);
    expect(prepare(painter, {}).candidates.length).toBeGreaterThan(5);
  });

  it.each([
    [['curl'], 'For curl choose one'],
    [['curl', 'fetch'], 'For curl, fetch choose one'],
  ])('of %j needs a provider', (clients, message) => {
    expect(providerRequired(clients, 'fill-mask', ['hf-inference']).message).toMatch(message);
  });

  it('without a router names the providers that work, if there are any', () => {
    const platform = { name: 'Acme', routerUrl: '' };
    expect(() => prepare(painter, { platform })).toThrow(
      /router\. Choose a provider: .*fal-ai.*\. An endpoint/,
    );
    expect(() => prepare({ id: 'acme/tern-1', pipeline_tag: 'image-classification' }, { platform })).toThrow(
      'Acme has no inference router. An endpoint of your own works as well.',
    );
  });
});

const write = ({ file: name }: EmbeddedFile) => `<${name}>`;

describe('the body of a request', () => {
  const file = new EmbeddedFile('cat.png', 'image/png', 'base64');

  it('has its files replaced, wherever they are', () => {
    expect(mapFiles({ a: [1, null, file], b: { c: file, d: undefined }, e: 'f' }, write)).toEqual({
      a: [1, null, '<cat.png>'],
      b: { c: '<cat.png>', d: undefined },
      e: 'f',
    });
    expect(mapFiles(file, write)).toBe('<cat.png>');
    expect(plainBody({ a: file })).toEqual({ a: 'cat.png' });
  });

  it.each([
    [1, 600],
    [7, 86],
  ])('of a job is polled for ten minutes: every %d s', (secondsBetween, polls) => {
    expect(pollsAtMost({ secondsBetween })).toBe(polls);
  });

  it('is plain data for a page: bytes and a form too', () => {
    const speech = { id: 'acme/tern-1', pipeline_tag: 'automatic-speech-recognition' };
    expect(inferenceAnswer(speech, { provider: 'hf-inference' }).request?.body).toEqual({
      kind: 'bytes',
      file: { name: 'sample1.flac', mediaType: 'audio/flac' },
    });
    expect(inferenceAnswer(speech, { provider: 'together' }).request?.body).toMatchObject({
      kind: 'form',
      file: { name: expect.any(String), mediaType: expect.stringContaining('audio/') },
      fields: { model: 'acme/tern-1' },
    });
  });
});

describe('the table of tasks and providers', () => {
  const table = inferenceMatrix();
  const clientsOf = (wanted: string, by: string) =>
    table.find(({ task, provider }) => task === wanted && provider === by)?.clients;

  it('has each provider under the tasks it serves', () => {
    expect(clientsOf('text-generation', 'groq')).toContain('openai');
    expect(clientsOf('image-text-to-text', 'groq')).toContain('openai');
    expect(clientsOf('text-to-image', 'fal-ai')).toContain('fal_client');
    expect(clientsOf('text-to-image', 'groq')).toBeUndefined();
    expect(clientsOf('fill-mask', 'hf-inference')).not.toContain('openai');
  });
});
