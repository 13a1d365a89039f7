import { expect, it } from 'vitest';
import { isOfOtherPackage } from './other-packages.ts';

it.each([
  ['meta-llama/Llama-2-7b-chat', true],
  ['meta-llama/Llama-2-7b-chat-hf', false],
  ['hivemind/gpt-j-6B-8bit', true],
  ['ada/Llama-3-8B-8bit', false],
  ['lmsys/vicuna-7b-delta-v1.1', true],
  ['akoksal/LongForm-LLaMA-7B-diff', true],
  ['KBlueLeaf/DanTagGen-delta', false],
  ['ada/llama-delta-tide', false],
  ['declare-lab/mustango', true],
  ['LanguageBind/LanguageBind_Video_V1.5_FT', true],
  ['LanguageBind/Video-LLaVA-7B-hf', false],
  ['IDEA-CCNL/Randeng-Pegasus-523M-Chinese', true],
  ['dalle-mini/vqgan_imagenet_f16_16384', true],
  ['internlm/internlm-xcomposer2-7b', true],
  ['liuhaotian/llava-v1.6-mistral-7b', true],
  ['llava-hf/llava-v1.6-mistral-7b-hf', false],
  ['lmms-lab/LLaVA-Video-7B-Qwen2', true],
  ['lmms-lab/LLaVA-OneVision-1.5-4B-Instruct', false],
  ['McGill-NLP/LLM2Vec-Mistral-7B-Instruct-v2-mntp', true],
  ['MERaLiON/MERaLiON-2-3B', true],
  ['perplexity-ai/pplx-embed-context-v1-4b', true],
  ['perplexity-ai/pplx-embed-v1-4b', false],
  ['qualcomm/Whisper-Small', true],
  ['ada/Qwen3-4B-NPU2', true],
])('%s is of another package: %s', (id, is) => {
  expect(isOfOtherPackage({ id })).toBe(is);
});

it('so are types that Transformers never had, and tagged formats', () => {
  expect(isOfOtherPackage({ id: 'ada/tide', config: { model_type: 'hybrid-clip' } })).toBe(true);
  expect(isOfOtherPackage({ id: 'ada/tide', config: { model_type: 'clip' } })).toBe(false);
  expect(isOfOtherPackage({ id: 'ada/tide', tags: ['q4nx'] })).toBe(true);
});
