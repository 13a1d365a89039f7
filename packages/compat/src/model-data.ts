/** @module The model record as the peer types it: a subset of what the catalogue reads. */
import type { SPECIAL_TOKENS_ATTRIBUTES } from './tokens.ts';
import type { PipelineType } from './pipelines.ts';
import type { WidgetExample } from './widget-example.ts';

export interface AddedToken {
  __type: 'AddedToken';
  content?: string;
  lstrip?: boolean;
  normalized?: boolean;
  rstrip?: boolean;
  single_word?: boolean;
}

export type SpecialTokensMap = {
  [Name in (typeof SPECIAL_TOKENS_ATTRIBUTES)[number]]?: string | AddedToken | null;
};

export interface TokenizerConfig extends SpecialTokensMap {
  use_default_system_prompt?: boolean;
  chat_template?: string | { name: string; template: string }[];
}

export interface TransformersInfo {
  auto_model: string;
  custom_class?: string;
  pipeline_tag?: PipelineType;
  processor?: string;
}

export interface ModelData {
  id: string;
  inference: string;
  private?: boolean;
  config?: {
    architectures?: string[];
    auto_map?: Record<string, string>;
    model_type?: string;
    quantization_config?: {
      bits?: number;
      load_in_4bit?: boolean;
      load_in_8bit?: boolean;
      quant_method?: string;
    };
    tokenizer_config?: TokenizerConfig;
    processor_config?: { chat_template?: string };
    chat_template_jinja?: string;
    adapter_transformers?: { model_name?: string; model_class?: string };
    diffusers?: { _class_name?: string };
    sklearn?: { model?: { file?: string }; model_format?: string };
    speechbrain?: {
      speechbrain_interface?: string;
      vocoder_interface?: string;
      vocoder_model_id?: string;
    };
    peft?: { base_model_name_or_path?: string; task_type?: string };
    keras_hub?: { tasks?: string[] };
  };
  tags: string[];
  transformersInfo?: TransformersInfo;
  pipeline_tag?: PipelineType | undefined;
  mask_token?: string | undefined;
  widgetData?: WidgetExample[] | undefined;
  cardData?: {
    inference?: boolean | { parameters?: Record<string, unknown> };
    base_model?: string | string[];
    instance_prompt?: string | null;
  };
  library_name?: string;
  safetensors?: { parameters: Record<string, number>; total: number; sharded: boolean };
  gguf?: { total: number; architecture?: string; context_length?: number; chat_template?: string };
}

export type ModelDataMinimal = Pick<
  ModelData,
  'id' | 'pipeline_tag' | 'mask_token' | 'library_name' | 'config' | 'tags' | 'inference'
>;
