/** @module GGUF file types from highest to lowest precision: codes, main tensor type, bits per weight of a whole file. */
import { tensorTypes, type TensorType } from './tensor-types.ts';

export interface FileFacts {
  /** `general.file_type` in a GGUF file; codes from 1000 on occur only in file names. */
  readonly code: number;
  /** The type of most tensors (embeddings, output and some layers often have a larger one); absent when retired. */
  readonly tensorType?: TensorType;
  /**
   * Mean over a whole file: measured by llama.cpp on Llama 3.1 8B where it publishes a figure, otherwise that of the
   * main tensor type, which real files slightly exceed. An XL name, which has no figure, gets that of the largest
   * plain type of its bits.
   */
  readonly bitsPerWeight: number;
}

const fileType = (code: number, tensorType: TensorType, measuredBits?: number): FileFacts => ({
  code,
  tensorType,
  bitsPerWeight: measuredBits ?? tensorTypes[tensorType].bitsPerWeight,
});

/** Types that no current program supports; their blocks had 16 weights. */
const retired = (code: number, bitsPerWeight: number): FileFacts => ({ code, bitsPerWeight });

/**
 * In order of preference: bits per weight, descending. The two ternary types come last, as specified: they only pay
 * off for models trained with ternary weights. See decision 5.
 */
const facts = {
  F32: fileType(0, 'F32'),
  BF16: fileType(32, 'BF16'),
  F16: fileType(1, 'F16'),
  Q8_K_XL: fileType(1005, 'Q8_0'),
  Q8_0: fileType(7, 'Q8_0'),
  Q6_K_XL: fileType(1004, 'Q6_K'),
  Q6_K: fileType(18, 'Q6_K'),
  Q5_1: fileType(9, 'Q5_1'),
  Q4_3: retired(6, 6),
  Q5_K_XL: fileType(1003, 'Q5_K', 5.7),
  Q5_K_M: fileType(17, 'Q5_K', 5.7),
  Q5_K_S: fileType(16, 'Q5_K', 5.57),
  Q5_0: fileType(8, 'Q5_0'),
  Q4_1_SOME_F16: fileType(4, 'Q4_1'),
  Q4_1: fileType(3, 'Q4_1'),
  Q4_2: retired(5, 5),
  Q4_K_XL: fileType(1002, 'Q4_K', 4.89),
  Q4_K_M: fileType(15, 'Q4_K', 4.89),
  IQ4_NL: fileType(25, 'IQ4_NL', 4.68),
  Q4_K_S: fileType(14, 'Q4_K', 4.67),
  Q4_0_4_4: fileType(33, 'Q4_0'),
  Q4_0_4_8: fileType(34, 'Q4_0'),
  Q4_0_8_8: fileType(35, 'Q4_0'),
  Q4_0: fileType(2, 'Q4_0'),
  NVFP4: fileType(39, 'NVFP4'),
  IQ4_XS: fileType(30, 'IQ4_XS', 4.46),
  Q3_K_XL: fileType(1001, 'Q3_K', 4.3),
  Q3_K_L: fileType(13, 'Q3_K', 4.3),
  MXFP4_MOE: fileType(38, 'MXFP4'),
  Q3_K_M: fileType(12, 'Q3_K', 4),
  IQ3_M: fileType(27, 'IQ3_S', 3.76),
  IQ3_S: fileType(26, 'IQ3_S', 3.66),
  Q3_K_S: fileType(11, 'Q3_K', 3.64),
  IQ3_XS: fileType(22, 'IQ3_S', 3.5),
  IQ3_XXS: fileType(23, 'IQ3_XXS', 3.25),
  Q2_K_XL: fileType(1000, 'Q2_K', 3.16),
  Q2_K: fileType(10, 'Q2_K', 3.16),
  Q2_K_S: fileType(21, 'Q2_K', 2.97),
  IQ2_M: fileType(29, 'IQ2_S', 2.93),
  IQ2_S: fileType(28, 'IQ2_XS', 2.74),
  IQ2_XS: fileType(20, 'IQ2_XS', 2.59),
  IQ2_XXS: fileType(19, 'IQ2_XXS', 2.38),
  Q2_0: fileType(41, 'Q2_0'),
  IQ1_M: fileType(31, 'IQ1_M', 2.15),
  IQ1_S: fileType(24, 'IQ1_S', 2),
  Q1_0: fileType(40, 'Q1_0'),
  TQ1_0: fileType(36, 'TQ1_0'),
  TQ2_0: fileType(37, 'TQ2_0'),
} as const satisfies Record<string, FileFacts>;

export type FileType = keyof typeof facts;

export const fileFacts: Readonly<Record<FileType, FileFacts>> = facts;

const isFileType = (name: string): name is FileType => Object.hasOwn(facts, name);

/** Every file type once, the most precise first. */
export const preferenceOrder: readonly FileType[] = Object.keys(facts).filter(isFileType);
