import { expect, it } from 'vitest';
import { hasCommand } from './blocks.ts';

it.each(['# One.', '  // Two.\n', '\n# Three.\n\n  # Four.'])(
  'finds nothing to execute in comments: %j',
  (code) => {
    expect(hasCommand(code)).toBe(false);
  },
);

it.each(['print(1)  # One.', '# Two.\nls', '  x = "#"'])('finds code next to comments: %j', (code) => {
  expect(hasCommand(code)).toBe(true);
});
