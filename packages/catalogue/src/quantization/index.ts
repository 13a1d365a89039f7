/** @module Quantization: GGUF types, names, sizes and memory. */
export { bitsPerWeight, parseQuantization, type Quantization } from './file-name.ts';
export { preferenceOrder, type FileType } from './file-types.ts';
export {
  estimateFileSize,
  memoryNeed,
  type AttentionShape,
  type MemoryNeed,
  type MemoryQuestion,
} from './memory.ts';
export { nearestQuantization } from './nearest.ts';
export { ggufFiles, type GgufContext, type GgufEntry, type GgufFiles } from './repository-files.ts';
export { fileTypes, type FileTypeFacts } from './searched-types.ts';
export { tensorTypes, type TensorType, type TensorTypeFacts } from './tensor-types.ts';
