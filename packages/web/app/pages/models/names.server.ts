/** @module What people type when they look for this page. */

export const names: readonly string[] = [
  'browse models',
  'model list',
  'all models',
  'trending models',
  'popular models',
  'model hub',
  'checkpoints',
  'weights',
  'leaderboard',
];
