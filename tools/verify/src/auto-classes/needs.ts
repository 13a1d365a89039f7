/** @module Packages that the classes of a model type import besides what Transformers requires, by type. */

const sentencePiece = ['sentencepiece'];
const moses = ['sacremoses'];
const pictures = ['pillow', 'torchvision'];
const scipy = ['scipy'];
const tiktoken = ['tiktoken'];
const timm = ['timm'];

/** Read from the tokenizers, processors and models of the release, which name what they require when they are made. */
export const packagesByType: Readonly<Record<string, readonly string[]>> = {
  'bert-generation': sentencePiece,
  biogpt: moses,
  colpali: pictures,
  colqwen2: pictures,
  conditional_detr: timm,
  'dab-detr': timm,
  deformable_detr: timm,
  detr: timm,
  fast_vlm: timm,
  flaubert: moses,
  fsmt: moses,
  gemma3n: [...timm, ...pictures],
  'gpt-sw3': sentencePiece,
  kimi_k25: tiktoken,
  kimi_linear: tiktoken,
  m2m_100: sentencePiece,
  marian: [...sentencePiece, ...moses],
  mask2former: scipy,
  maskformer: scipy,
  'omdet-turbo': timm,
  oneformer: scipy,
  perception_lm: timm,
  plbart: sentencePiece,
  roformer: ['rjieba'],
  siglip: [...sentencePiece, 'protobuf'],
  smolvlm: ['num2words'],
  speech_to_text: sentencePiece,
  speecht5: sentencePiece,
  'table-transformer': timm,
  tapas: ['pandas'],
  xlm: moses,
};
