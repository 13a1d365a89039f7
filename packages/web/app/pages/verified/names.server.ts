/** @module What people type when they look for this page. */

export const names: readonly string[] = [
  'verification',
  'tested snippets',
  'does the code work',
  'proof',
  'executed snippets',
  'checked',
  'trust',
  'test results',
];
