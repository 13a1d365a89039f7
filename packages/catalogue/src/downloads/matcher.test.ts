import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathArbitrary, ruleArbitrary } from './testing/arbitraries.ts';
import { matcher } from './matcher.ts';
import { parseRule } from './parse.ts';
import { fields, splitPath } from './path-parts.ts';
import { referenceField, referenceMatch } from './testing/reference.ts';

const counted = (rule: string, paths: readonly string[]): string[] => paths.filter(matcher(parseRule(rule)));

test.each([
  ['vae/model.fp16.pt', 'vae/', 'model.fp16', 'pt'],
  ['config.json', '', 'config', 'json'],
  ['a/b/README', 'a/b/', 'README', ''],
  ['.gitattributes', '', '.gitattributes', ''],
  ['a.b/.meta.json', 'a.b/', '.meta', 'json'],
  ['name.', '', 'name', ''],
  ['a.b/c', 'a.b/', 'c', ''],
])('%s splits into folder, name and extension', (path, prefix, name, extension) => {
  expect(splitPath(path)).toEqual({
    path,
    path_prefix: prefix,
    path_filename: name,
    path_extension: extension,
  });
});

test('any path splits like the reference', () => {
  fc.assert(
    fc.property(pathArbitrary, fc.constantFrom(...fields), (path, field) => {
      expect(splitPath(path)[field]).toBe(referenceField(path, field));
    }),
  );
});

test('path is the whole path, so a bare name matches only at the root', () => {
  expect(counted('path:"config.json"', ['config.json', 'vae/config.json'])).toEqual(['config.json']);
});

test('path_filename and path_extension match a file in any folder', () => {
  const rule = 'path_filename:"config" AND path_extension:"json"';
  expect(counted(rule, ['config.json', 'vae/config.json', 'config.yaml', 'my-config.json'])).toEqual([
    'config.json',
    'vae/config.json',
  ]);
});

test('path_prefix is the exact folder, a wildcard includes subfolders', () => {
  const paths = ['a.pt', 'checkpoints/a.pt', 'checkpoints/deep/a.pt'];
  expect(counted('path_prefix:"checkpoints/"', paths)).toEqual(['checkpoints/a.pt']);
  expect(counted('path_prefix:"checkpoints/*"', paths)).toEqual([
    'checkpoints/a.pt',
    'checkpoints/deep/a.pt',
  ]);
  expect(counted('path_prefix:""', paths)).toEqual(['a.pt']);
});

test('_exists_ of path_prefix matches files inside folders', () => {
  const rule = 'path_filename:"model" AND path_extension:"mil" AND _exists_:"path_prefix"';
  expect(counted(rule, ['model.mil', 'TextDecoder.mlmodelc/model.mil'])).toEqual([
    'TextDecoder.mlmodelc/model.mil',
  ]);
});

test('matching is case-sensitive, and pieces of a pattern do not overlap', () => {
  expect(counted('path:"*.GGUF"', ['a.gguf', 'a.GGUF'])).toEqual(['a.GGUF']);
  expect(counted('path:"aba*aba"', ['aba', 'ababa', 'abaaba'])).toEqual(['abaaba']);
});

test('the predicate agrees with the reference', () => {
  fc.assert(
    fc.property(ruleArbitrary, pathArbitrary, (rule, path) => {
      expect(matcher(rule)(path)).toBe(referenceMatch(rule, path));
    }),
    { numRuns: 2000 },
  );
});
