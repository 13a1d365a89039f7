/** @module What people type when they look for this page. */

export const names: readonly string[] = [
  'frameworks',
  'python packages',
  'all libraries',
  'sdk',
  'which library',
  'packages',
];
