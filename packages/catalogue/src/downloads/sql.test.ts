import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { pathArbitrary, ruleArbitrary } from './testing/arbitraries.ts';
import { matcher } from './matcher.ts';
import { parseRule } from './parse.ts';
import { splitPath } from './path-parts.ts';
import { match, type Pattern, type Rule } from './rule.ts';
import { toSql, type SqlOptions } from './sql.ts';

const database = new DatabaseSync(':memory:');
database.exec('CREATE TABLE files (path, path_prefix, path_filename, path_extension)');
// PostgreSQL's LIKE is case-sensitive; with this pragma SQLite's is too and can replace it here.
database.exec('PRAGMA case_sensitive_like = ON');
const insert = database.prepare('INSERT INTO files VALUES (?, ?, ?, ?)');
afterAll(() => database.close());

const select = (rule: Rule, dialect: SqlOptions['dialect']): unknown[] => {
  const { text, values } = toSql(rule, { dialect });
  const statement = database.prepare(`SELECT path FROM files WHERE ${text} ORDER BY rowid`);
  const rows =
    dialect === 'sqlite'
      ? statement.all(...values)
      : statement.all(Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value])));
  return rows.map((row) => row['path']);
};

const fill = (paths: readonly string[]): void => {
  database.exec('DELETE FROM files');
  for (const path of paths) {
    const parts = splitPath(path);
    insert.run(parts.path, parts.path_prefix, parts.path_filename, parts.path_extension);
  }
};

/** Values with characters that are special in GLOB, LIKE or SQL, and plain ones that a missing escape would match. */
const specialValues = [
  'a[b]c',
  'abc',
  'ABC',
  'a*c',
  'a?c',
  'a%c',
  'a_c',
  'a!c',
  'a!!c',
  'a^c',
  '[^b]',
  'b',
  "a'c",
  'a"c',
  'a\\c',
];

describe.each(['sqlite', 'postgres'] as const)('the condition for %s', (dialect) => {
  test('matches the files that the predicate counts', () => {
    fc.assert(
      fc.property(ruleArbitrary, fc.array(pathArbitrary, { maxLength: 8 }), (rule, paths) => {
        fill(paths);
        expect(select(rule, dialect)).toEqual(paths.filter(matcher(rule)));
      }),
      { numRuns: 300 },
    );
  });

  test.each(specialValues)('matches every character of %j literally', (value) => {
    fill(specialValues);
    const patterns: Pattern[] = [[value], [value, ''], ['', value], ['', value, '']];
    for (const pattern of patterns) {
      const rule = match('path', ...pattern);
      expect(select(rule, dialect)).toEqual(specialValues.filter(matcher(rule)));
    }
  });

  test('is not too deep for the database with the longest rule', () => {
    fill(['a249']);
    const long = Array.from({ length: 250 }, (_, index) => `path:*a${index}`).join(' OR ');
    expect(select(parseRule(long), dialect)).toEqual(['a249']);
  });

  test('binds every value as a parameter', () => {
    const hostile = `path:"'; DROP TABLE files; --" OR path:"*\\"') OR 1=1 --"`;
    const { text } = toSql(parseRule(hostile), { dialect });
    expect(text).not.toContain('DROP');
    expect(text).not.toContain('1=1');
  });
});

test('values of one field in an OR become one IN', () => {
  const rule = parseRule('path:a OR path_extension:pt OR path:b OR path:a');
  expect(toSql(rule, { dialect: 'sqlite' })).toEqual({
    text: '("path" IN (?, ?) OR "path_extension" = ?)',
    values: ['a', 'b', 'pt'],
  });
});

test('PostgreSQL parameters are numbered from the given start', () => {
  expect(
    toSql(parseRule('path_prefix:a_* AND NOT path:b'), { dialect: 'postgres', firstParameter: 4 }),
  ).toEqual({
    text: `("path_prefix" LIKE $4 ESCAPE '!' AND NOT ("path" = $5))`,
    values: ['a!_%', 'b'],
  });
});

test('columns can be renamed, and names are quoted', () => {
  const options = { dialect: 'sqlite', columns: { path: 'file "x' } } as const;
  expect(toSql(parseRule('path:a'), options).text).toBe('"file ""x" = ?');
});
