/** @module Whether a model type among the tags is that of the config.json, or a word of the author. */
import { hasTag } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { modelTypeOf } from './auto-classes.ts';
import { recordedType } from './model-type.ts';

/** Tags that the hub writes before the type. */
const format =
  /^(?:transformers|sentence-transformers|diffusers|peft|mlx|safetensors|pytorch|tf|jax|onnx|gguf|openvino|tensorboard|rust|coreml|tflite|joblib|keras|nemo|optimum|executorch)$/;

/** Whether the type is a word of the author: in the order of the hub, which ends with the region, those come after the type. */
export function isAuthorsWord(model: ModelRecord): boolean {
  const { config, tags = [], library_name: library } = model;
  const [, after] = String(tags).split('region:');
  const isOrdered = after !== undefined && !/safetensors|pytorch|transformers/.test(after);
  if (!isOrdered || config?.model_type !== undefined) return false;
  const type = recordedType(model);
  return type !== undefined && tags.find((tag) => tag !== library && !format.test(tag)) !== type;
}

/** Whether the hub's tags say that a config.json names a model type of Transformers, and that there are weights. */
export const hasTypeTag = (model: ModelRecord): boolean =>
  hasTag(model, 'safetensors', 'pytorch') &&
  modelTypeOf(recordedType(model)) !== undefined &&
  !isAuthorsWord(model);
