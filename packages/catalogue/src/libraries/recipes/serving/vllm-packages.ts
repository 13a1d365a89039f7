/** @module The Python packages with which vLLM reads the weights of a model. */
import type { ModelRecord } from '../../../records/model.ts';
import { pip, type PythonRequirement } from '../../../snippets/requirement.ts';
import { isBitsAndBytes } from './bits-and-bytes.ts';
import { isMistral } from './mistral.ts';

/** An adapter is loaded with its base model. Since 0.28, weights of bitsandbytes are read by a plugin. */
export const vllmPackages = (
  model: ModelRecord,
  loaded = model,
  name: 'vllm' | 'vllm[audio]' = 'vllm',
): readonly PythonRequirement[] => [
  ...(isBitsAndBytes(loaded) ? [pip(name, '>=0.28'), pip('vllm-bnb-plugin')] : [pip(name)]),
  ...(isMistral(model) ? [pip('mistral-common')] : []),
];
