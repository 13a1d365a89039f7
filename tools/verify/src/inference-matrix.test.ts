/** @module Lints the inference snippets of every task, provider, client and option, also with hostile values. */
import {
  type InferenceOptions,
  inferenceMatrix,
  inferenceSnippets,
  type ModelRecord,
  type Provider,
  providers,
} from '@loadout/catalogue';
import { beforeAll, describe, expect, it } from 'vitest';
import { combined, payloads } from './hostile/payloads.ts';
import { toRecord } from './hostile/json.ts';
import { type Target, type Variant, variants } from './hostile/variants.ts';
import { setUpShell } from './shell/setup.ts';
import type { Source } from './source.ts';
import { tryPlain, tryVariants } from './trial.ts';

const known: Readonly<Record<string, Provider>> = providers;
type Json = Target['base'];

const chatTasks = new Set(['text-generation', 'image-text-to-text']);

const recordOf = (task: string): ModelRecord => ({
  id: 'acme/tern-1',
  pipeline_tag: task,
  tags: chatTasks.has(task) ? ['conversational'] : [],
});

const chatOptions: Readonly<Record<string, InferenceOptions>> = {
  streaming: { streaming: true },
  numbers: { temperature: 0, max_tokens: 64, top_p: 0.5 },
  tools: { tools: [{ type: 'function', function: { name: 'tide', parameters: { type: 'object' } } }] },
  'structured output': {
    response_format: { type: 'json_schema', json_schema: { name: 'city', schema: { type: 'object' } } },
  },
  conversation: { systemPrompt: 'Be brief.', messages: [{ role: 'user', content: 'Hello' }] },
};

function optionsFor(task: string, provider: string): Readonly<Record<string, InferenceOptions>> {
  return {
    plain: {},
    billTo: { billTo: 'acme-labs' },
    token: { accessToken: 'hf_given' },
    ...(known[provider]?.baseUrl !== undefined && { direct: { directRequest: true } }),
    ...(provider === 'hf-inference' && { endpoint: { endpointUrl: 'https://tern.example.com/v1' } }),
    ...(chatTasks.has(task) && chatOptions),
  };
}

const codes = (record: unknown, options: InferenceOptions): readonly Source[] =>
  inferenceSnippets(record, options).map(({ code }) => code);

interface Cell {
  readonly name: string;
  readonly record: ModelRecord;
  readonly options: InferenceOptions;
}

const cells: readonly Cell[] = inferenceMatrix().flatMap(({ task, provider }) =>
  Object.entries(optionsFor(task, provider)).map(([label, options]) => ({
    name: `${task} · ${provider} · ${label}`,
    record: recordOf(task),
    options: { ...options, provider },
  })),
);

/** A call as one object, so that hostile texts reach the record and the options alike. */
interface Call {
  readonly record: ModelRecord;
  readonly options: InferenceOptions;
}

const toCall = (value: Json): Call => {
  const call: Call = JSON.parse(JSON.stringify(value));
  return { record: toRecord(JSON.parse(JSON.stringify(call.record))), options: call.options };
};

/** Fields that select a call: another value yields another call, or none. */
const chooses =
  /^(?:record\.(?:pipeline_tag|tags\.\*|library_name)|options\.(?:provider|messages\.\*\.role)|options\.(?:tools|response_format)\..*type)$/;

const hostileBases: Readonly<Record<string, Json>> = {
  chat: {
    record: { id: 'acme/tern-1', pipeline_tag: 'text-generation', tags: ['conversational'] },
    options: {
      provider: 'auto',
      streaming: true,
      billTo: 'acme-labs',
      accessToken: 'hf_given',
      systemPrompt: 'Be brief.',
      messages: [{ role: 'user', content: 'Hello' }],
      tools: [{ type: 'function', function: { name: 'tide', description: 'Height of the tide' } }],
    },
  },
  endpoint: {
    record: { id: 'acme/tern-1', pipeline_tag: 'text-classification' },
    options: { endpointUrl: 'https://tern.example.com/deploy', inputs: 'A kind place.' },
  },
  'text-to-video': {
    record: { id: 'acme/tern-1', pipeline_tag: 'text-to-video', widgetData: [{ text: 'A street' }] },
    options: { provider: 'fal-ai', directRequest: true, providerModelId: 'fal/tern' },
  },
  'image-to-image': {
    record: { id: 'acme/tern-1', pipeline_tag: 'image-to-image' },
    options: { provider: 'replicate', inputs: { image: 'cat.png', prompt: 'A tiger' } },
  },
  'zero-shot-image-classification': {
    record: { id: 'acme/tern-1', pipeline_tag: 'zero-shot-image-classification' },
    options: { provider: 'hf-inference', inputs: { image: 'cats.jpg', candidate_labels: ['cat', 'dog'] } },
  },
  'automatic-speech-recognition': {
    record: { id: 'acme/tern-1', pipeline_tag: 'automatic-speech-recognition' },
    options: { provider: 'together', inputs: 'sample1.flac' },
  },
  'table-question-answering': {
    record: {
      id: 'acme/tern-1',
      pipeline_tag: 'table-question-answering',
      widgetData: [{ text: 'How many?', table: { Name: ['a'], Stars: ['1'] } }],
    },
    options: { provider: 'hf-inference' },
  },
};

const speaks = (path: string): boolean => !chooses.test(path);

function* hostileCalls(base: Json): Iterable<Variant<Call>> {
  yield* variants({ name: 'all texts', base, includes: speaks, payloads }, toCall);
  for (const path of [
    'record.id',
    'options.billTo',
    'options.accessToken',
    'options.endpointUrl',
    'options.inputs',
  ])
    yield* variants(
      { name: path, base, includes: (one) => one.startsWith(path), payloads: combined },
      toCall,
    );
}

const complaints = new Map<string, readonly string[]>();

/** All at once, so that tools with a process start get one batch. */
beforeAll(async () => {
  await setUpShell();
  await Promise.all([
    ...cells.map(async ({ name, record, options }) => {
      complaints.set(name, await tryPlain(record, (given) => codes(given, options)));
    }),
    ...Object.entries(hostileBases).map(async ([name, base]) => {
      const found = await tryVariants(hostileCalls(base), ({ record, options }) => codes(record, options));
      complaints.set(name, found);
    }),
  ]);
}, 600_000);

describe('every cell of the matrix yields snippets without findings', () => {
  it.each(cells.map(({ name }) => name))('%s', (name) => {
    expect(complaints.get(name)).toEqual([]);
  });
});

describe('hostile values stay values', () => {
  it.each(Object.keys(hostileBases))('%s', (name) => {
    expect(complaints.get(name)).toEqual([]);
  });
});
