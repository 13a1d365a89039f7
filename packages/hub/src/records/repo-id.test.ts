import { describe, expect, it } from 'vitest';
import { repoIdProblem } from './repo-id.ts';

describe('an id', () => {
  it.each(['gpt2', 'owner/name', 'Owner_1/Name-2.5_b', '_x/_y_', '0/1', `a/${'n'.repeat(250)}`])(
    'may be %s',
    (id) => {
      expect(repoIdProblem(id)).toBeUndefined();
    },
  );

  it.each([
    '',
    '/',
    'a/',
    '/b',
    'a/b/c',
    'a b',
    'ä/b',
    'a/b\n',
    'a/../b',
    '..',
    '.',
    'a/.b',
    'a/b.',
    'a/-b',
    'a/b--c',
    'a/b..c',
    'a\\b',
    'a/b?x=1',
    'a/b#c',
    'a/%2e',
    'a/b\0',
    `${'o'.repeat(97)}/b`,
    `a/${'n'.repeat(256)}`,
  ])('may not be %j', (id) => {
    expect(repoIdProblem(id)).toEqual(expect.any(String));
  });
});
