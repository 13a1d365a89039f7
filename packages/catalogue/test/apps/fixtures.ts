/** @module Records of the kinds that local apps open. */
import type { ModelRecord } from '../../src/records/model.ts';

export const ggufChat: ModelRecord = {
  id: 'harbour/tide-3b-instruct-GGUF',
  pipeline_tag: 'text-generation',
  tags: ['gguf', 'conversational', 'text-generation'],
  gguf: {
    total: 3_000_000_000,
    architecture: 'llama',
    context_length: 8192,
    chat_template: '{% if tools %}{{ tools }}{% endif %}{{ messages }}',
  },
  cardData: { base_model: 'harbour/tide-3b-instruct' },
  siblings: [
    { rfilename: 'README.md' },
    { rfilename: 'tide-3b-instruct-Q8_0.gguf' },
    { rfilename: 'tide-3b-instruct-Q4_K_M.gguf' },
    { rfilename: 'tide-3b-instruct-IQ2_M.gguf' },
    { rfilename: 'mmproj-tide-F16.gguf' },
  ],
};

export const mlxChat: ModelRecord = {
  id: 'mlx-harbour/tide-3b-instruct-4bit',
  pipeline_tag: 'text-generation',
  library_name: 'mlx',
  tags: ['mlx', 'safetensors', 'conversational'],
  config: { tokenizer_config: { chat_template: '{{ tools }}{{ messages }}' } },
};

export const awqChat: ModelRecord = {
  id: 'harbour/tide-3b-instruct-awq',
  pipeline_tag: 'text-generation',
  library_name: 'transformers',
  tags: ['transformers', 'safetensors', 'conversational', 'custom_code', 'text-generation-inference'],
  config: { model_type: 'llama', quantization_config: { quant_method: 'awq', bits: 4 } },
};

export const visionChat: ModelRecord = {
  id: 'harbour/tide-vision',
  pipeline_tag: 'image-text-to-text',
  library_name: 'transformers',
  tags: ['transformers', 'conversational', 'mistral-common'],
};

export const diffusionModel: ModelRecord = {
  id: 'harbour/lantern-xl',
  pipeline_tag: 'text-to-image',
  library_name: 'diffusers',
  tags: ['diffusers', 'safetensors', 'coreml', 'joyfusion'],
};

export const lora: ModelRecord = {
  id: 'harbour/lantern-lora',
  library_name: 'diffusers',
  tags: ['diffusers', 'safetensors', 'lora'],
};

export const ryzenModel: ModelRecord = {
  id: 'amd/tide-3b-hybrid',
  pipeline_tag: 'text-generation',
  tags: ['ryzenai-hybrid'],
};

export const appFixtures: Readonly<Record<string, ModelRecord>> = {
  'GGUF chat': ggufChat,
  'MLX chat': mlxChat,
  'AWQ chat': awqChat,
  'vision chat': visionChat,
  diffusion: diffusionModel,
  lora,
  'Ryzen AI': ryzenModel,
};
