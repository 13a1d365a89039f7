/** @module What people type when they look for this page. */

export const names: readonly string[] = [
  'migrate',
  'migration',
  'switch',
  'huggingface tasks',
  '@huggingface/tasks',
  '@huggingface/inference',
  'huggingface.js',
  'compat',
  'compatibility',
];
