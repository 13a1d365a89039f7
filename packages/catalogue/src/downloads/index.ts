/** @module Download rules: which requests for which files count as a download. */
export {
  countingQuery,
  type CountingOptions,
  pathPartsText,
  ruleText,
  type Verdict,
  verdictsOf,
} from './counting-sql.ts';
export { defaultRule, downloadRule } from './default-rule.ts';
export { toElasticsearch, type ElasticsearchQuery } from './elasticsearch.ts';
export { toEnglish } from './english.ts';
export { ruleFaults } from './faults.ts';
export { matcher } from './matcher.ts';
export { parseRule } from './parse.ts';
export { fields as ruleFields, splitPath, type Field, type PathParts } from './path-parts.ts';
export { printRule } from './print.ts';
export { RuleError } from './rule-error.ts';
export type { Pattern, Rule } from './rule.ts';
export { toSql, type SqlCondition, type SqlOptions } from './sql.ts';
export { type Warehouse, warehouses } from './warehouse.ts';
