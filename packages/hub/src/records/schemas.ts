/** @module The fields of records that store, search and pages rely on, under the hub API's names. Others are kept as they are. */

import { z } from 'zod';
import type { RepoKind } from '../store/store.ts';
import { recordLimits } from './limits.ts';
import { repoIdProblem } from './repo-id.ts';

const text = z.string().nullish();
const flag = z.boolean().nullish();
const section = z.looseObject({}).nullish();
const count = z.int({ error: 'is not a whole number' }).min(0, 'is below zero').nullish();
const score = z.number().nullish();
const date = z
  .string()
  .refine((value) => !Number.isNaN(Date.parse(value)), 'is not a date')
  .nullish();

const id = z.string({ error: 'is missing or is not a string' }).check((context) => {
  const message = repoIdProblem(context.value);
  if (message) context.issues.push({ code: 'custom', message, input: context.value });
});

const tags = z
  .array(z.string().max(recordLimits.tagLength, `is longer than ${recordLimits.tagLength} characters`))
  .max(recordLimits.tags, `has more than ${recordLimits.tags} entries`)
  .nullish();

const common = z.looseObject({
  id,
  author: text,
  sha: text,
  createdAt: date,
  lastModified: date,
  private: flag,
  disabled: flag,
  gated: z
    .union([z.boolean(), z.literal(['auto', 'manual'])], { error: 'is not true, false, "auto" or "manual"' })
    .nullish(),
  downloads: count,
  likes: count,
  trendingScore: score,
  tags,
  cardData: section,
  siblings: z.array(z.looseObject({ rfilename: z.string(), size: z.number().nullish() })).nullish(),
});

/** A record as it came, known to be sound in the fields above. */
export type HubRecord = z.infer<typeof common>;

export const recordSchemas: Readonly<Record<RepoKind, z.ZodType<HubRecord>>> = {
  model: common.extend({
    pipeline_tag: text,
    library_name: text,
    mask_token: text,
    config: section,
    transformersInfo: section,
    safetensors: section,
    gguf: section,
  }),
  dataset: common.extend({ description: text, citation: text, paperswithcode_id: text }),
  space: common.extend({ sdk: text, subdomain: text, runtime: section }),
};
