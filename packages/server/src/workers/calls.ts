/** @module Calls of a thread to the main thread: a request, and a port for the reply. */
import { once } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Card, Freshness, LiveRecord, RepoKind, Sighting } from '@loadout/hub';
import type { CardOwner } from '../cards/card-updates.ts';
import type { RenderPlace } from '../cards/card-renderer.ts';
import type { RenderedCard } from '../cards/render/rendered-card.ts';
import type { Metric } from '../metrics/exposition.ts';
import { fromThreadError, type ThreadError, toThreadError } from './thread-error.ts';

interface RecordKey {
  readonly kind: RepoKind;
  readonly id: string;
}

/** Calls that the main thread handles for the others. */
export interface MainCalls {
  /** The freshness of a stored record; starts a refresh if one is due. */
  readonly look: { request: RecordKey; reply: Freshness | undefined };
  readonly liveRecord: { request: RecordKey; reply: LiveRecord | undefined };
  readonly liveFreshness: { request: RecordKey; reply: Freshness | undefined };
  readonly liveHistory: { request: RecordKey; reply: readonly Sighting[] };
  readonly updateCard: { request: { kind: RepoKind; record: CardOwner }; reply: Card | undefined };
  readonly renderCard: { request: { markdown: string; place: RenderPlace }; reply: RenderedCard };
  /** Of all threads together. */
  readonly metrics: { request: undefined; reply: readonly Metric[] };
}

type Name = keyof MainCalls;

export type MainHandlers = {
  readonly [N in Name]: (request: MainCalls[N]['request']) => Promise<MainCalls[N]['reply']>;
};

interface CallOf<N extends Name> {
  readonly type: 'call';
  readonly name: N;
  readonly request: MainCalls[N]['request'];
  readonly port: MessagePort;
}

export type Call = { readonly [N in Name]: CallOf<N> }[Name];

type Reply<Value> = { readonly value: Value } | { readonly error: ThreadError };

export async function call<N extends Name>(
  main: Pick<MessagePort, 'postMessage'>,
  name: N,
  request: MainCalls[N]['request'],
): Promise<MainCalls[N]['reply']> {
  const { port1, port2 } = new MessageChannel();
  try {
    const replied = once(port1, 'message');
    main.postMessage({ type: 'call', name, request, port: port2 }, [port2]);
    const reply: Reply<MainCalls[N]['reply']> = (await replied)[0];
    if ('error' in reply) throw fromThreadError(reply.error);
    return reply.value;
  } finally {
    port1.close();
  }
}

export async function answerCall<N extends Name>(handlers: MainHandlers, asked: CallOf<N>): Promise<void> {
  const reply = await replyTo(() => handlers[asked.name](asked.request));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  asked.port.postMessage(reply);
  asked.port.close();
}

async function replyTo<Value>(work: () => Promise<Value>): Promise<Reply<Value>> {
  try {
    return { value: await work() };
  } catch (error) {
    return { error: toThreadError(error) };
  }
}
