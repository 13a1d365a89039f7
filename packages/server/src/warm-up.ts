/** @module Makes what the first reader would wait for, once the server has started. */
import type { Api } from './api/new-api.ts';
import type { Settings } from './settings.ts';

/** Requests that come with the start are answered first. */
const after = 2_000;

/** The examples of the API reference. Returns a function that calls it off, or waits for what has begun. */
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
