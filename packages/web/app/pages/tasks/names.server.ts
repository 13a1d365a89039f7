/** @module What people type when they look for this page. */

export const names: readonly string[] = [
  'what can models do',
  'all tasks',
  'use cases',
  'pipeline tags',
  'machine learning tasks',
  'pipeline_tag',
];
