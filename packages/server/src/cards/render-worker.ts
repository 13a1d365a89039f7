/** @module The thread that renders cards: a card that takes too long is stopped by ending the thread. */
import { parentPort } from 'node:worker_threads';
import { plainCard } from './render/plain-card.ts';
import { renderCard } from './render/render-card.ts';
import type { RenderedCard, RenderOptions } from './render/rendered-card.ts';

export interface RenderRequest {
  readonly markdown: string;
  readonly options: RenderOptions;
}

parentPort?.on('message', async ({ markdown, options }: RenderRequest) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage(await rendered(markdown, options));
});

/** A stack overflow is an error like any other here. */
async function rendered(markdown: string, options: RenderOptions): Promise<RenderedCard> {
  try {
    return await renderCard(markdown, options);
  } catch {
    return plainCard(markdown);
  }
}

// The first message says that everything is loaded, so that loading does not count as rendering.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage('ready');
