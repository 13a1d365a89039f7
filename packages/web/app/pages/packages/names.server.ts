/** @module What people type when they look for this page. */

export const names: readonly string[] = [
  'npm',
  'npm packages',
  'npm install',
  'node package',
  'javascript library',
  'typescript',
  'sdk',
  'react components',
  'embed',
];
