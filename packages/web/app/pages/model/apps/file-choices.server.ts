/** @module The GGUF files of a model to choose from, with size, memory and fit; the chosen one is what generators take. */
import { ggufChoice, memoryNeed, type ModelFit, type ModelRecord, parametersOf } from '@loadout/catalogue';
import type { FileChoice, GgufOption, MemoryView } from '@loadout/react';
import type { SnippetRequestOptions } from '@loadout/server';
import { fitViewOf } from '../../../lib/hardware/fit-view.server.ts';

interface Circumstances {
  readonly contextLength: number;
  /** On the reader's machine, where it is known. */
  readonly fit?: ModelFit | undefined;
}

export function fileChoices(
  model: ModelRecord,
  options: readonly GgufOption[],
  { file, quantization }: Pick<SnippetRequestOptions, 'file' | 'quantization'>,
  { contextLength, fit }: Circumstances,
): readonly FileChoice[] {
  const chosen = ggufChoice(model, { file, quantization });
  return options.map(({ value, label, entry }) => {
    const fitted = fit?.files.find(({ name }) => name === entry.name);
    const memory = fitted?.need ?? memoryOf(entry, parametersOf(model), contextLength);
    return {
      key: value,
      label,
      chosen: chosen.known && entry.files[0] === chosen.file,
      file: entry.files[0] ?? entry.name,
      parts: entry.files.length,
      ...(entry.size !== undefined && { size: entry.size }),
      sizeIsEstimate: entry.sizeIsEstimate,
      ...(memory && { memory }),
      ...(fitted && { fit: fitViewOf(fitted.state) }),
    };
  });
}

function memoryOf(
  { size, quantization }: GgufOption['entry'],
  parameters: number | undefined,
  contextLength: number,
): MemoryView | undefined {
  if (size === undefined || size <= 0) return undefined;
  return memoryNeed({
    fileSize: size,
    contextLength,
    ...(parameters !== undefined && { parameters }),
    ...(quantization && { label: quantization.label }),
  });
}
