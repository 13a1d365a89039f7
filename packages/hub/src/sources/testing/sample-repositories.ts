/** @module Sample repositories of the stand-in hub, with real files that are generated. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RepositoryKind } from './hub-repository.ts';
import { ggufFile, parquetFile, safetensorsFile } from './sample-files.ts';

export type SampleContent = string | Buffer | object;

/** Writes a repository; `record` has the fields of the record that the files do not give, `sha` among them. */
export function writeRepository(
  folder: string,
  kind: RepositoryKind,
  id: string,
  files: Readonly<Record<string, SampleContent>>,
  record: Readonly<Record<string, unknown>> = {},
): void {
  const repository = join(folder, kind, id);
  for (const [path, content] of Object.entries({ ...files, '.record.json': record })) {
    const file = join(repository, path);
    mkdirSync(dirname(file), { recursive: true });
    const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(file, isRaw ? content : JSON.stringify(content));
  }
}

const card = (fields: string, title: string, text: string): string =>
  `---\n${fields}\n---\n\n# ${title}\n\n${text}\n\n## Usage\n\n- one\n- [a file](config.json)\n`;

export const sampleTemplate = "{% for message in messages %}{{ message['content'] }}{% endfor %}";

/**
 * Models `acme/tiny` (safetensors above the size of large files), `acme/tiny-gguf`, `acme/tiny-lora` and
 * `acme/tiny-diffusion`, the dataset `acme/rows` and the space `acme/demo`.
 */
export function sampleRepositories(folder: string): void {
  writeRepository(
    folder,
    'models',
    'acme/tiny',
    {
      'README.md': card('license: mit\nlanguage: en', 'Tiny', 'A tiny language model for tests.'),
      'config.json': {
        architectures: ['LlamaForCausalLM'],
        model_type: 'llama',
        max_position_embeddings: 2048,
        num_hidden_layers: 2,
        hidden_size: 64,
        num_attention_heads: 4,
        num_key_value_heads: 2,
      },
      'tokenizer_config.json': { chat_template: sampleTemplate, bos_token: '<s>', eos_token: '</s>' },
      'model.safetensors': safetensorsFile({
        'model.embed_tokens.weight': { dtype: 'BF16', shape: [1000, 64] },
        'model.norm.weight': { dtype: 'F32', shape: [64] },
      }),
    },
    {
      pipeline_tag: 'text-generation',
      library_name: 'transformers',
      tags: [
        'transformers',
        'safetensors',
        'llama',
        'text-generation',
        'conversational',
        'en',
        'license:mit',
      ],
      downloads: 1200,
      likes: 34,
      trendingScore: 5,
      cardData: { license: 'mit', language: 'en' },
      inferenceProviderMapping: [
        {
          provider: 'novita',
          providerId: 'acme/tiny',
          status: 'live',
          task: 'conversational',
          features: { toolCalling: true, structuredOutput: false },
          providerDetails: { context_length: 2048, pricing: { input: 0.1, output: 0.2 } },
          performance: { firstTokenLatencyMs: 310, tokensPerSecond: 87.5 },
        },
        { provider: 'together', providerId: 'acme-tiny', status: 'error', task: 'conversational' },
      ],
    },
  );
  writeRepository(
    folder,
    'models',
    'acme/tiny-gguf',
    {
      'README.md': card('license: mit\nbase_model: acme/tiny', 'Tiny GGUF', 'Quantized files of acme/tiny.'),
      'tiny-Q4_K_M.gguf': ggufFile(
        {
          'general.architecture': 'llama',
          'general.file_type': 15,
          'llama.context_length': 2048,
          'tokenizer.chat_template': sampleTemplate,
        },
        [
          { name: 'token_embd.weight', shape: [64, 1000], type: 12 },
          { name: 'output_norm.weight', shape: [64], type: 0 },
        ],
      ),
    },
    { tags: ['gguf', 'base_model:acme/tiny', 'license:mit'], downloads: 300, likes: 2 },
  );
  writeRepository(
    folder,
    'models',
    'acme/tiny-lora',
    {
      'README.md': card('base_model: acme/tiny', 'Tiny LoRA', 'An adapter of acme/tiny.'),
      'adapter_config.json': {
        base_model_name_or_path: 'acme/tiny',
        peft_type: 'LORA',
        task_type: 'CAUSAL_LM',
        r: 8,
      },
      'adapter_model.safetensors': safetensorsFile({ 'lora_A.weight': { dtype: 'F32', shape: [8, 64] } }),
    },
    { library_name: 'peft', tags: ['peft'], downloads: 40, likes: 1 },
  );
  writeRepository(
    folder,
    'models',
    'acme/tiny-diffusion',
    {
      'README.md': card('license: mit', 'Tiny diffusion', 'A diffusion pipeline without weights.'),
      'model_index.json': { _class_name: 'StableDiffusionPipeline', _diffusers_version: '0.30.0' },
    },
    {
      library_name: 'diffusers',
      pipeline_tag: 'text-to-image',
      tags: ['diffusers'],
      downloads: 60,
      likes: 5,
    },
  );
  writeRepository(
    folder,
    'datasets',
    'acme/rows',
    {
      'README.md': card('license: mit', 'Rows', 'Thirty rows of text and numbers.'),
      'data/train-00000-of-00001.parquet': parquetFile({
        text: Array.from({ length: 30 }, (_, row) => `row ${row}`),
        score: Array.from({ length: 30 }, (_, row) => row / 2),
      }),
    },
    { tags: ['format:parquet', 'license:mit'], downloads: 77, likes: 3 },
  );
  writeRepository(
    folder,
    'spaces',
    'acme/demo',
    { 'README.md': card('sdk: gradio', 'Demo', 'A demo of acme/tiny.'), 'app.py': 'print("demo")\n' },
    { sdk: 'gradio', tags: ['gradio'], likes: 9 },
  );
}
