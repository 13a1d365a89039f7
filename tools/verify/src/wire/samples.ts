/** @module Sample responses of services: one for each task, in the documented shape. */
import { deflateSync, crc32 } from 'node:zlib';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Part of every response, to detect snippets that print something else. */
export const marker = 'Kittiwake';

/** The function that the model calls. */
export const calledFunction = 'tide_at';
const calledWith = JSON.stringify({ harbour: marker });
const call = (name: string | undefined, given: string): Json => ({
  index: 0,
  ...(name !== undefined && { id: 'call-1', type: 'function' }),
  function: { ...(name !== undefined && { name }), arguments: given },
});

/** A chat response, with a function call if the request declares functions. */
export const chatAnswer = (calls: boolean): Json => ({
  id: 'chat-1',
  object: 'chat.completion',
  created: 1_760_000_000,
  model: 'tern-1',
  choices: [
    {
      index: 0,
      message: {
        role: 'assistant',
        content: `${marker} é漢😀`,
        ...(calls && { tool_calls: [call(calledFunction, calledWith)] }),
      },
      finish_reason: calls ? 'tool_calls' : 'stop',
      logprobs: null,
    },
  ],
  usage: { prompt_tokens: 9, completion_tokens: 3, total_tokens: 12 },
});

const label = [
  { label: marker, score: 0.9 },
  { label: 'gull', score: 0.1 },
];
const embedding = [0.25, 0.5, 0.125];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(8 + body.length);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), 4 + body.length);
  return framed;
}

/** A valid PNG of one pixel. */
export const png: Buffer = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])),
  chunk('IDAT', deflateSync(Buffer.from([0, 200, 100, 50]))),
  chunk('IEND', Buffer.alloc(0)),
]);

/** Responses of the hub's inference server. */
export const hubAnswers: Readonly<Record<string, Json>> = {
  'audio-classification': label,
  'audio-to-audio': [{ label: marker, 'content-type': 'audio/flac', blob: 'AAECAw==' }],
  'automatic-speech-recognition': { text: marker },
  'document-question-answering': [{ answer: marker, score: 0.9, start: 0, end: 1 }],
  'feature-extraction': [embedding],
  'fill-mask': [{ score: 0.9, sequence: marker, token: 7, token_str: marker }],
  'image-classification': label,
  'image-segmentation': [{ label: marker, score: 0.9, mask: png.toString('base64') }],
  'image-to-text': [{ generated_text: marker }],
  'object-detection': [{ label: marker, score: 0.9, box: { xmin: 1, ymin: 2, xmax: 3, ymax: 4 } }],
  'question-answering': { answer: marker, score: 0.9, start: 0, end: 3 },
  'sentence-similarity': [0.25, 0.5, 0.125],
  summarization: [{ summary_text: marker }],
  'table-question-answering': { answer: marker, coordinates: [[0, 1]], cells: ['36542'], aggregator: 'NONE' },
  'tabular-classification': [0, 1],
  'tabular-regression': [0.25, 0.5],
  'text-classification': [label],
  'text-generation': {
    id: 'completion-1',
    object: 'text_completion',
    created: 1_760_000_000,
    model: 'tern-1',
    choices: [{ index: 0, text: marker, finish_reason: 'stop', seed: 1 }],
  },
  'text-to-audio': [{ audio: 'AAECAw==', sampling_rate: 16_000, label: marker }],
  'token-classification': [{ entity_group: 'PER', score: 0.9, word: marker, start: 0, end: 3 }],
  translation: [{ translation_text: marker }],
  'visual-question-answering': [{ answer: marker, score: 0.9 }],
  'zero-shot-classification': label,
  'zero-shot-image-classification': label,
};

/** Responses of providers with a different shape. */
const ownAnswers: Readonly<Record<string, Json>> = {
  'replicate automatic-speech-recognition': { id: 'p1', status: 'succeeded', output: marker },
  'zai-org image-to-text': { id: 'l1', md_results: marker },
};

export function jsonAnswer(task: string, provider: string, client: string): Json {
  // The hub's two clients disagree on this response: one reads only an object, the other the list.
  if (task === 'image-to-text' && provider === 'hf-inference' && client === 'huggingface.js')
    return { generated_text: marker };
  // It completes text at the server's root, where the response has another shape.
  if (task === 'text-generation' && provider === 'hf-inference' && client === 'huggingface_hub')
    return [{ generated_text: marker }];
  const own = ownAnswers[`${provider} ${task}`];
  if (own !== undefined) return own;
  if (task === 'feature-extraction' && provider !== 'hf-inference')
    return { object: 'list', data: [{ object: 'embedding', index: 0, embedding }], model: 'tern-1' };
  return hubAnswers[task] ?? null;
}

/** Text that must be printed when the response is JSON. */
export const wordOf = (task: string): string =>
  /^(?:feature-extraction|sentence-similarity|tabular-regression)$/.test(task)
    ? '0.25'
    : task === 'tabular-classification'
      ? '1'
      : marker;

/** Bytes of a result file, including all that text handling would corrupt. */
export const resultBytes = (file: string): Buffer =>
  file.endsWith('.png') ? png : Buffer.from(Array.from({ length: 512 }, (_, index) => index % 256));

export const mediaTypeOfResult = (file: string): string =>
  file.endsWith('.png') ? 'image/png' : file.endsWith('.mp4') ? 'video/mp4' : 'audio/wav';

/** Text of the stream, split as networks do: inside characters, inside lines, between the two line ends. */
export const streamedText = `${marker} says é漢😀 here`;

const event = (data: Json): string => `data: ${JSON.stringify(data)}\n\n`;
const delta = (fields: Json, finish: Json = null): string =>
  event({
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 1_760_000_000,
    model: 'tern-1',
    choices: [{ index: 0, delta: fields, finish_reason: finish }],
  });

const streamText = (calls: boolean): string =>
  [
    ': a comment that keeps the connection open\n\n',
    delta({ role: 'assistant' }),
    ...streamedText.split(/(?<= )/).map((content) => delta({ content })),
    ...(calls
      ? [
          delta({ tool_calls: [call(calledFunction, '')] }),
          delta({ tool_calls: [call(undefined, calledWith)] }),
        ]
      : []),
    delta({}, calls ? 'tool_calls' : 'stop'),
    event({
      id: 'chat-1',
      object: 'chat.completion.chunk',
      created: 1_760_000_000,
      model: 'tern-1',
      choices: [],
    }),
    'data: [DONE]\n\n',
  ].join('');

export function streamChunks(broken: boolean, calls: boolean): readonly Buffer[] {
  const whole = Buffer.from(streamText(calls));
  const end = broken ? Math.floor(whole.length / 2) : whole.length;
  const chunks: Buffer[] = [];
  // Chunks of these lengths end inside multi-byte characters and lines.
  for (let from = 0, step = 1; from < end; from += step, step = (step * 7) % 23 || 5)
    chunks.push(whole.subarray(from, Math.min(end, from + step)));
  return chunks;
}
