/** @module The quantization that the name of a repository tells, where it is all that is known. */
import type { QuantizationMethod } from './quantization.ts';

/** The first that fits. Some authors save every method as compressed tensors. */
const byName: readonly (readonly [id: RegExp, method: QuantizationMethod])[] = [
  [/^nvidia\/.*(?:nvfp4|[-_]fp8)/i, 'modelopt'],
  [
    /^(?:cyankiwi|RedHatAI|neuralmagic|nm-testing)\/.*(?:awq|fp8|\dbit|nvfp4|quantized|w\da\d+)/i,
    'compressed-tensors',
  ],
  [/^meta-llama\/.*3\.1-405b.*fp8/i, 'fbgemm_fp8'],
  [/llama-guard.*int8/i, 'bitsandbytes'],
  [
    /^(?:allenai\/olmocr.*fp8|meta-llama\/.*fp8|tencent\/hunyuan.*fp8|zai-org\/glm-4.*fp8|moonshotai\/kimi-k2(?:\.[5-9]|-thinking)|unsloth\/.*nvfp4)/i,
    'compressed-tensors',
  ],
  [/auto-?round/i, 'auto-round'],
  [/fp8-dynamic|mxfp4a16|w\da\d+/i, 'compressed-tensors'],
  [/nvfp4/i, 'nvfp4'],
  [/bnb/i, 'bitsandbytes'],
  [/gptq/i, 'gptq'],
  [/awq/i, 'awq'],
  [/[-_]fp8$|^(?:MiniMaxAI\/MiniMax-M2|deepseek-ai\/DeepSeek-(?:V[34]|R1(?!.*(?:distill|qwen))))/i, 'fp8'],
  [/^openai\/gpt-oss/i, 'mxfp4'],
];

/** The method that the name of a repository tells. */
export const quantizationInName = (id: string): QuantizationMethod | undefined =>
  byName.find(([name]) => name.test(id))?.[1];
