/** @module Synthetic model records: the shape, the sizes and the skew of a hub's, and nobody's data. */

import { below, pick, type Random, seeded, skewedPick, zipf } from './random.ts';

export interface SyntheticRecord {
  readonly id: string;
  readonly pipeline_tag?: string;
  readonly library_name?: string;
  readonly tags: readonly string[];
  readonly downloads: number;
  readonly likes: number;
  readonly trendingScore?: number;
  readonly createdAt: string;
  readonly lastModified: string;
  readonly gated: false | 'auto' | 'manual';
  readonly safetensors?: { readonly total: number };
}

export const tasks = [
  'text-generation', 'text-classification', 'text-to-image', 'image-classification', 'automatic-speech-recognition',
  'feature-extraction', 'token-classification', 'sentence-similarity', 'question-answering', 'fill-mask',
  'translation', 'reinforcement-learning', 'image-text-to-text', 'text-to-speech', 'summarization',
  'object-detection', 'image-to-image', 'text-to-video', 'zero-shot-classification', 'image-segmentation',
  'audio-classification', 'robotics', 'image-to-text', 'depth-estimation', 'video-classification',
  'tabular-classification', 'text-ranking', 'text-to-audio', 'any-to-any', 'image-to-video',
  'visual-question-answering', 'tabular-regression', 'mask-generation', 'keypoint-detection', 'image-to-3d',
  'table-question-answering', 'document-question-answering', 'audio-to-audio', 'time-series-forecasting', 'text-to-3d',
] as const;

export const libraries = [
  'transformers', 'diffusers', 'peft', 'gguf', 'sentence-transformers', 'stable-baselines3', 'timm', 'mlx', 'keras',
  'onnx', 'spacy', 'ultralytics', 'setfit', 'nemo', 'lerobot', 'flair', 'sklearn', 'open_clip', 'speechbrain',
  'fasttext', 'espnet', 'bertopic', 'pyannote-audio', 'paddlepaddle', 'coreml', 'openvino', 'whisperkit', 'tensorboard',
] as const;

export const licenses = [
  'apache-2.0', 'mit', 'openrail', 'other', 'cc-by-nc-4.0', 'llama3', 'gemma', 'cc-by-4.0', 'bsd-3-clause', 'gpl-3.0',
  'cc-by-sa-4.0', 'agpl-3.0', 'unknown', 'cc0-1.0', 'lgpl-3.0',
] as const;

export const languages = [
  'en', 'zh', 'de', 'fr', 'es', 'ja', 'ko', 'ru', 'it', 'pt', 'ar', 'hi', 'tr', 'vi', 'id', 'nl', 'pl', 'th', 'sv', 'fi',
  'cs', 'fa', 'uk', 'ro', 'da', 'el', 'hu', 'he', 'no', 'bg', 'bn', 'ta', 'ur', 'ca', 'sk', 'sr', 'hr', 'lt', 'sl', 'sw',
] as const;

const families = [
  'Llama-3', 'Qwen3', 'Mistral', 'bert', 'gemma-3', 'phi-4', 'roberta', 'DeepSeek-V3', 'wav2vec2', 'whisper', 'vit',
  't5', 'gpt2', 'distilbert', 'SmolLM2', 'Falcon', 'mixtral', 'flan-t5', 'deberta-v3', 'xlm-roberta', 'electra', 'bart',
  'OLMo', 'yolo11', 'resnet', 'clip', 'stable-diffusion-xl', 'flux', 'controlnet', 'ppo', 'StarCoder2', 'bloom', 'opt',
  'granite', 'internlm', 'glm4', 'minilm', 'e5', 'bge', 'mt5',
] as const;
const sizes = ['7B', '8b', '1.5B', '0.5b', '3B', '70B', '13b', '14B', '32B', 'base', 'large', 'small', 'tiny', ''] as const;
const endings = ['', 'instruct', 'GGUF', 'finetuned', 'lora', 'chat', 'v2', 'sft', 'dpo', 'awq', '4bit', 'merged', 'uncased', 'it'] as const;
const formats = ['safetensors', 'pytorch', 'tensorboard', 'onnx', 'gguf', 'tf', 'jax'] as const;
const marks = ['endpoints_compatible', 'text-generation-inference', 'generated_from_trainer', 'conversational', 'autotrain_compatible', 'trl', 'unsloth', '4-bit', 'custom_code', 'lora', 'merge', 'arxiv', 'deploy:azure', 'model-index'] as const;
const syllables = ['ka', 'lo', 'mi', 'ren', 'tos', 'vu', 'shi', 'ba', 'quel', 'dor', 'an', 'ix', 'pe', 'sol', 'ty', 'gra', 'ne', 'fum'] as const;

const firstDay = Date.UTC(2022, 2, 2) / 1000;
const lastDay = Date.UTC(2026, 7, 1) / 1000;

function coined(random: Random, parts: number): string {
  let word = '';
  for (let i = 0; i < parts; i++) word += pick(random, syllables);
  return word;
}

/** The same name for the same number, so that owners and rare tags come back. */
const nameFor = (number: number, seed: number): string => coined(seeded(number * 7919 + seed), 3) + number.toString(36);

function idOf(random: Random, number: number, count: number): string {
  const owner = nameFor(zipf(random, Math.ceil(count / 3)), 1);
  const parts = [skewedPick(random, families), skewedPick(random, sizes), skewedPick(random, endings)];
  if (random() < 0.7) parts.push(coined(random, 2 + below(random, 2)));
  return `${owner}/${parts.filter((part) => part !== '').join('-')}-${number.toString(36)}`;
}

export function syntheticRecord(number: number, count: number, seed = 1): SyntheticRecord {
  const random = seeded(number * 2_654_435_761 + seed);
  const task = random() < 0.75 ? skewedPick(random, tasks) : undefined;
  const library = random() < 0.8 ? skewedPick(random, libraries) : undefined;
  const created = firstDay + below(random, lastDay - firstDay);
  const size = 10 ** (6 + random() * 5);
  const tags = new Set<string>(['region:us']);
  if (library !== undefined) tags.add(library);
  if (task !== undefined) tags.add(task);
  if (random() < 0.6) tags.add(`license:${skewedPick(random, licenses)}`);
  for (let i = zipf(random, 4); i > 0; i--) tags.add(skewedPick(random, languages));
  for (let i = 1 + below(random, 2); i > 0; i--) tags.add(skewedPick(random, formats));
  for (let i = 1 + below(random, 4); i > 0; i--) tags.add(skewedPick(random, marks));
  tags.add(skewedPick(random, families).toLowerCase());
  for (let i = zipf(random, 5); i > 0; i--) tags.add(nameFor(zipf(random, Math.ceil(count / 20)), 2));
  if (random() < 0.3) tags.add(`base_model:${nameFor(zipf(random, 2_000), 1)}/${skewedPick(random, families)}-7B`);
  if (random() < 0.2) tags.add(`dataset:${nameFor(zipf(random, 5_000), 3)}`);
  return {
    id: idOf(random, number, count),
    ...(task === undefined ? {} : { pipeline_tag: task }),
    ...(library === undefined ? {} : { library_name: library }),
    tags: [...tags],
    downloads: Math.floor(10 ** (random() ** 3 * 7)) - 1,
    likes: Math.floor(10 ** (random() ** 4 * 4)) - 1,
    ...(random() < 0.03 ? { trendingScore: zipf(random, 500) } : {}),
    createdAt: new Date(created * 1000).toISOString(),
    lastModified: new Date((created + below(random, lastDay - created)) * 1000).toISOString(),
    gated: random() < 0.03 ? pick(random, ['auto', 'manual']) : false,
    ...(random() < 0.45 ? { safetensors: { total: Math.round(size) } } : {}),
  };
}
