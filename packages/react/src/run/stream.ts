/** @module Server-sent events of a chat: text, reasoning and tool calls. */
import { messageOf, RunError, unreadableProblem } from './problem.ts';

export interface ChatAnswer {
  readonly text: string;
  /** Reasoning that precedes the answer; empty for most models. */
  readonly reasoning: string;
  readonly toolCalls: readonly { readonly name: string; readonly arguments: string }[];
}

const emptyAnswer: ChatAnswer = { text: '', reasoning: '', toolCalls: [] };

export const hasContent = ({ text, reasoning, toolCalls }: ChatAnswer): boolean =>
  text !== '' || reasoning !== '' || toolCalls.length > 0;

interface Read {
  readonly answer: ChatAnswer;
  /** Whether the service marked the end of the stream. */
  readonly complete: boolean;
}

/** Reads to the end, and reports every part as it arrives. */
export async function readStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  show: (answer: ChatAnswer) => void,
): Promise<Read> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let read: Read = { answer: emptyAnswer, complete: false };
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + (value ?? '\n')).split(/\r\n|[\r\n]/);
    rest = lines.pop() ?? '';
    for (const line of lines) read = withLine(read, line);
    if (value !== undefined) show(read.answer);
    if (done) return read;
  }
}

function withLine(read: Read, line: string): Read {
  const data = line.startsWith('data:') ? line.slice(5).trim() : '';
  if (data === '') return read;
  if (data === '[DONE]') return { ...read, complete: true };
  const event = eventOf(data);
  const message = 'error' in event ? messageOf(event.error) : undefined;
  if (message !== undefined)
    throw new RunError({
      title: 'The provider failed while it answered.',
      advice: 'Run it again, or choose another provider.',
      detail: message,
    });
  const [choice] = event.choices ?? [];
  return {
    answer: choice?.delta ? withDelta(read.answer, choice.delta) : read.answer,
    complete: read.complete || typeof choice?.finish_reason === 'string',
  };
}

interface Delta {
  readonly content?: unknown;
  readonly reasoning?: unknown;
  readonly reasoning_content?: unknown;
  readonly tool_calls?: readonly {
    readonly index?: number;
    readonly function?: { readonly name?: unknown; readonly arguments?: unknown };
  }[];
}

interface StreamEvent {
  readonly error?: unknown;
  readonly choices?: readonly { readonly delta?: Delta; readonly finish_reason?: string | null }[];
}

function eventOf(data: string): StreamEvent {
  try {
    const event: StreamEvent | null = JSON.parse(data);
    return typeof event === 'object' && event !== null ? event : {};
  } catch {
    throw new RunError(unreadableProblem('a stream of JSON events'));
  }
}

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

function withDelta({ text, reasoning, toolCalls }: ChatAnswer, delta: Delta): ChatAnswer {
  return {
    text: text + words(delta.content),
    reasoning: reasoning + (words(delta.reasoning_content) || words(delta.reasoning)),
    toolCalls: (delta.tool_calls ?? []).reduce(withToolCall, toolCalls),
  };
}

/** A tool's arguments come in parts, each with the index of its call. */
function withToolCall(
  calls: ChatAnswer['toolCalls'],
  { index = 0, function: part = {} }: NonNullable<Delta['tool_calls']>[number],
): ChatAnswer['toolCalls'] {
  const before = calls[index] ?? { name: '', arguments: '' };
  const after = {
    name: before.name + words(part.name),
    arguments: before.arguments + words(part.arguments),
  };
  return calls.toSpliced(index, 1, after);
}
