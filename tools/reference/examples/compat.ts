/** @module Examples for `@loadout/compat`. */
import * as c from '@loadout/compat';
import type { Examples } from '../example.ts';

const model = {
  id: 'Qwen/Qwen3-8B',
  pipeline_tag: 'text-generation' as const,
  tags: ['conversational'],
  inference: '',
};

export const shared = { model };

const peer = 'As in `@huggingface/tasks`, from this catalogue.';
const inference = 'As in `@huggingface/inference`, from this catalogue.';

export const examples: Examples<typeof c> = {
  MODEL_LIBRARIES_UI_ELEMENTS: {
    says: peer,
    code: () => c.MODEL_LIBRARIES_UI_ELEMENTS.timm.prettyLabel,
    result: 'timm',
  },
  ALL_MODEL_LIBRARY_KEYS: { says: peer, code: () => c.ALL_MODEL_LIBRARY_KEYS.length },
  ALL_DISPLAY_MODEL_LIBRARY_KEYS: { says: peer, code: () => c.ALL_DISPLAY_MODEL_LIBRARY_KEYS.length },
  LIBRARY_TASK_MAPPING: { says: peer, code: () => c.LIBRARY_TASK_MAPPING.timm },
  PIPELINE_DATA: { says: peer, code: () => c.PIPELINE_DATA['text-to-image'].name },
  PIPELINE_TYPES: { says: peer, code: () => c.PIPELINE_TYPES.length },
  PIPELINE_TYPES_SET: { says: peer, code: () => c.PIPELINE_TYPES_SET.has('text-to-image'), result: true },
  MODALITIES: { says: peer, code: () => c.MODALITIES },
  MODALITY_LABELS: { says: peer, code: () => c.MODALITY_LABELS.cv },
  SUBTASK_TYPES: { says: peer, code: () => c.SUBTASK_TYPES.length },
  TASKS_DATA: { says: peer, code: () => c.TASKS_DATA['text-to-image']?.summary },
  TASKS_MODEL_LIBRARIES: { says: peer, code: () => c.TASKS_MODEL_LIBRARIES['text-to-image'] },
  LOCAL_APPS: { says: peer, code: () => c.LOCAL_APPS.ollama.prettyLabel },
  DATASET_LIBRARIES_UI_ELEMENTS: {
    says: peer,
    code: () => c.DATASET_LIBRARIES_UI_ELEMENTS.polars.prettyLabel,
  },
  KERNEL_LIBRARIES_UI_ELEMENTS: {
    says: peer,
    code: () => c.KERNEL_LIBRARIES_UI_ELEMENTS.kernels.prettyLabel,
  },
  EVALUATION_FRAMEWORKS: { says: peer, code: () => Object.keys(c.EVALUATION_FRAMEWORKS) },
  GGUF_QUANT_ORDER: { code: () => c.GGUF_QUANT_ORDER.length },
  GGUF_QUANT_RE: { says: peer, code: () => c.GGUF_QUANT_RE.test('tern-Q4_K_M.gguf'), result: true },
  GGUF_QUANT_RE_GLOBAL: { says: peer, code: () => 'tern-Q4_K_M.gguf'.match(c.GGUF_QUANT_RE_GLOBAL) },
  parseGGUFQuantLabel: {
    says: peer,
    code: () => c.parseGGUFQuantLabel('tern-Q4_K_M.gguf'),
    result: 'Q4_K_M',
  },
  findNearestQuantType: { code: () => c.findNearestQuantType(15, [2, 7]) },
  GGMLFileQuantizationType: { says: peer, code: () => c.GGMLFileQuantizationType.Q4_K_M, result: 15 },
  GGMLQuantizationType: { says: peer, code: () => c.GGMLQuantizationType.Q4_K },
  SKUS: { says: peer, code: () => Object.keys(c.SKUS) },
  DEFAULT_MEMORY_OPTIONS: { says: peer, code: () => c.DEFAULT_MEMORY_OPTIONS.slice(0, 3) },
  SPECIAL_TOKENS_ATTRIBUTES: { says: peer, code: () => c.SPECIAL_TOKENS_ATTRIBUTES },
  MAPPING_DEFAULT_WIDGET: { says: peer, code: () => c.MAPPING_DEFAULT_WIDGET.has('en'), result: true },
  STANDARD_AGENT_ENV_VARS: { says: peer, code: () => c.STANDARD_AGENT_ENV_VARS },
  AGENT_HARNESSES: { says: peer, code: () => Object.keys(c.AGENT_HARNESSES) },
  inferenceSnippetLanguages: { says: peer, code: () => c.inferenceSnippetLanguages },
  HF_HUB_INFERENCE_PROXY_TEMPLATE: { says: peer, code: () => c.HF_HUB_INFERENCE_PROXY_TEMPLATE },
  openAIbaseUrl: { says: peer, code: () => c.openAIbaseUrl('groq') },
  getModelInputSnippet: { code: () => c.getModelInputSnippet(model) },
  getInferenceSnippets: { code: () => c.getInferenceSnippets(model, 'groq')[0]?.content },
  stringifyMessages: {
    says: inference,
    code: () => c.stringifyMessages([{ role: 'user', content: 'Hello' }]),
  },
  stringifyGenerationConfig: {
    says: inference,
    code: () => c.stringifyGenerationConfig({ max_tokens: 20 }, { indent: '', attributeValueConnector: '=' }),
  },
};
