/** @module Sample responses of chat services: a single response and a stream. */
import { type Json, marker } from './answers.ts';

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
