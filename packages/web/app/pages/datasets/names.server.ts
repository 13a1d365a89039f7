/** @module What people type when they look for this page. */

export const names: readonly string[] = [
  'browse datasets',
  'training data',
  'data',
  'corpus',
  'corpora',
  'all datasets',
];
