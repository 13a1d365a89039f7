/** @module What people type when they look for this page. */

export const names: readonly string[] = [
  'local apps',
  'desktop apps',
  'run locally',
  'run on my computer',
  'run on a mac',
  'run on windows',
  'run on linux',
  'offline',
  'local llm',
  'local inference',
  'self hosted',
  'install an app',
];
