/** @module A typical call of each MCP tool. */

export interface Call {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
}

const model = 'Qwen/Qwen3-8B';

export const calls: readonly Call[] = [
  { tool: 'search_models', input: { task: 'automatic-speech-recognition', query: 'whisper' } },
  { tool: 'get_model', input: { id: model } },
  { tool: 'model_snippets', input: { id: model } },
  { tool: 'inference_snippets', input: { id: model, client: 'openai', streaming: true } },
  { tool: 'app_snippets', input: { id: model } },
  { tool: 'model_fit', input: { id: model, hardware: 'nvidia-rtx-4090' } },
  { tool: 'compare_models', input: { ids: [model, 'openai/whisper-large-v3'], hardware: '16' } },
  { tool: 'dataset_snippets', input: { id: 'allenai/ai2_arc' } },
  { tool: 'space_snippets', input: { id: 'amazon/chronos-2' } },
  { tool: 'get_task', input: { id: 'text-classification' } },
  { tool: 'get_library', input: { key: 'sentence-transformers' } },
  { tool: 'list_tasks', input: {} },
  { tool: 'list_libraries', input: {} },
  { tool: 'list_libraries', input: { task: 'text-classification' } },
];
