/** @module The number of parameters of a model: from its record, else from its name. */
import type { ModelRecord } from '../records/model.ts';

/** `Llama-2-7B`, `Qwen3-0.6B`, `smollm-135M`; not the active experts of `30B-A3B` or the experts of `8x7B`. */
const inName = /(?:^|[-_ ])(?<count>\d{1,4}(?:\.\d{1,3})?)(?<unit>[bm])(?=$|[-_. ])/i;

export function parametersOf({ id, gguf, safetensors }: ModelRecord): number | undefined {
  const known = gguf?.total ?? safetensors?.total;
  if (known !== undefined && known > 0) return known;
  const { count, unit } = inName.exec(id.slice(id.indexOf('/') + 1))?.groups ?? {};
  const parameters = Number(count) * (unit?.toLowerCase() === 'm' ? 1e6 : 1e9);
  return parameters > 0 ? parameters : undefined;
}
