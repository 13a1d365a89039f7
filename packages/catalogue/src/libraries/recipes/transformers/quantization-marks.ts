/** @module Whether weights may be quantized, without the tables of methods and names. */
import type { ModelRecord } from '../../../records/model.ts';

/** Parts of methods and of names that tell one, and of a few others. */
const marks =
  /aqlm|auto-?round|awq|bit|bnb|compressed|deepseek-[rv]|eetq|fp[48]|gpt-oss|gptq|hqq|kimi-k2|minimax-m2|modelopt|quan|quark|spqr|torchao|vptq|w\da/i;

export const mayBeQuantized = ({ id, tags, config }: ModelRecord): boolean =>
  config?.quantization_config !== undefined || marks.test(String([id, tags]));
