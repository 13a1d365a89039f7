/** @module The library of a record that names none and lists no files: by its owner, its name or its task. */
import type { ModelRecord } from '../records/model.ts';
import type { LibraryKey } from './keys.generated.ts';
import { libraryOfLora, libraryOfModeler, libraryOfName, libraryOfOwner } from './name-library.ts';
import { needsGuess } from './fit.ts';
import { libraryOfTask } from './task-library.ts';

export interface GuessedLibrary {
  readonly library: LibraryKey;
  readonly reason: string;
}

/** Tags of formats that only their own library reads. */
const otherFormats = new Set([
  'coreml',
  'exl2',
  'exl3',
  'gguf',
  'ggml',
  'mlx',
  'nemo',
  'onnx',
  'openvino',
  'tflite',
]);

/** Names of adapters, tokenizers and other formats than that of the usual library. */
const otherName =
  /(?:^|[-_./])(?:lora|loras|qlora|adapter|gguf|ggml|onnx|mlx|openvino|coreml|exl2|exl3|tflite|ct2|ctranslate2|faster-whisper|whisperkit|tensorrt|rkllm|tokenizer)(?:[-_.]|$)/i;

const weightTags = new Set(['safetensors', 'pytorch', 'tf', 'jax']);

/** The hub tags every repository with its region, and those that have weights in a usual format with the format. */
const lacksWeights = (tags: readonly string[]): boolean =>
  tags.some((tag) => tag.startsWith('region:')) && !tags.some((tag) => weightTags.has(tag));

export function guessedLibrary(model: ModelRecord): GuessedLibrary | undefined {
  if (!needsGuess(model)) return undefined;
  const { tags = [] } = model;
  if (tags.some((tag) => otherFormats.has(tag))) return undefined;
  const owned = libraryOfLora(model) ?? libraryOfOwner(model);
  if (owned) return owned;
  if (otherName.test(model.id) || lacksWeights(tags)) return undefined;
  return libraryOfModeler(model) ?? libraryOfName(model) ?? libraryOfTask(model);
}
