import { expect, test } from 'vitest';
import { ruleFaults } from './faults.ts';
import { parseRule } from './parse.ts';

test.each([
  ['path_extension:".pth"', 'an extension is what follows the last dot, without the dot'],
  ['path_extension:"setup.py"', 'an extension is what follows the last dot, without the dot'],
  ['path_extension:"a/*"', 'an extension holds no slash'],
  ['path_filename:"vae/config"', 'a file name holds no slash; folders belong to path_prefix'],
  ['path_prefix:"checkpoints"', 'a folder ends in a slash'],
  ['path_prefix:"/checkpoints/"', 'a folder is written without a slash at its start'],
  ['path:"/config.json"', 'a path is written without a slash at its start'],
  ['path:"vae/"', 'a path ends in a file name, not in a slash'],
])('%s counts nothing, and the reason is given', (text, reason) => {
  expect(ruleFaults(parseRule(`path:a OR NOT (path:b AND ${text})`))).toEqual([
    `${text} never matches: ${reason}.`,
  ]);
});

test('a rule that can match has no faults', () => {
  expect(
    ruleFaults(parseRule('path_extension:pt AND path_prefix:"a/*" AND path_filename:x.y OR path:"*/z"')),
  ).toEqual([]);
  expect(ruleFaults(parseRule('path_prefix:"" OR path_prefix:"a*" OR _exists_:path'))).toEqual([]);
});
