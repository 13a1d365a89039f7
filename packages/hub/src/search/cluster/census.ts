/** @module How many records of each kind there are, and which figures any of them has. */

import { z } from 'zod';
import { type RepoKind, repoKinds } from '../../store/store.ts';
import { type SortMeasure, sortMeasures } from '../fields/names.ts';
import { kindClause } from './filters.ts';
import { fieldNames } from './layout.ts';
import { readAnswer } from './read-answer.ts';
import type { MultiSearch } from './search.ts';
import { all, type Clause } from './text-clauses.ts';

export interface Census {
  readonly records: Readonly<Record<RepoKind, number>>;
  readonly figures: Readonly<Record<RepoKind, readonly SortMeasure[]>>;
}

export const emptyCensus: Census = {
  records: { model: 0, dataset: 0, space: 0 },
  figures: { model: [], dataset: [], space: [] },
};

const countSchema = z.object({ hits: z.object({ total: z.object({ value: z.number() }) }) });
const anySchema = z.object({ hits: z.object({ hits: z.array(z.unknown()) }) });

export async function takeCensus(send: MultiSearch): Promise<Census> {
  const answers = await send([
    ...repoKinds.map((kind) => ({ size: 0, track_total_hits: true, query: kindClause(kind) })),
    ...repoKinds.flatMap((kind) => sortMeasures.map((measure) => anyWith(kind, measure))),
  ]);
  const countAt = (i: number): number => readAnswer(countSchema, answers[i]).hits.total.value;
  const figuresAt = (i: number): SortMeasure[] => {
    const first = repoKinds.length + i * sortMeasures.length;
    return sortMeasures.filter(
      (_measure, j) => readAnswer(anySchema, answers[first + j]).hits.hits.length > 0,
    );
  };
  return {
    records: { model: countAt(0), dataset: countAt(1), space: countAt(2) },
    figures: { model: figuresAt(0), dataset: figuresAt(1), space: figuresAt(2) },
  };
}

const anyWith = (kind: RepoKind, measure: SortMeasure): Clause => ({
  size: 1,
  terminate_after: 1,
  track_total_hits: false,
  _source: false,
  query: all([kindClause(kind), { range: { [fieldNames.figure(measure)]: { gte: 0 } } }]),
});
