/** @module Warms the cache of the API reference after the start, so that the first reader does not wait. */
import type { Api } from './api/new-api.ts';
import type { Settings } from './settings.ts';

/** Delay, so that requests right after the start are handled first. */
const after = 2_000;

/** Generates the examples of the API reference. Returns a function that cancels it, or waits if it has begun. */
export function warmUpLater(
  app: Api,
  { publicUrl = 'http://localhost' }: Pick<Settings, 'publicUrl'>,
): () => Promise<void> {
  let begun: Promise<unknown> = Promise.resolve();
  const timer = setTimeout(() => {
    begun = Promise.resolve(app.request(new Request(`${publicUrl}/docs.json`))).catch(() => undefined);
  }, after);
  timer.unref();
  return async () => {
    clearTimeout(timer);
    await begun;
  };
}
