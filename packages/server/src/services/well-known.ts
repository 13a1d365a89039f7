/** @module Models that many readers look for by name; lists without figures begin with them. */
import type { RepoKind } from '@loadout/hub';

export const wellKnownModels = [
  'BAAI/bge-base-en-v1.5',
  'black-forest-labs/FLUX.1-dev',
  'black-forest-labs/FLUX.1-schnell',
  'facebook/sam2.1-hiera-large',
  'google/gemma-3-4b-it',
  'google/timesfm-2.5-200m-pytorch',
  'hexgrad/Kokoro-82M',
  'intfloat/multilingual-e5-large',
  'meta-llama/Llama-3.1-8B-Instruct',
  'meta-llama/Llama-3.3-70B-Instruct',
  'microsoft/phi-4',
  'mistralai/Mistral-7B-Instruct-v0.3',
  'nvidia/parakeet-tdt-0.6b-v3',
  'openai-community/gpt2',
  'openai/clip-vit-base-patch32',
  'openai/gpt-oss-20b',
  'openai/whisper-large-v3-turbo',
  'Qwen/Qwen2.5-7B-Instruct',
  'Qwen/Qwen3-8B',
  'sentence-transformers/all-MiniLM-L6-v2',
  'stabilityai/stable-diffusion-xl-base-1.0',
  'Ultralytics/YOLO11',
] as const;

const folded: ReadonlySet<string> = new Set(wellKnownModels.map((id) => id.toLowerCase()));

export const isWellKnown = (kind: RepoKind, id: string): boolean =>
  kind === 'model' && folded.has(id.toLowerCase());
