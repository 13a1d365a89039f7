/** @module Weights that only older releases of Transformers read. */
import { filesOf, hasTag } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { pip, type Requirement } from '../../../snippets/requirement.ts';

export interface OldWeights {
  readonly load: Readonly<Record<string, boolean | undefined>>;
  readonly needs: readonly Requirement[];
}

/** Later releases build a model without memory for its weights, and then copy them to nowhere; so does a device map. */
const converting = pip('transformers', '<4.51');

const tensorflow: OldWeights = {
  load: { from_tf: true, device_map: undefined },
  needs: [converting, pip('torch'), pip('tensorflow'), pip('tf-keras')],
};
const flax: OldWeights = {
  load: { from_flax: true, device_map: undefined },
  needs: [converting, pip('torch'), pip('flax')],
};

/** Other files of this ending are settings of a training or a vocabulary: `training_args.bin`, `bpe_encoder.bin`. */
const torchWeights = /(?:^|\/)(?:adapter_|pytorch_)?model[^/]*\.bin$|\.(?:safetensors|pth?|ckpt|gguf)$/;

/** Undefined if there are PyTorch weights, or if the format is unknown. */
export function oldWeights(model: ModelRecord): OldWeights | undefined {
  const files = filesOf(model);
  if (files.length === 0) {
    if (hasTag(model, 'pytorch', 'safetensors', 'gguf')) return undefined;
    if (hasTag(model, 'tf')) return tensorflow;
    return hasTag(model, 'jax') ? flax : undefined;
  }
  if (files.some((file) => torchWeights.test(file))) return undefined;
  if (files.includes('tf_model.h5')) return tensorflow;
  return files.includes('flax_model.msgpack') ? flax : undefined;
}
