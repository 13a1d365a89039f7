/** @module Every case of the wire tests: all tasks of all providers, then each option and fault where it applies. */
import {
  inferenceMatrix,
  type InferenceOptions,
  type ModelRecord,
  type Provider,
  type ProviderId,
  providers,
} from '@loadout/catalogue';
import { awkwardFile } from './input-files.ts';
import { type Fault, providerNameOf, type WireCase } from './case.ts';

const chatTasks = new Set(['text-generation', 'image-text-to-text']);

/** A record that maps to the provider under another name. */
export function recordOf(task: string, provider: string, more: Partial<ModelRecord> = {}): ModelRecord {
  const id = provider === 'openai' ? 'openai/tern-1' : 'acme/tern-1';
  const mapped = provider === 'auto' ? 'hf-inference' : provider;
  const tags = more.tags ?? (chatTasks.has(task) ? ['conversational'] : []);
  return {
    id,
    pipeline_tag: task,
    tags,
    inferenceProviderMapping: {
      [mapped]: {
        providerId: provider === 'openai' ? 'tern-1' : providerNameOf(provider, task),
        status: 'live',
        task: tags.includes('conversational') ? 'conversational' : task,
      },
    },
    ...more,
  };
}

const known: Readonly<Record<string, Provider>> = providers;
/** Whether it can be called both through the router and directly. */
const hasBothWays = (provider: string): boolean =>
  known[provider]?.baseUrl !== undefined && known[provider].directOnly !== true;

const wireCase = (
  variant: string,
  task: string,
  provider: string,
  options: InferenceOptions = {},
  more: {
    readonly record?: Partial<ModelRecord>;
    readonly fault?: Fault;
    readonly reaches?: ProviderId;
  } = {},
): WireCase => ({
  variant,
  task,
  provider,
  record: recordOf(task, more.reaches ?? provider, more.record),
  options: { provider, ...options },
  ...(more.reaches !== undefined && { reaches: more.reaches }),
  ...(more.fault !== undefined && { fault: more.fault }),
});

const tools: NonNullable<InferenceOptions['tools']> = [
  {
    type: 'function',
    function: {
      name: 'tide_at',
      description: 'Height of the tide',
      parameters: { type: 'object', properties: { harbour: { type: 'string' } }, required: ['harbour'] },
    },
  },
];

const schema: NonNullable<InferenceOptions['response_format']> = {
  type: 'json_schema',
  json_schema: {
    name: 'city',
    schema: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
    strict: true,
  },
};

const hostileText = 'It\'s "here" $(touch owned) `id` ${HOME}\nsecond line \\ é漢😀 %s {0}';

/** Chat options, and hostile values in all of them. */
function* chatCases(): Iterable<WireCase> {
  const chat = (variant: string, options: InferenceOptions): WireCase =>
    wireCase(variant, 'text-generation', 'auto', options);
  yield chat('plain', {});
  yield chat('streaming', { streaming: true });
  yield wireCase('plain', 'image-text-to-text', 'auto');
  yield chat('zero is a value', { temperature: 0, top_p: 0.5, max_tokens: 64 });
  yield chat('system prompt', { systemPrompt: 'Answer in one word.' });
  yield chat('messages', {
    messages: [
      { role: 'user', content: 'Hello' },
      { role: 'assistant', content: 'Hello!' },
      { role: 'user', content: 'And now?' },
    ],
  });
  yield chat('tools', { tools });
  yield chat('tools, streaming', { tools, streaming: true });
  yield chat('structured output', { response_format: schema });
  yield chat('structured output, streaming', { response_format: schema, streaming: true });
  for (const provider of ['fireworks-ai', 'together'])
    yield wireCase('structured output, direct', 'text-generation', provider, {
      response_format: schema,
      directRequest: true,
    });
  yield chat('billTo, streaming', { billTo: 'acme-labs', streaming: true });
  yield chat('hostile', {
    systemPrompt: hostileText,
    messages: [{ role: 'user', content: hostileText }],
    billTo: 'it\'s "acme" $(id) `id`',
  });
  yield chat('hostile token', { accessToken: 'hf_it\'s"$(id)`id`\\' });
}

/** Completion models without chat: fewer providers serve them, and fewer clients support them. */
function* completionCases(): Iterable<WireCase> {
  const plainly = { record: { tags: [] } };
  for (const provider of Object.keys(known).filter((id) => known[id]?.tasks['text-generation'])) {
    yield wireCase('completion', 'text-generation', provider, {}, plainly);
    if (hasBothWays(provider))
      yield wireCase('completion, direct', 'text-generation', provider, { directRequest: true }, plainly);
  }
}

/** Options of any task. */
function* optionCases(): Iterable<WireCase> {
  for (const task of ['text-generation', 'text-classification', 'image-classification', 'text-to-image']) {
    yield wireCase('billTo', task, 'hf-inference', { billTo: 'acme-labs' });
    yield wireCase('token given', task, 'hf-inference', { accessToken: 'hf_given' });
  }
  yield wireCase('billTo', 'text-to-image', 'fal-ai', { billTo: 'acme-labs' });
  yield wireCase('billTo', 'text-to-video', 'together', { billTo: 'acme-labs' });
  yield wireCase('hostile', 'text-classification', 'hf-inference', { inputs: hostileText });
  yield wireCase('hostile', 'text-to-image', 'hf-inference', { inputs: hostileText });
  yield wireCase('hostile', 'image-to-image', 'hf-inference', {
    inputs: { image: 'cat.png', prompt: hostileText },
  });
  yield wireCase('hostile', 'text-to-video', 'fal-ai', { inputs: hostileText });
  yield wireCase('awkward file name', 'automatic-speech-recognition', 'together', {
    inputs: awkwardFile,
  });
  yield wireCase('billTo, direct', 'text-to-image', 'fal-ai', { billTo: 'acme-labs', directRequest: true });
  yield wireCase(
    'voice',
    'text-to-speech',
    'together',
    {},
    {
      record: {
        inferenceProviderMapping: {
          together: { providerId: 'acme/kokoro-tern', status: 'live', task: 'text-to-speech' },
        },
      },
    },
  );
  yield wireCase(
    'transformers',
    'text-to-audio',
    'hf-inference',
    {},
    { record: { library_name: 'transformers' } },
  );
  yield wireCase(
    'adapter',
    'text-to-image',
    'fal-ai',
    {},
    {
      record: {
        inferenceProviderMapping: {
          'fal-ai': {
            providerId: 'fal-ai/lora',
            status: 'live',
            task: 'text-to-image',
            adapter: 'lora',
            adapterWeightsPath: 'tern.safetensors',
          },
        },
      },
    },
  );
}

/** The hub's tasks at the reader's own deployment. */
function* endpointCases(): Iterable<WireCase> {
  const endpointUrl = 'https://tern.endpoints.example.com/deploy/1';
  for (const { task, provider } of inferenceMatrix())
    if (provider === 'hf-inference') yield wireCase('endpoint', task, provider, { endpointUrl });
  yield wireCase('endpoint ending in /v1', 'text-generation', 'hf-inference', {
    endpointUrl: `${endpointUrl}/v1/`,
  });
  yield wireCase('endpoint, streaming', 'text-generation', 'hf-inference', { endpointUrl, streaming: true });
}

/** How saving a file behaves when the service fails. */
function* faultCases(): Iterable<WireCase> {
  const handled = { errorHandling: true };
  for (const fault of [401, 402, 429, 503] as const) {
    yield wireCase('plain', 'text-generation', 'auto', handled, { fault });
    yield wireCase('streaming', 'text-generation', 'auto', { ...handled, streaming: true }, { fault });
    yield wireCase('plain', 'text-classification', 'hf-inference', handled, { fault });
    yield wireCase('plain', 'text-to-image', 'hf-inference', handled, { fault });
    yield wireCase('plain', 'text-to-video', 'fal-ai', handled, { fault });
    yield wireCase('direct', 'text-to-video', 'fal-ai', { ...handled, directRequest: true }, { fault });
  }
  const streaming = { ...handled, streaming: true };
  yield wireCase('streaming', 'text-generation', 'auto', streaming, { fault: 'broken-stream' });
}

/** The same calls with error handling: one for each kind of response. */
function* handledCases(): Iterable<WireCase> {
  const handled = { errorHandling: true };
  yield wireCase('error handling', 'text-generation', 'auto', handled);
  yield wireCase('error handling, streaming', 'text-generation', 'auto', { ...handled, streaming: true });
  for (const [task, provider] of [
    ['text-classification', 'hf-inference'],
    ['image-classification', 'hf-inference'],
    ['text-to-image', 'hf-inference'],
    ['text-to-image', 'nscale'],
    ['text-to-image', 'replicate'],
    ['text-to-image', 'fal-ai'],
    ['image-segmentation', 'fal-ai'],
    ['text-to-video', 'fal-ai'],
    ['text-to-video', 'novita'],
    ['image-to-video', 'wavespeed'],
    ['automatic-speech-recognition', 'together'],
  ] as const)
    yield wireCase('error handling', task, provider, handled);
}

/** Calls whose provider the hub's clients choose from the record's mapping. */
function* automaticCases(): Iterable<WireCase> {
  const entries = inferenceMatrix().filter(({ task }) => !chatTasks.has(task));
  for (const task of new Set(entries.map((entry) => entry.task))) {
    const serving = entries.filter((entry) => entry.task === task).map(({ provider }) => provider);
    const [first] = serving;
    const reaches = serving.find((id) => id === 'hf-inference') ?? first;
    if (reaches !== undefined) yield wireCase('plain', task, 'auto', {}, { reaches });
  }
}

function* matrixCases(): Iterable<WireCase> {
  for (const { task, provider } of inferenceMatrix()) {
    yield wireCase('plain', task, provider);
    // A chat about images differs from a text chat only in its messages.
    if (task === 'image-text-to-text') continue;
    if (hasBothWays(provider)) yield wireCase('direct', task, provider, { directRequest: true });
    if (chatTasks.has(task)) {
      yield wireCase('streaming', task, provider, { streaming: true });
      if (hasBothWays(provider))
        yield wireCase('direct, streaming', task, provider, { directRequest: true, streaming: true });
    }
  }
}

export const allCases = (): readonly WireCase[] => [
  ...matrixCases(),
  ...chatCases(),
  ...completionCases(),
  ...optionCases(),
  ...endpointCases(),
  ...faultCases(),
  ...handledCases(),
  ...automaticCases(),
];
