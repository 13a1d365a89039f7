/** @module The GGUF file that Transformers loads. */
import { type GgufChoice, ggufChoice } from '../gguf/choice.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import type { Warning } from '../../../snippets/snippet.ts';

const unpacked: Warning = {
  code: 'hardware',
  message: 'Transformers unpacks GGUF weights: it needs the memory of the model in full precision.',
};

/** The file, with warnings about it and its memory. */
export function unpackedFile(
  model: ModelRecord,
  context: SnippetContext,
): Pick<GgufChoice, 'file' | 'warnings'> {
  const { file, warnings } = ggufChoice(model, context);
  return { file, warnings: [unpacked, ...warnings] };
}
