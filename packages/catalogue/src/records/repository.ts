/** @module What the records of every kind of repository have in common, under the hub API's field names. */
import { either, list, object, required } from './schema/compounds.ts';
import { amount, count, date, flag, number, oneOf, text, textOf } from './schema/scalars.ts';
import type { Infer } from './schema/schema.ts';

/** What cards and configs write as one text or as several. */
export const texts = either(text, list(text));

/** Real tags are far below these limits; longer lists are noise that would fill the search index. */
export const tagLimits = { length: 512, count: 10_000 } as const;

const file = object({ rfilename: required(text), size: amount });

export type ModelFile = Infer<typeof file>;

export const repositoryFields = {
  id: required(textOf(1, 400)),
  author: text,
  sha: text,
  createdAt: date,
  lastModified: date,
  private: flag,
  gated: either(flag, oneOf('auto', 'manual')),
  disabled: flag,
  downloads: count,
  likes: count,
  trendingScore: number,
  tags: list(textOf(0, tagLimits.length), { most: tagLimits.count }),
  siblings: list(file),
} as const;
