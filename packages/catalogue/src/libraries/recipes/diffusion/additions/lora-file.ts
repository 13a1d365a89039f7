/** @module The weight file of a LoRA. */
import { filesOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { Warning } from '../../../../snippets/snippet.ts';

const weights = /\.(?:safetensors|bin)$/;
const notLora = /(?:^|\/)(?:optimizer|scheduler|random_states|checkpoint-|diffusion_pytorch_model)/;

/** The file to load where the repository has several and none has the default name. */
export function loraFileOf(model: ModelRecord): {
  readonly file?: string;
  readonly warnings: readonly Warning[];
} {
  const files = filesOf(model).filter((file) => weights.test(file) && !notLora.test(file));
  const [first] = files;
  if (first === undefined || files.some((file) => file.startsWith('pytorch_lora_weights.')))
    return { warnings: [] };
  if (files.length === 1) return { file: first, warnings: [] };
  return {
    file: first,
    warnings: [
      { code: 'inferred', message: `The repository has ${files.length} weight files: this loads the first.` },
    ],
  };
}
