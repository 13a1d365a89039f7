import { expect, test } from 'vitest';
import { humanLanguage } from './languages.ts';

test.each([
  ['pt', 'Portuguese'],
  ['multilingual', 'Multilingual'],
  ['code', 'Code'],
  ['no language', 'no language'],
])('%s is %s', (code, name) => {
  expect(humanLanguage(code)).toBe(name);
});
