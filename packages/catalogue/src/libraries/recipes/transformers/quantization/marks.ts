/** @module Whether weights may be quantized, without the tables of methods and names. */
import type { ModelRecord } from '../../../../records/model.ts';

/** Parts of methods and of names that tell one, and of a few others. */
const marks =
  /aqlm|awq|bit|bnb|chao|compr|eek-[rv]|fp[48]|hqq|imi-k2|int8|lopt|max-m2|o-?round|quan|quark|spqr|t-oss|[ep]tq|w\da/i;

export const mayBeQuantized = ({ id, tags, config }: ModelRecord): boolean =>
  config?.quantization_config !== undefined || marks.test(String([id, tags]));
