/** @module GGML tensor types: how weights are packed into blocks, exact to the byte. */

export interface TensorTypeFacts {
  /** The type's code in a GGUF file. */
  readonly code: number;
  /** Weights per block. */
  readonly blockSize: number;
  readonly bytesPerBlock: number;
  readonly bitsPerWeight: number;
}

const packed = (code: number, blockSize: number, bytesPerBlock: number): TensorTypeFacts => ({
  code,
  blockSize,
  bytesPerBlock,
  bitsPerWeight: (bytesPerBlock * 8) / blockSize,
});

const facts = {
  F32: packed(0, 1, 4),
  F16: packed(1, 1, 2),
  Q4_0: packed(2, 32, 18),
  Q4_1: packed(3, 32, 20),
  Q5_0: packed(6, 32, 22),
  Q5_1: packed(7, 32, 24),
  Q8_0: packed(8, 32, 34),
  // Two half-precision scales and 32 bytes; tables that list 40 bytes assume single-precision scales.
  Q8_1: packed(9, 32, 36),
  Q2_K: packed(10, 256, 84),
  Q3_K: packed(11, 256, 110),
  Q4_K: packed(12, 256, 144),
  Q5_K: packed(13, 256, 176),
  Q6_K: packed(14, 256, 210),
  Q8_K: packed(15, 256, 292),
  IQ2_XXS: packed(16, 256, 66),
  IQ2_XS: packed(17, 256, 74),
  IQ3_XXS: packed(18, 256, 98),
  IQ1_S: packed(19, 256, 50),
  IQ4_NL: packed(20, 32, 18),
  IQ3_S: packed(21, 256, 110),
  IQ2_S: packed(22, 256, 82),
  IQ4_XS: packed(23, 256, 136),
  I8: packed(24, 1, 1),
  I16: packed(25, 1, 2),
  I32: packed(26, 1, 4),
  I64: packed(27, 1, 8),
  F64: packed(28, 1, 8),
  IQ1_M: packed(29, 256, 56),
  BF16: packed(30, 1, 2),
  TQ1_0: packed(34, 256, 54),
  TQ2_0: packed(35, 256, 66),
  MXFP4: packed(39, 32, 17),
  NVFP4: packed(40, 64, 36),
  Q1_0: packed(41, 128, 18),
  Q2_0: packed(42, 64, 18),
} as const satisfies Record<string, TensorTypeFacts>;

export type TensorType = keyof typeof facts;

export const tensorTypes: Readonly<Record<TensorType, TensorTypeFacts>> = facts;
