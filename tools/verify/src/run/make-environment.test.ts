import { expect, it } from 'vitest';
import { isMachineFault } from './make-environment.ts';

it.each([
  'error: dns error: failed to lookup address information',
  'npm error code ENOTFOUND',
  'OSError: [Errno 28] No space left on device',
  'operation timed out',
])('an installation is not blamed for %s', (text) => {
  expect(isMachineFault(text)).toBe(true);
});

it.each(["ModuleNotFoundError: No module named 'torch'", 'No solution found when resolving dependencies'])(
  'an installation is blamed for %s',
  (text) => {
    expect(isMachineFault(text)).toBe(false);
  },
);
