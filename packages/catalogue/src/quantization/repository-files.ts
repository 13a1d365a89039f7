/** @module The GGUF files of a repository as a table: quantization, bits, size, memory; companion files separately. */
import type { ModelFile } from '../records/repository.ts';
import { estimateFileSize, memoryNeed } from './memory.ts';
import { ggufEntries, type GgufEntry, type GgufFiles } from './repository-entries.ts';

export type { GgufEntry, GgufFiles } from './repository-entries.ts';

export interface GgufContext {
  /** Number of parameters of the model: `gguf.total` of its record. */
  readonly parameters?: number;
  /** Context length in tokens, for the memory estimate. */
  readonly contextLength?: number;
}

const withMemory = (entry: GgufEntry, context: GgufContext): GgufEntry => {
  const { quantization, size: stored } = entry;
  const { parameters = 0, contextLength } = context;
  const canEstimate = stored === undefined && quantization !== undefined && parameters > 0;
  const size = canEstimate ? estimateFileSize(parameters, quantization.label) : stored;
  if (size === undefined) return entry;
  const { total } = memoryNeed({
    fileSize: size,
    ...(parameters > 0 && { parameters }),
    ...(quantization && { label: quantization.label }),
    ...(contextLength !== undefined && { contextLength }),
  });
  return { ...entry, size, sizeIsEstimate: canEstimate, memory: total };
};

export const ggufFiles = (files: readonly ModelFile[], context: GgufContext = {}): GgufFiles => {
  const found = ggufEntries(files);
  return { ...found, models: found.models.map((entry) => withMemory(entry, context)) };
};
