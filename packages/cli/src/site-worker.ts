/** @module A thread of `loadout serve` that handles requests, pages included. */
import { enableCompileCache } from 'node:module';

// What follows is loaded after this line, so that its compiled code is cached between starts.
enableCompileCache();

const [{ serveInThread }, { openSite }] = await Promise.all([
  import('@loadout/server'),
  import('@loadout/web'),
]);
await serveInThread(await openSite());
