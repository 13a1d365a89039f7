import { expect, test } from 'vitest';
import { mediaOf } from './themes.ts';

test.each([
  ['light', 'system', '(prefers-color-scheme: light)'],
  ['dark', 'system', '(prefers-color-scheme: dark)'],
  ['light', 'dark', 'not all'],
  ['dark', 'dark', 'all'],
] as const)('the color of %s with the theme %s is for %s', (scheme, theme, media) => {
  expect(mediaOf(scheme, theme)).toBe(media);
});
