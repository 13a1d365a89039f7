/** @module What people type when they look for this page. */

export const names: readonly string[] = [
  'paste a record',
  'custom model',
  'my own model',
  'private model',
  'try a model card',
  'record to snippet',
  'config to code',
  'unknown model',
];
