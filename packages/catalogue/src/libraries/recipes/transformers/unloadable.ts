/** @module Repositories that name Transformers and have nothing that it runs alone. */
import { needsTarget } from '../../../records/draft.ts';
import { filesOf, hasTag, needsRemoteCode } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { hasUsualFormat, lacksSavedWeights } from '../../../records/other-formats.ts';
import { isOfOtherPackage } from '../../../records/other-packages.ts';

/** A file that may hold weights; the others with this ending are the state of a training. */
const weights =
  /(?:^|\/)(?!(?:training_args|optimizer|scheduler)\.bin$)[^/]*\.(?:bin|ckpt|gguf|gz|h5|hdf5|index|llamafile|msgpack|npz|onnx|pkl|pth?|safetensors|tar|th|tflite|zip)$/i;

/** Whether the files are listed, with the settings of a model and without its weights; the hub tags their formats. */
function hasOnlySettings(model: ModelRecord): boolean {
  const files = filesOf(model);
  return (
    files.includes('config.json') &&
    !hasUsualFormat(model) &&
    !needsRemoteCode(model) &&
    !files.some((file) => weights.test(file))
  );
}

/** Whether code in the repository maps a language model alone, as the hub's tag says, for speech. */
const hearsByOwnCode = (model: ModelRecord): boolean =>
  model.pipeline_tag === 'automatic-speech-recognition' &&
  model.config?.auto_map === undefined &&
  hasTag(model, 'custom_code') &&
  hasTag(model, 'text-generation');

/** Draft models of another kind than a small language model, weights of other programs or none, and models of other code. */
export const isUnloadable = (model: ModelRecord): boolean =>
  needsTarget(model) ||
  lacksSavedWeights(model) ||
  hasOnlySettings(model) ||
  hearsByOwnCode(model) ||
  isOfOtherPackage(model);
