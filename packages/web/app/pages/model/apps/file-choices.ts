/** @module The GGUF files of a model to choose from, with size and memory; the chosen one is what generators take. */
import { ggufChoice, memoryNeed, type ModelRecord } from '@loadout/catalogue';
import type { FileChoice, MemoryView } from '@loadout/react';
import type { SnippetRequestOptions } from '@loadout/server';
import type { GgufOption } from '../../../lib/code/gguf-options.ts';

type Model = Pick<ModelRecord, 'id' | 'siblings' | 'gguf'>;

export function fileChoices(
  model: Model,
  options: readonly GgufOption[],
  { file, quantization }: Pick<SnippetRequestOptions, 'file' | 'quantization'>,
): readonly FileChoice[] {
  const chosen = ggufChoice(model, { file, quantization });
  return options.map(({ value, label, entry }) => {
    const memory = memoryOf(entry, model.gguf?.total);
    return {
      key: value,
      label,
      chosen: chosen.known && entry.files[0] === chosen.file,
      file: entry.files[0] ?? entry.name,
      parts: entry.files.length,
      ...(entry.size !== undefined && { size: entry.size }),
      sizeIsEstimate: entry.sizeIsEstimate,
      ...(memory && { memory }),
    };
  });
}

function memoryOf(
  { size, quantization }: GgufOption['entry'],
  parameters: number | undefined,
): MemoryView | undefined {
  if (size === undefined || size <= 0) return undefined;
  return memoryNeed({
    fileSize: size,
    ...(parameters !== undefined && parameters > 0 && { parameters }),
    ...(quantization && { label: quantization.label }),
  });
}
