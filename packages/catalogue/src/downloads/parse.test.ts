import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CatalogueError } from '../errors.ts';
import { ruleArbitrary } from './testing/arbitraries.ts';
import { defaultRule, downloadRule } from './default-rule.ts';
import { knownRules } from './testing/known-rules.ts';
import { parseRule } from './parse.ts';
import { printRule } from './print.ts';
import { RuleError } from './rule-error.ts';
import { allOf, anyOf, match, not, type Rule } from './rule.ts';

const attempt = (text: string): Rule | RuleError => {
  try {
    return parseRule(text);
  } catch (error) {
    if (error instanceof RuleError) return error;
    throw error;
  }
};

const errorOf = (text: string): RuleError => {
  const result = attempt(text);
  if (result instanceof RuleError) return result;
  throw new Error(`${text} was accepted`);
};

const nested = (depth: number): string => `${'('.repeat(depth)}path:a${')'.repeat(depth)}`;

const terms = (count: number): string => Array.from({ length: count }, () => 'path:a').join(' OR ');

describe('a rule', () => {
  test('parses a field, a colon and a value, quoted or bare', () => {
    expect(parseRule('path:"a b/c.json"')).toEqual(match('path', 'a b/c.json'));
    expect(parseRule('path_extension:pt')).toEqual(match('path_extension', 'pt'));
    expect(parseRule('path_prefix:""')).toEqual(match('path_prefix', ''));
  });

  test('gives AND precedence over OR', () => {
    const [a, b, c] = [match('path', 'a'), match('path', 'b'), match('path', 'c')];
    expect(parseRule('path:a OR path:b AND path:c')).toEqual(anyOf(a, allOf(b, c)));
    expect(parseRule('(path:a OR path:b) AND path:c')).toEqual(allOf(anyOf(a, b), c));
  });

  test('gives NOT precedence over both', () => {
    expect(parseRule('NOT path:a AND path:b')).toEqual(allOf(not(match('path', 'a')), match('path', 'b')));
  });

  test('drops redundant brackets', () => {
    expect(parseRule('((path:a) OR (path:b OR path:c))')).toEqual(parseRule('path:a OR path:b OR path:c'));
  });

  test('splits a value at its wildcards, quoted or bare, and merges adjacent ones', () => {
    expect(parseRule('path:"model-*.gguf"')).toEqual(match('path', 'model-', '.gguf'));
    expect(parseRule('path:**a***b*')).toEqual(match('path', '', 'a', 'b', ''));
  });

  test('unescapes a character after a backslash', () => {
    expect(parseRule(String.raw`path:"\*\"\\"`)).toEqual(match('path', String.raw`*"\ `.trim()));
    expect(parseRule(String.raw`path:a\ b\:c`)).toEqual(match('path', 'a b:c'));
  });

  test('tests with _exists_ whether a part is present', () => {
    expect(parseRule('_exists_:"path_prefix"')).toEqual({ kind: 'exists', field: 'path_prefix' });
  });

  test('may span several lines', () => {
    expect(parseRule('path:"a"\n\t\tOR path:"b"')).toEqual(parseRule('path:a OR path:b'));
  });
});

describe('printing', () => {
  test.each(knownRules)('%s round-trips', (text) => {
    const rule = parseRule(text);
    expect(parseRule(printRule(rule))).toEqual(rule);
  });

  test('any tree round-trips', () => {
    fc.assert(
      fc.property(ruleArbitrary, (rule) => {
        expect(parseRule(printRule(rule))).toEqual(rule);
      }),
    );
  });

  test('is canonical: values quoted, an AND inside an OR in brackets', () => {
    expect(printRule(parseRule('path:a* OR path_filename:config AND path_extension:json'))).toBe(
      'path:"a*" OR (path_filename:"config" AND path_extension:"json")',
    );
  });
});

describe('an invalid rule', () => {
  test.each([
    ['', 1, 'expected a field (path, path_prefix, path_filename, path_extension, _exists_)'],
    ['size:"3"', 1, 'expected a field'],
    ['path', 5, 'expected ":" after path, found the end of the rule'],
    ['path:', 6, 'expected a value after path:'],
    ['path:AND', 6, 'expected a value after path:, found “AND”'],
    ['path:a:b', 7, 'expected AND or OR, or the end of the rule, found “:”'],
    ['path:"a', 6, 'expected a closing " for the quote opened here'],
    ['path:a path:b', 8, 'expected AND or OR'],
    ['path:a or path:b', 8, 'expected AND or OR in capitals'],
    ['path:a OR', 10, 'expected a field'],
    ['NOT', 4, 'expected a field'],
    ['(path:a', 8, 'the ")" that closes the bracket of column 1'],
    ['path:a)', 7, 'expected AND or OR, or the end of the rule, found “)”'],
    [
      '_exists_:size',
      10,
      'expected a field (path, path_prefix, path_filename, path_extension), found “size”',
    ],
    ['path:a\\', 8, 'expected a character after the backslash'],
    ['path:"a\0"', 8, 'found a NUL character'],
    ['path:"😀\uD83D"', 9, 'found half of a surrogate pair'],
  ])('%j has an error at column %i', (text, column, message) => {
    const error = errorOf(text);
    expect(error).toBeInstanceOf(CatalogueError);
    expect(error.code).toBe('invalid-rule');
    expect(error.column).toBe(column);
    expect(error.message).toContain(`Column ${column}: `);
    expect(error.message).toContain(message);
  });

  test('nests no deeper than twelve', () => {
    expect(parseRule(nested(12))).toEqual(match('path', 'a'));
    expect(errorOf(nested(13)).message).toBe(
      'Column 13: brackets and NOT may be nested at most 12 levels deep.',
    );
    expect(errorOf('NOT '.repeat(2000)).column).toBe(49);
    expect(errorOf('('.repeat(9999)).column).toBe(13);
  });

  test('has no more than 250 terms and 10,000 characters', () => {
    expect(parseRule(terms(250))).toMatchObject({ kind: 'any' });
    expect(errorOf(terms(251)).message).toBe('Column 2501: a rule may have at most 250 terms.');
    expect(errorOf(`path:"${'a'.repeat(10_000)}"`).message).toContain('this one has 10007');
  });

  test('of any characters gives a rule or a RuleError', () => {
    const piece = fc.constantFrom(
      'path',
      ':',
      '"',
      '(',
      ')',
      ' ',
      'AND',
      'OR',
      'NOT',
      '*',
      '\\',
      'a',
      '_exists_',
      '\0',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        expect(attempt(pieces.join(''))).toBeDefined();
      }),
    );
  });
});

test('a library without a rule counts five configuration files at the root', () => {
  expect(printRule(defaultRule)).toBe(
    'path:"config.json" OR path:"config.yaml" OR path:"hyperparams.yaml" OR path:"params.json" OR path:"meta.yaml"',
  );
  expect(downloadRule(undefined)).toBe(defaultRule);
  expect(downloadRule('path:a')).toEqual(match('path', 'a'));
});
