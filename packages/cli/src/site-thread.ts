/** @module Where the thread that serves pages is: beside this file, in the sources and in every build. */

export const siteThread = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? './site-worker.ts' : './site-worker.js', import.meta.url);
