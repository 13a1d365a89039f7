import { expect, test } from 'vitest';
import { ruleFaults } from './faults.ts';
import { parseRule } from './parse.ts';

test.each([
  ['path_extension:".pth"', 'an extension is what follows the last dot, without the dot'],
  ['path_extension:"setup.py"', 'an extension is what follows the last dot, without the dot'],
  ['path_extension:"a/*"', 'an extension contains no slash'],
  ['path_filename:"vae/config"', 'a file name contains no slash; use path_prefix for folders'],
  ['path_prefix:"checkpoints"', 'a folder ends with a slash'],
  ['path_prefix:"/checkpoints/"', 'a folder has no leading slash'],
  ['path:"/config.json"', 'a path has no leading slash'],
  ['path:"vae/"', 'a path ends with a file name, not with a slash'],
])('%s matches nothing, with a reason', (text, reason) => {
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
