import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ruleArbitrary } from './testing/arbitraries.ts';
import { defaultRule } from './default-rule.ts';
import { toEnglish } from './english.ts';
import { knownRules } from './testing/known-rules.ts';
import { parseRule } from './parse.ts';

test.each([
  ['path:config.json OR path_extension:gguf', 'config.json, or for any file ending in .gguf'],
  [
    'path_extension:pt OR path:a/b.json OR path_extension:pth',
    'any file ending in .pt or .pth, or for a/b.json',
  ],
  ['path_filename:config AND path_extension:json', 'any file called config.json'],
  ['path_filename:config OR path_filename:model', 'any file called config or model with any extension'],
  ['path_extension:pt AND path_prefix:checkpoints/', 'any file ending in .pt and directly in checkpoints/'],
  [
    'path_extension:pt AND path_prefix:checkpoints/*',
    'any file ending in .pt and in checkpoints/ or below it',
  ],
  [
    'path_filename:model AND path_extension:mil AND _exists_:path_prefix',
    'any file called model.mil and inside a folder',
  ],
  [
    'path_prefix:"" AND (path_extension:a OR path_extension:b)',
    'any file in the top folder and (ending in .a or .b)',
  ],
  [
    'NOT (path_extension:md OR path_filename:model-*)',
    'any file not ending in .md and without a name starting with model-',
  ],
  [
    'NOT (path_extension:md AND NOT path:*x)',
    'any file not ending in .md, or for any file with a path ending in x',
  ],
  [
    'path:a*b AND NOT _exists_:path_extension',
    'any file with a path of the form a*b and without an extension',
  ],
  ['path:*', 'any file of any kind'],
  ['path_prefix:a*', 'any file with a folder starting with a'],
  ['path_prefix:*a/', 'any file with a folder ending in a/'],
  ['path:a/*', 'any file with a path starting with a/'],
  ['path_prefix:a/*b/*', 'any file with a folder of the form a/*b/*'],
  ['path:*a*', 'any file with a path of the form *a*'],
  ['NOT path_extension:""', 'any file with an extension'],
  ['path:"a, or b\u202E"', String.raw`“a, or b\u{202e}”`],
])('%s', (text, english) => {
  expect(toEnglish(parseRule(text))).toBe(`Counts each request for ${english}.`);
});

test('the default rule', () => {
  expect(toEnglish(defaultRule)).toBe(
    'Counts each request for config.json, config.yaml, hyperparams.yaml, params.json or meta.yaml.',
  );
});

test.each(knownRules)('%s needs no brackets', (text) => {
  expect(toEnglish(parseRule(text))).toMatch(/^Counts each request for [^()]+\.$/u);
});

test('any rule is one line without invisible characters', () => {
  fc.assert(
    fc.property(ruleArbitrary, (rule) => {
      expect(toEnglish(rule)).toMatch(/^Counts each request for [^\p{C}\p{Zl}\p{Zp}]+\.$/u);
    }),
  );
});
