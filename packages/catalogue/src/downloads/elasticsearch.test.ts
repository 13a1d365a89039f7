import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathArbitrary, ruleArbitrary } from './testing/arbitraries.ts';
import { toElasticsearch, type ElasticsearchQuery } from './elasticsearch.ts';
import { matcher } from './matcher.ts';
import { parseRule } from './parse.ts';
import { fields, splitPath, type Field, type PathParts } from './path-parts.ts';

/**
 * The documented syntax of Elasticsearch's wildcard query: `?` is one character, `*` any number, `\` escapes the
 * next.
 */
const wildcard = (pattern: string): RegExp => {
  const source = pattern.replaceAll(/\\?[^]/gu, (symbol) => {
    if (symbol === '*') return '[^]*';
    if (symbol === '?') return '[^]';
    return `\\u{${(symbol.codePointAt(symbol.length > 1 && symbol.startsWith('\\') ? 1 : 0) ?? 0).toString(16)}}`;
  });
  return new RegExp(`^${source}$`, 'u');
};

const holdsFor = <T>(
  byField: Partial<Record<Field, T>>,
  file: PathParts,
  holds: (value: string, wanted: T) => boolean,
): boolean =>
  fields.some((field) => {
    const wanted = byField[field];
    return wanted !== undefined && holds(file[field], wanted);
  });

const run = (query: ElasticsearchQuery, file: PathParts): boolean => {
  if ('match_all' in query) return true;
  if ('term' in query) return holdsFor(query.term, file, (value, wanted) => value === wanted);
  if ('terms' in query) return holdsFor(query.terms, file, (value, wanted) => wanted.includes(value));
  if ('prefix' in query) return holdsFor(query.prefix, file, (value, wanted) => value.startsWith(wanted));
  if ('wildcard' in query)
    return holdsFor(query.wildcard, file, (value, wanted) => wildcard(wanted).test(value));
  if ('filter' in query.bool) return query.bool.filter.every((inner) => run(inner, file));
  if ('must_not' in query.bool) return !query.bool.must_not.some((inner) => run(inner, file));
  return query.bool.should.some((inner) => run(inner, file));
};

const boolDepth = (query: unknown): number => {
  if (typeof query !== 'object' || query === null) return 0;
  const inner = Math.max(0, ...Object.values(query).map(boolDepth));
  return 'bool' in query ? inner + 1 : inner;
};

test('the query matches the files that the predicate counts', () => {
  fc.assert(
    fc.property(ruleArbitrary, pathArbitrary, (rule, path) => {
      expect(run(toElasticsearch(rule), splitPath(path))).toBe(matcher(rule)(path));
    }),
    { numRuns: 1000 },
  );
});

test('exact values use terms, prefixes prefix, the rest wildcard', () => {
  expect(toElasticsearch(parseRule('path:a OR path:b OR path:"c*" OR path:"*d?"'))).toEqual({
    bool: {
      should: [
        { terms: { path: ['a', 'b'] } },
        { prefix: { path: 'c' } },
        { wildcard: { path: String.raw`*d\?` } },
      ],
      minimum_should_match: 1,
    },
  });
});

test('a missing field equals an empty one', () => {
  const absent = { bool: { must_not: [{ wildcard: { path_prefix: '?*' } }] } };
  expect(toElasticsearch(parseRule('path_prefix:""'))).toEqual(absent);
  expect(toElasticsearch(parseRule('NOT _exists_:path_prefix'))).toEqual(absent);
});

test('the deepest rule stays within the 30 nested bool queries that Elasticsearch allows', () => {
  const deepest = `${'path:a OR path:b* AND ('.repeat(12)}path:a OR path:b* AND path:""${')'.repeat(12)}`;
  expect(boolDepth(toElasticsearch(parseRule(deepest)))).toBeLessThanOrEqual(30);
});
