/** @module What people type when they look for this page. */

export const names: readonly string[] = [
  'gguf',
  'quants',
  'quantized models',
  'quant',
  'gguf types',
  'k quants',
  'k-quants',
  'bits per weight',
  'file size of a model',
  'quantization types',
  'imatrix',
  'iq quants',
  'which quant',
  'ggml types',
  'compress a model',
  'smaller model file',
];
