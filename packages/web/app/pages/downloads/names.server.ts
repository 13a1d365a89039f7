/** @module What people type when they look for this page. */

export const names: readonly string[] = [
  'download counts',
  'how downloads are counted',
  'download statistics',
  'count downloads',
  'download stats',
  'query files',
  'countdownloads',
];
