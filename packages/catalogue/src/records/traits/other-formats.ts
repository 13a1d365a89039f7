/** @module Repositories with weights in a format that only its own library reads, by their tags or their name. */
import { filesOf, hasNoModel, hasTag, isTaggedByHub, nameOf, needsRemoteCode } from '../fields.ts';
import { hasMlxOwner } from './mlx-name.ts';
import type { ModelRecord } from '../model.ts';

const otherFormats = [
  'coreml',
  'exl2',
  'exl3',
  'gguf',
  'ggml',
  'mlx',
  'nemo',
  'onnx',
  'openvino',
  'tflite',
] as const;

/** Formats that the usual libraries read. */
const usualFormats = ['safetensors', 'pytorch', 'tf', 'jax'] as const;

const otherName =
  /(?:^|[-_./])(?:adapter|loras?|qlora|rkllm|tokenizer|(?:parakeet|speaker|whisper)kit|coreml|exl[23]|ggml|gguf|mlx|onnx|openvino|tensorrt|tflite)(?:[-_.]|$)|^openvino\//i;

const forCTranslate2 = /(?:^|[-_.])(?:faster-whisper|ct2(?:fast)?|ctranslate2)(?:[-_.]|$)/i;

/** Whether the name says that the weights were converted for CTranslate2. */
export const namesCTranslate2 = (model: ModelRecord): boolean => forCTranslate2.test(nameOf(model));

export const hasOtherFormat = (model: ModelRecord): boolean => hasTag(model, ...otherFormats);

export const hasUsualFormat = (model: ModelRecord): boolean => hasTag(model, ...usualFormats);

/** Whether the name is that of an adapter, a tokenizer or another format. */
export const namesOtherFormat = (model: ModelRecord): boolean =>
  otherName.test(model.id) || namesCTranslate2(model);

/** Whether the hub found no weights of a usual format: a chat template, settings or another format. */
export const lacksWeights = (model: ModelRecord): boolean => isTaggedByHub(model) && !hasUsualFormat(model);

const savedWeights =
  /(?:^|\/)(?!openvino_|training_args)[^/]*\.(?:safetensors|bin|h5|msgpack|gguf|ckpt\.index)$/;
const openvinoGraph = /(?:^|\/)openvino_\w*model\.xml$/;

/** Whether graphs of OpenVINO are listed, and no weights in a file that Transformers or Diffusers saves. */
export const isOpenvinoOnly = (model: ModelRecord): boolean => {
  const files = filesOf(model);
  return files.some((file) => openvinoGraph.test(file)) && !files.some((file) => savedWeights.test(file));
};

/** Whether files of a model are listed, and none in which Transformers saves weights; code of the repository may read others. */
export const lacksSavedWeights = (model: ModelRecord): boolean => {
  const files = filesOf(model);
  if (isOpenvinoOnly(model)) return true;
  if (files.length === 0 || hasNoModel(model) || needsRemoteCode(model)) return false;
  return !files.some((file) => savedWeights.test(file));
};

const conversions = ['coreml', 'ggml', 'gguf', 'mlx', 'onnx', 'openvino', 'tflite'] as const;

const conversionName =
  /(?:^|[-_.])(?:coreml|exl[23]|ggml|gguf|litert|mlx|onnx|openvino|rknn|tensorrt|tflite)(?:[-_.]|$)/i;

/** Whether the id says that the weights were converted for another runtime. */
export const namesConversion = (model: ModelRecord): boolean =>
  conversionName.test(nameOf(model)) || hasMlxOwner(model);

/** Whether the weights were converted for another runtime, so that PyTorch code cannot load them. */
export const isConverted = (model: ModelRecord): boolean =>
  hasTag(model, 'mlx') ||
  (!filesOf(model).some((file) => /\.(?:bin|ckpt|nemo|pth?|safetensors)$/.test(file)) &&
    (namesConversion(model) || (hasTag(model, ...conversions) && !hasUsualFormat(model))));
