/** @module A rule as an Elasticsearch query. The four fields are `keyword` fields, absent or empty if a path lacks the part. */
import { alternatives, type OneOf } from './alternatives.ts';
import type { Field } from './path-parts.ts';
import { exactValue, type Pattern, type Rule } from './rule.ts';

type ByField<T> = Readonly<Partial<Record<Field, T>>>;

export type ElasticsearchQuery =
  | { readonly match_all: Readonly<Record<string, never>> }
  | { readonly term: ByField<string> }
  | { readonly terms: ByField<readonly string[]> }
  | { readonly prefix: ByField<string> }
  | { readonly wildcard: ByField<string> }
  | { readonly bool: { readonly filter: readonly ElasticsearchQuery[] } }
  | { readonly bool: { readonly must_not: readonly ElasticsearchQuery[] } }
  | {
      readonly bool: { readonly should: readonly ElasticsearchQuery[]; readonly minimum_should_match: 1 };
    };

const wildcardValue = (pattern: Pattern): string =>
  pattern.map((piece) => piece.replaceAll(/[\\*?]/g, String.raw`\$&`)).join('*');

const not = (query: ElasticsearchQuery): ElasticsearchQuery => ({ bool: { must_not: [query] } });

/** At least one character: an `exists` query would also accept a stored empty string. */
const present = (field: Field): ElasticsearchQuery => ({ wildcard: { [field]: '?*' } });

const exactly = (field: Field, value: string): ElasticsearchQuery =>
  value === '' ? not(present(field)) : { term: { [field]: value } };

const any = (queries: readonly ElasticsearchQuery[]): ElasticsearchQuery => {
  const [first] = queries;
  return first !== undefined && queries.length === 1
    ? first
    : { bool: { should: queries, minimum_should_match: 1 } };
};

const oneOf = ({ field, values }: OneOf): ElasticsearchQuery[] => {
  const full = values.filter((value) => value !== '');
  const listed: ElasticsearchQuery = { terms: { [field]: full } };
  const named = full.length > 1 ? [listed] : full.map((value) => exactly(field, value));
  return values.length > full.length ? [...named, exactly(field, '')] : named;
};

const matching = (field: Field, pattern: Pattern): ElasticsearchQuery => {
  const exact = exactValue(pattern);
  if (exact !== undefined) return exactly(field, exact);
  const [start, end] = pattern;
  if (pattern.length > 2 || end !== '') return { wildcard: { [field]: wildcardValue(pattern) } };
  return start === '' ? { match_all: {} } : { prefix: { [field]: start } };
};

export const toElasticsearch = (rule: Rule): ElasticsearchQuery => {
  switch (rule.kind) {
    case 'match':
      return matching(rule.field, rule.pattern);
    case 'exists':
      return present(rule.field);
    case 'not':
      return not(toElasticsearch(rule.rule));
    case 'all':
      return { bool: { filter: rule.rules.map(toElasticsearch) } };
    case 'any':
      return any(
        alternatives(rule.rules).flatMap((item) =>
          item.kind === 'one-of' ? oneOf(item) : [toElasticsearch(item)],
        ),
      );
  }
};
