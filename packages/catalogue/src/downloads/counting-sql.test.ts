import { describe, expect, test } from 'vitest';
import { countingQuery, ruleText, verdictsOf } from './counting-sql.ts';
import { downloadRule } from './default-rule.ts';
import { parseRule } from './parse.ts';
import { anyOf, match } from './rule.ts';
import { warehouseDialects, warehouses } from './warehouse.ts';

describe('a rule without parameters', () => {
  test.each([
    ['duckdb', `("path" = 'a''b\\' OR starts_with("path_prefix", 'x%_'))`],
    ['clickhouse', "(`path` = 'a\\'b\\\\' OR startsWith(`path_prefix`, 'x%_'))"],
    ['spark', "(`path` = 'a\\'b\\\\' OR startswith(`path_prefix`, 'x%_'))"],
  ] as const)('for %s quotes its values', (warehouse, text) => {
    const rule = anyOf(match('path', "a'b\\"), match('path_prefix', 'x%_', ''));
    expect(ruleText(rule, warehouse)).toBe(text);
  });

  test.each([
    ['duckdb', `"path" LIKE 'a!_%b!%c%d' ESCAPE '!'`],
    ['clickhouse', String.raw`${'`path`'} LIKE 'a\\_%b\\%c%d'`],
    ['spark', "`path` LIKE 'a!_%b!%c%d' ESCAPE '!'"],
  ] as const)('for %s escapes wildcards of LIKE', (warehouse, text) => {
    expect(ruleText({ kind: 'match', field: 'path', pattern: ['a_', 'b%c', 'd'] }, warehouse)).toBe(text);
  });
});

test('libraries with one rule share a branch, those with the default rule have none', () => {
  const rules = new Map([
    ['a', parseRule('path:x')],
    ['b', downloadRule(undefined)],
    ['c', parseRule('path:"x"')],
  ]);
  expect(verdictsOf(rules).map(({ keys }) => keys)).toEqual([['a', 'c']]);
});

test.each(warehouses)('the query for %s names the table, the window and each library', (warehouse) => {
  const rules = new Map([["it's", parseRule('path:x')]]);
  const query = countingQuery(rules, { warehouse, table: 'logs.requests', windowSeconds: 300 });
  expect(query).toMatch(/FROM ["`]logs["`]\.["`]requests["`]/);
  expect(query).toContain('300');
  expect(query).toMatch(/library IN \('it(?:''|\\')s'\)/);
});

test.each(warehouses)('%s has a function for each simple pattern', (warehouse) => {
  const { identifier, literal, endsWith, startsWith, contains, like } = warehouseDialects[warehouse];
  const path = identifier('path');
  const condition = (pattern: string): string => ruleText(parseRule(`path:"${pattern}"`), warehouse);
  expect(condition('*.bin')).toBe(endsWith(path, literal('.bin')));
  expect(condition('a/*')).toBe(startsWith(path, literal('a/')));
  expect(condition('*a*')).toBe(contains(path, literal('a')));
  expect(condition('a*b')).toBe(like(path, ['a', 'b']));
  expect(condition('a*b*')).toBe(like(path, ['a', 'b', '']));
  expect(condition('*a*b')).toBe(like(path, ['', 'a', 'b']));
  expect(condition('*a*b*')).toBe(like(path, ['', 'a', 'b', '']));
});

test('a query has a column for each part of a path, and not for the path itself', () => {
  const query = countingQuery(new Map([['tide', parseRule('path_extension:"bin"')]]), {
    warehouse: 'duckdb',
    table: 'logs',
    windowSeconds: 300,
  });
  for (const field of ['path_prefix', 'path_filename', 'path_extension'])
    expect(query.match(new RegExp(` AS "?${field}"?`, 'g'))).toHaveLength(1);
  expect(query).not.toMatch(/ AS "?path"?[,\n]/);
});
