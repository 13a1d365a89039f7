/** @module A thread that serves the API without the pages. */
import { enableCompileCache } from 'node:module';

// What follows is loaded after this line, so that its compiled code is cached between starts.
enableCompileCache();

const { serveInThread } = await import('./serve-in-thread.ts');
await serveInThread();
