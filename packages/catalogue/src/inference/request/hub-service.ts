/** @module Whether the hub's own inference service can load a repository: it runs a few libraries on their usual weights. */
import { hasNoModel, hasTag, isAdapter } from '../../records/fields.ts';
import { isGgufOnly } from '../../records/gguf-only.ts';
import type { ModelRecord } from '../../records/model.ts';

/** `library_name` values that it runs; it compares them as the hub writes them. */
const libraries: ReadonlySet<string> = new Set([
  'diffusers',
  'sentence-transformers',
  'setfit',
  'sklearn',
  'span-marker',
  'timm',
  'transformers',
]);

const weightTags = ['safetensors', 'pytorch', 'tf', 'jax'] as const;
const otherFormats = ['coreml', 'exl2', 'exl3', 'gguf', 'mlx', 'onnx', 'openvino', 'tflite'] as const;
const otherName =
  /(?:^|[-_./])(?:lora|qlora|adapter|gguf|onnx|mlx|openvino|coreml|exl[23]|tflite|ct2|whisperkit|rkllm)(?:[-_.]|$)/i;

/** A repository may have other formats in addition to the usual weights. */
const isInOtherFormat = (model: ModelRecord): boolean =>
  hasTag(model, ...otherFormats) && !hasTag(model, ...weightTags);

/** The hub names the library of a repository that it can load; a record without tags is not from the hub's own list. */
function isOfItsLibraries(model: ModelRecord): boolean {
  const { library_name: name, tags = [] } = model;
  if (name !== undefined) return libraries.has(name.toLowerCase());
  if (tags.some((tag) => tag.startsWith('region:'))) return tags.some((tag) => libraries.has(tag));
  return !otherName.test(model.id);
}

export const hubServiceLoads = (model: ModelRecord): boolean =>
  isOfItsLibraries(model) &&
  !isAdapter(model) &&
  !isGgufOnly(model) &&
  !hasTag(model, 'mlx', 'exl2', 'exl3') &&
  !isInOtherFormat(model) &&
  !hasNoModel(model);
