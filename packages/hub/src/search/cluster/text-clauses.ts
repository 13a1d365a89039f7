/** @module A text as clauses of the cluster's query language: which documents match, and how well. */

import type { RepoKind } from '../../store/store.ts';
import type { ClusterTier, TextQuery, Tier } from '../query/text-query.ts';
import { fieldNames } from './layout.ts';

export type Clause = Readonly<Record<string, unknown>>;

/** Documents of one tier, possibly with some of better tiers. */
export function tierClause(text: TextQuery, kind: RepoKind, tier: Tier): Clause | undefined {
  const { foldedText, nameKey, hasOwner } = text;
  if (tier === 0) return { term: { [fieldNames.key]: foldedText } };
  if (tier === 1) return hasOwner ? undefined : { term: { [fieldNames.name]: nameKey } };
  if (tier === 2)
    return { prefix: hasOwner ? { [fieldNames.key]: foldedText } : { [fieldNames.name]: nameKey } };
  return tier === 3
    ? everyWord(text, [fieldNames.words(kind)], false)
    : everyWord(text, [fieldNames.text], true);
}

export const inIdClause = (text: TextQuery): Clause => everyWord(text, [fieldNames.idWords], true);

export const withCardClause = (text: TextQuery): Clause =>
  everyWord(text, [fieldNames.text, fieldNames.card], true);

const tiers = [0, 1, 2, 3, 4] as const;

/** Scores: 6 for the best tier, 1 for the last. Exact, because they are small whole numbers. */
const bestScore = 6;
export const scoreOfTier = (tier: ClusterTier): number => bestScore - tier;

export function tierOfScore(score: number): ClusterTier {
  const known = [0, 1, 2, 3, 4, 5] as const;
  return known.find((tier) => scoreOfTier(tier) === score) ?? 5;
}

/** Gives every matching document the score of its best tier. */
export function tierScores(text: TextQuery, kind: RepoKind): Clause {
  const queries: Clause[] = [{ match_all: { boost: scoreOfTier(5) } }];
  for (const tier of tiers) {
    const filter = tierClause(text, kind, tier);
    if (filter !== undefined) queries.push({ constant_score: { filter, boost: scoreOfTier(tier) } });
  }
  return { dis_max: { queries } };
}

/** Every word in one of the fields; each reading of a word counts; the last word may be a prefix. */
function everyWord(text: TextQuery, fields: readonly string[], unfinished: boolean): Clause {
  const last = text.words.length - 1;
  return all(
    text.words.map((readings, i) =>
      any(
        readings.map((reading) => {
          const whole = unfinished && i === last ? reading.slice(0, -1) : reading;
          const begun = unfinished && i === last ? reading.slice(-1) : [];
          return all([
            ...Array.from(new Set(whole), (word) =>
              any(fields.map((field) => ({ term: { [field]: word } }))),
            ),
            ...begun.map((word) => any(fields.map((field) => ({ prefix: { [field]: word } })))),
          ]);
        }),
      ),
    ),
  );
}

export function all(clauses: readonly Clause[]): Clause {
  const [only] = clauses;
  return only !== undefined && clauses.length === 1 ? only : { bool: { filter: clauses } };
}

export function any(clauses: readonly Clause[]): Clause {
  const [only] = clauses;
  return only !== undefined && clauses.length === 1
    ? only
    : { bool: { should: clauses, minimum_should_match: 1 } };
}
