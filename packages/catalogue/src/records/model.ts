/** @module The model record: the hub API's own field names, so that hub JSON passes through unchanged. */

export interface WidgetExample {
  readonly text?: string;
  readonly source_sentence?: string;
  readonly sentences?: readonly string[];
  readonly src?: string;
  readonly question?: string;
  readonly context?: string;
  readonly table?: Readonly<Record<string, readonly unknown[]>>;
  readonly structured_data?: Readonly<Record<string, readonly unknown[]>>;
  readonly candidate_labels?: string | readonly string[];
  readonly prompt?: string;
  readonly messages?: readonly { readonly role: string; readonly content: unknown }[];
}

export interface ModelConfig {
  readonly architectures?: readonly string[];
  readonly model_type?: string;
  readonly auto_map?: Readonly<Record<string, unknown>>;
  readonly chat_template_jinja?: string;
  readonly tokenizer_config?: {
    readonly chat_template?: string | readonly { readonly name?: string; readonly template?: string }[];
    readonly mask_token?: string;
  };
  readonly processor_config?: { readonly chat_template?: string };
  readonly quantization_config?: {
    readonly quant_method?: string;
    readonly bits?: number;
    readonly load_in_4bit?: boolean;
    readonly load_in_8bit?: boolean;
  };
  readonly adapter_transformers?: { readonly model_name?: string; readonly model_class?: string };
  readonly diffusers?: { readonly _class_name?: string };
  readonly sklearn?: {
    readonly model?: { readonly file?: string };
    readonly model_format?: string;
    readonly example_input?: Readonly<Record<string, readonly unknown[]>>;
    readonly columns?: readonly string[];
  };
  readonly speechbrain?: {
    readonly speechbrain_interface?: string;
    /** What repositories themselves, and older records, call it. */
    readonly interface?: string;
    readonly vocoder_interface?: string;
    readonly vocoder_model_id?: string;
  };
  readonly peft?: { readonly base_model_name_or_path?: string; readonly task_type?: string };
  readonly keras_hub?: { readonly tasks?: readonly string[] };
}

export interface CardData {
  readonly base_model?: string | readonly string[];
  readonly base_model_relation?: string;
  readonly instance_prompt?: string | null;
  readonly license?: string | readonly string[];
  readonly license_name?: string;
  readonly license_link?: string;
  readonly language?: string | readonly string[];
  readonly datasets?: string | readonly string[];
  readonly widget?: readonly WidgetExample[];
}

export interface ModelFile {
  readonly rfilename: string;
  readonly size?: number;
}

export interface ModelRecord {
  readonly id: string;
  readonly author?: string;
  readonly sha?: string;
  readonly createdAt?: string;
  readonly lastModified?: string;
  readonly private?: boolean;
  readonly gated?: boolean | 'auto' | 'manual';
  readonly disabled?: boolean;
  readonly downloads?: number;
  readonly likes?: number;
  readonly trendingScore?: number;
  readonly pipeline_tag?: string;
  readonly library_name?: string;
  readonly mask_token?: string;
  readonly auto_model?: string;
  readonly tags?: readonly string[];
  readonly config?: ModelConfig;
  readonly cardData?: CardData;
  readonly widgetData?: readonly WidgetExample[];
  readonly transformersInfo?: {
    readonly auto_model?: string;
    readonly custom_class?: string;
    readonly processor?: string;
    readonly pipeline_tag?: string;
  };
  readonly siblings?: readonly ModelFile[];
  readonly safetensors?: { readonly total?: number; readonly parameters?: Readonly<Record<string, number>> };
  readonly gguf?: {
    readonly total?: number;
    readonly architecture?: string;
    readonly context_length?: number;
    readonly chat_template?: string;
  };
  readonly inferenceProviderMapping?: unknown;
}
