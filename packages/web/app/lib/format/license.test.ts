import { expect, it } from 'vitest';
import { licenseName } from './license.ts';

it.each([
  ['apache-2.0', 'Apache 2.0'],
  ['MIT', 'MIT'],
  ['llama3.1', 'Llama 3.1'],
  ['cc-by-nc-4.0', 'CC BY-NC 4.0'],
  ['cc0-1.0', 'CC0 1.0'],
  ['gpl-3.0', 'GPL 3.0'],
  ['cc', 'CC'],
  ['tongyi-qianwen', 'tongyi-qianwen'],
  ['constructor', 'constructor'],
])('%s reads %s', (id, name) => {
  expect(licenseName(id)).toBe(name);
});
