/** @module Loads the common grammars shortly after the start, so that the first visitor does not wait for them. */
import { highlight } from '@loadout/server/highlight';

export function warmUp(): void {
  setTimeout(async () => {
    for (const language of ['python', 'shell', 'javascript']) await highlight('f("x")', language);
  }, 250).unref();
}
