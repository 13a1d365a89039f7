/** @module Fields shared by all kinds of repository, under the hub API's field names. */
import { listedFields } from './listed.ts';
import { dictionary, either, list, object, required } from './schema/compounds.ts';
import { amount, flag, oneOf, text, textOf } from './schema/scalars.ts';
import type { Infer } from './schema/schema.ts';

/** A string or a list of strings: cards and configs use either. */
export const texts = either(text, list(text));

/** Real tags are far below these limits; longer lists would only fill the search index. */
const tagLimits = { length: 512, count: 10_000 } as const;

const file = object({ rfilename: required(text), size: amount });

export type ModelFile = Infer<typeof file>;

/** The last fields describe models, but lists show repositories of all kinds in the same row. */
export const repositoryFields = {
  id: required(textOf(1, 400)),
  private: flag,
  gated: either(flag, oneOf('auto', 'manual')),
  ...listedFields,
  tags: list(textOf(0, tagLimits.length), { most: tagLimits.count }),
  siblings: list(file),
  /** Bytes of its large files, those of earlier revisions included. */
  usedStorage: amount,
  pipeline_tag: text,
  library_name: text,
  safetensors: object({ total: amount, parameters: dictionary(amount) }),
  gguf: object({
    total: amount,
    architecture: text,
    context_length: amount,
    chat_template: text,
    /** Quantization of the file that was read. */
    quantization: text,
    /** Number of tensors by type. */
    tensors: dictionary(amount),
  }),
} as const;

/** `summary` is one sentence about the repository, for lists. */
export const cardFields = { license: texts, language: texts, summary: text } as const;

export const repositorySchema = object({ ...repositoryFields, cardData: object(cardFields) });

/** The fields that records of every kind share. */
export type RepositoryRecord = Infer<typeof repositorySchema>;
