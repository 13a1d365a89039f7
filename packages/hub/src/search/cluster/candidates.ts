/** @module The best records for a text in each way of matching it, from the cluster. */

import { z } from 'zod';
import type { RepoKind } from '../../store/store.ts';
import type { Candidate } from '../query/candidates.ts';
import { TextQuery } from '../query/text-query.ts';
import { kindClause } from './filters.ts';
import { absentFigure, fieldNames } from './layout.ts';
import { readAnswer } from './read-answer.ts';
import type { MultiSearch } from './search.ts';
import { type Clause, inIdClause, tierClause } from './text-clauses.ts';

const downloads = fieldNames.figure('downloads');
const popularity = [
  { [downloads]: { order: 'desc' } },
  { [fieldNames.figure('score')]: { order: 'desc' } },
  { [fieldNames.key]: { order: 'asc' } },
];

const schema = z.object({
  hits: z.object({
    hits: z.array(
      z.object({
        _source: z.object({ id: z.string(), task: z.string().optional() }),
        sort: z.tuple([z.number()], z.union([z.number(), z.string()])),
      }),
    ),
  }),
});

/** Each way without the documents of better ones; with and without downloads apart. */
export async function clusterCandidates(
  send: MultiSearch,
  kind: RepoKind,
  text: string,
  limit: number,
): Promise<readonly Candidate[]> {
  const query = TextQuery.parse(text);
  if (query === undefined) return [];
  const matching = tierClause(query, kind, 4);
  const ways = [
    tierClause(query, kind, 0),
    tierClause(query, kind, 1),
    tierClause(query, kind, 2),
    inIdClause(query),
    tierClause(query, kind, 3),
    matching,
  ].filter((clause) => clause !== undefined);
  const searches = ways.flatMap((way, i) =>
    [{ range: { [downloads]: { gte: 0 } } }, { term: { [downloads]: absentFigure } }].map((figures) => ({
      size: limit,
      track_total_hits: false,
      _source: ['id', 'task'],
      query: {
        bool: { filter: [kindClause(kind), matching, way, figures], must_not: ways.slice(0, i) },
      } satisfies Clause,
      sort: popularity,
    })),
  );
  const answers = await send(searches);
  return answers.flatMap((answer) =>
    readAnswer(schema, answer).hits.hits.map(({ _source: { id, task }, sort: [figure] }) =>
      candidateOf(id, figure, task),
    ),
  );
}

const candidateOf = (id: string, figure: number, task: string | undefined): Candidate => ({
  id,
  ...(figure >= 0 && { downloads: figure }),
  ...(task !== undefined && { task }),
});
