import { expect, it } from 'vitest';
import { isChatId } from './chat-id.ts';

it.each([
  'LGAI-EXAONE/EXAONE-Deep-7.8B',
  'baichuan-inc/Baichuan-M2-32B',
  'allenai/Llama-3.1-Tulu-3-8B',
  'CohereLabs/c4ai-command-r-v01-4bit',
  'deepcogito/cogito-v1-preview-qwen-32B',
  'elyza/Llama-3-ELYZA-JP-8B',
  'nvidia/Nemotron-Orchestrator-8B',
  'nvidia/OpenReasoning-Nemotron-32B',
  'openbmb/MiniCPM4-8B',
  'zai-org/GLM-4-32B-0414',
  'open-thoughts/OpenThinker3-7B',
  'fdtn-ai/Foundation-Sec-8B-Reasoning',
])('%s chats', (id) => {
  expect(isChatId(id)).toBe(true);
});

it.each([
  'zai-org/GLM-4-32B-Base-0414',
  'openbmb/MiniCPM5-1B-Base',
  'openbmb/MiniCPM-Embedding',
  'allenai/Llama-3.1-Tulu-3-8B-RM',
  'EssentialAI/rnj-1',
  'utter-project/EuroLLM-9B',
])('%s does not', (id) => {
  expect(isChatId(id)).toBe(false);
});
