/** @module The file types with the names that people search for, which code and pages of a model do not need. */
import { type FileFacts, fileFacts, type FileType, preferenceOrder } from './file-types.ts';

export interface FileTypeFacts extends FileFacts {
  /** Other names that people search for. */
  readonly synonyms?: readonly string[];
}

const synonyms: Readonly<Partial<Record<FileType, readonly string[]>>> = {
  F32: ['fp32', 'float32', 'full precision', 'single precision', '32 bit'],
  BF16: ['bfloat16', 'brain float', 'bf 16'],
  F16: ['fp16', 'float16', 'half precision', '16 bit'],
  Q8_0: ['8 bit', '8bit gguf', 'int8 gguf', 'q8'],
  Q6_K: ['6 bit', '6bit gguf', 'q6'],
  Q5_K_M: ['5 bit', '5bit gguf', 'q5'],
  Q4_K_M: ['4 bit', '4bit gguf', 'int4 gguf', 'q4', 'default gguf quantization'],
  NVFP4: ['nvidia fp4', 'fp4'],
  MXFP4_MOE: ['mxfp4', 'microscaling fp4'],
  Q3_K_M: ['3 bit', '3bit gguf', 'q3'],
  Q2_K: ['2 bit', '2bit gguf', 'q2'],
  TQ1_0: ['ternary', 'bitnet', '1.58 bit'],
};

const withSynonyms: Record<FileType, FileTypeFacts> = { ...fileFacts };
for (const type of preferenceOrder) {
  const names = synonyms[type];
  if (names !== undefined) withSynonyms[type] = { ...fileFacts[type], synonyms: names };
}

export const fileTypes: Readonly<Record<FileType, FileTypeFacts>> = withSynonyms;
