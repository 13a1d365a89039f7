/** @module The query that turns a log into downloads: one pass, each request with its verdict. */
import { defaultRule, pathPartsText, type Rule, ruleText } from '@loadout/catalogue';
import type { FormatSql } from './formats.ts';

/** `counted`: a download. `skipped`: a file that its library does not count. `other`: no successful file request. */
export type Verdict = 'bad' | 'other' | 'skipped' | 'counted';

/** How many of the invalid lines are shown, and how many characters of each. */
export const shownLines = 5;
const shownLength = 200;

/** The beginnings of some lines: an aggregate over a column of them. */
export const sampleLines = (column: string): string => `min(left(${column}, ${shownLength}), ${shownLines})`;

const marker = '/resolve/';

/** Rules by number; 0 is the default rule. */
function ruleCase(rules: readonly Rule[]): string {
  const parts = pathPartsText('path', 'duckdb');
  const branches = rules.map((rule, number) => `WHEN ${number + 1} THEN ${ruleText(rule, 'duckdb', parts)}`);
  return `CASE rule ${branches.join('\n')} ELSE ${ruleText(defaultRule, 'duckdb', parts)} END`;
}

const decoded = (text: string): string =>
  `CASE WHEN contains(${text}, '%') THEN url_decode(${text}) ELSE ${text} END`;

/**
 * Columns: `verdict`, `kind`, `key` (the folded id), `id`, `library`, `slot`, `client`, `requests` (how many),
 * `samples`. All but the verdict and the last two are NULL unless it is `counted`.
 */
export function verdictQuery(log: FormatSql, rules: readonly Rule[], windowSeconds: number): string {
  return `
WITH requests AS (SELECT *, instr(target, '${marker}') AS marked FROM (${log.relation})),
located AS (
  SELECT *, CASE WHEN marked > 2 THEN ${decoded(`substr(target, 2, marked - 2)`)} END AS place,
    CASE WHEN marked > 2 THEN substr(split_part(target, '?', 1), marked + ${marker.length}) END AS rest
  FROM requests
),
named AS (
  SELECT *,
    CASE WHEN starts_with(place, 'datasets/') THEN 'dataset' WHEN starts_with(place, 'spaces/') THEN 'space'
      WHEN place IS NOT NULL AND NOT starts_with(place, 'api/') THEN 'model' END AS kind,
    CASE WHEN starts_with(place, 'datasets/') THEN substr(place, 10)
      WHEN starts_with(place, 'spaces/') THEN substr(place, 8) ELSE place END AS name,
    CASE WHEN instr(rest, '/') > 1 THEN ${decoded(`substr(rest, instr(rest, '/') + 1)`)} END AS path
  FROM located
),
files AS (
  SELECT *, CASE WHEN kind IS NOT NULL AND path <> '' AND name <> ''
    AND instr(substr(name, instr(name, '/') + 1), '/') = 0 THEN lower(name) END AS key
  FROM named
),
known AS (
  SELECT files.*, repositories.id AS id, repositories.library AS library, coalesce(repositories.rule, 0) AS rule
  FROM files LEFT JOIN repositories ON files.kind = repositories.kind AND files.key = repositories.key
),
ruled AS (
  SELECT *, key IS NOT NULL AND (kind <> 'model' OR ${ruleCase(rules)}) AS counts FROM known
),
timed AS (
  SELECT *, CASE WHEN ok AND counts THEN ${log.seconds} END AS seconds FROM ruled
),
judged AS (
  SELECT *, CASE WHEN NOT coalesce(ok, false) THEN 'bad' WHEN key IS NULL THEN 'other' WHEN NOT counts THEN 'skipped'
    WHEN seconds IS NULL THEN 'bad' ELSE 'counted' END AS verdict
  FROM timed
)
SELECT verdict,
  CASE WHEN verdict = 'counted' THEN kind END AS kind,
  CASE WHEN verdict = 'counted' THEN key END AS key,
  CASE WHEN verdict = 'counted' THEN library END AS library,
  CASE WHEN verdict = 'counted' THEN seconds // ${windowSeconds} END AS slot,
  CASE WHEN verdict = 'counted' THEN ${log.client} END AS client,
  max(CASE WHEN verdict = 'counted' THEN coalesce(id, name) END) AS id,
  count(*) AS requests,
  ${sampleLines('raw')} FILTER (WHERE verdict = 'bad') AS samples
FROM judged
GROUP BY 1, 2, 3, 4, 5, 6`;
}
