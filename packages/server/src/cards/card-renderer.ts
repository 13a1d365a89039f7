/** @module Renders cards one after the other in a thread, each within a time limit. */
import { Worker } from 'node:worker_threads';
import type { RenderRequest } from './render-worker.ts';
import { cardLimits } from './render/limits.ts';
import { plainCard } from './render/plain-card.ts';
import type { RenderedCard, RenderOptions } from './render/rendered-card.ts';

export type RenderPlace = Omit<RenderOptions, 'highlighted'>;

export interface CardRenderer {
  /** Never fails: a card that cannot be rendered in time is shown as text. */
  render(markdown: string, place: RenderPlace): Promise<RenderedCard>;
  close(): Promise<void>;
}

/** A thread takes half a second to start and 60 MB, so it is kept for a while after the last card. */
const idleMs = 30_000;
const startMs = 60_000;
/** A thread loads in about half a second. Where that takes longer, the machine is busy and cards get more time. */
const loadingTimes = 4;
const mostTimes = 3;

export function cardRenderer(limitMs: number = cardLimits.milliseconds): CardRenderer {
  let worker: Worker | undefined;
  let patienceMs = limitMs;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const stop = async (): Promise<void> => {
    clearTimeout(idle);
    const stopped = worker;
    worker = undefined;
    await stopped?.terminate();
  };

  const attempt = async (request: RenderRequest): Promise<RenderedCard | undefined> => {
    clearTimeout(idle);
    if (worker === undefined) {
      const begun = performance.now();
      worker = await startWorker();
      const loadedMs = performance.now() - begun;
      patienceMs = Math.min(mostTimes * limitMs, Math.max(limitMs, loadingTimes * loadedMs));
    }
    if (worker === undefined) return undefined;
    worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
    worker.postMessage(request);
    const result = await messageOf<RenderedCard>(worker, patienceMs);
    if (result === undefined) await stop();
    else {
      worker?.unref();
      idle = setTimeout(() => void stop(), idleMs).unref();
    }
    return result;
  };

  const renderNow = async (markdown: string, place: RenderPlace): Promise<RenderedCard> =>
    (await attempt({ markdown, options: { ...place, highlighted: true } })) ??
    (/^(?:```|~~~)/m.test(markdown)
      ? await attempt({ markdown, options: { ...place, highlighted: false } })
      : undefined) ??
    plainCard(markdown);

  return {
    render(markdown, place) {
      const next = last.then(() => renderNow(markdown, place));
      last = next.catch(() => undefined);
      return next;
    },
    async close() {
      await last;
      await stop();
    },
  };
}

/** A thread that has loaded everything; `undefined` when none can be started. */
async function startWorker(): Promise<Worker | undefined> {
  const file = import.meta.url.endsWith('.ts') ? './render-worker.ts' : './render-worker.js';
  const worker = new Worker(new URL(file, import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  if ((await messageOf(worker, startMs)) !== undefined) return worker;
  await worker.terminate();
  return undefined;
}

/** `undefined` when the thread takes too long, runs out of memory or fails. */
async function messageOf<Message>(worker: Worker, limitMs: number): Promise<Message | undefined> {
  const { promise, resolve } = Promise.withResolvers<Message | undefined>();
  const fail = (): void => resolve(undefined);
  const timer = setTimeout(fail, limitMs);
  worker.on('message', resolve).on('error', fail).on('exit', fail);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off('message', resolve).off('error', fail).off('exit', fail);
  }
}
