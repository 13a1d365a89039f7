/** @module What models of pictures and texts do with a picture, by their names: the hub tags chat models, not the others. */
import { nameOf } from '../fields.ts';
import type { ModelRecord } from '../model.ts';

/** Families without a chat template: they describe a picture, or choose what a robot does. */
const describes =
  /blip|paligemma|florence|fuyu|kosmos|pix2struct|openvla|spatialvla|t5gemma|(?:^|[-_])git[-_]/i;

/** In names of ERNIE, `PT` is the format. */
const saysBase = /^(?!ernie)[^]*(?:[-_](?:base|pt)(?:[-_]|$)|pretrain)/i;

/** Families whose base models have the name and the size alone, and formats of their copies. */
const sizeAlone =
  /^(?:gemma-[34]n?-e?\d+b(?:-a\d+b)?|qwen2-vl-\d+b|llama-3\.2-\d+b-vision|llama-4-\w+-17b-\d+e)(?:[-_](?:\d-?bit|awq|bf16|block|bnb|dynamic|fp\d+|gguf|gptq|int\d|mlx|nvfp4|qat|unsloth|w\d+a\d+))*$/i;

/** Whether it is asked about a picture, continues a text beside it, or describes it without being asked. */
export function useOfPictures(model: ModelRecord): 'ask' | 'continue' | 'describe' {
  const name = nameOf(model);
  if (describes.test(name)) return 'describe';
  return saysBase.test(name) || sizeAlone.test(name) ? 'continue' : 'ask';
}
