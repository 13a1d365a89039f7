/** @module The default library of a task, for a record that has a task but no library, files or format tags. */
import type { ModelRecord } from '../records/model.ts';
import type { LibraryKey } from './keys.generated.ts';

const transformers: LibraryKey = 'transformers';

/** At least nine in ten hub records with the task that name a library name this one. */
const usual: Readonly<Record<string, LibraryKey>> = {
  'automatic-speech-recognition': transformers,
  conversational: transformers,
  'feature-extraction': transformers,
  'fill-mask': transformers,
  'question-answering': transformers,
  'sentence-similarity': 'sentence-transformers',
  summarization: transformers,
  'table-question-answering': transformers,
  'text-classification': transformers,
  'text-to-image': 'diffusers',
  'text2text-generation': transformers,
  translation: transformers,
  'zero-shot-classification': transformers,
};

/** Tags of formats that these libraries cannot read. */
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

/** Names that say that the repository is not a whole model in the format of these libraries. */
const otherName =
  /(?:^|[-_./])(?:lora|loras|gguf|ggml|onnx|mlx|openvino|coreml|exl2|exl3|tflite)(?:[-_.]|$)/i;

export function libraryOfTask(
  model: ModelRecord,
): { readonly library: LibraryKey; readonly reason: string } | undefined {
  const task = model.pipeline_tag;
  if (task === undefined || !Object.hasOwn(usual, task)) return undefined;
  const library = usual[task];
  if (library === undefined || model.library_name !== undefined || model.siblings !== undefined)
    return undefined;
  if (model.tags?.some((tag) => otherFormats.has(tag)) === true || otherName.test(model.id)) return undefined;
  return {
    library,
    reason: `The record names no library; its task, ${task}, is nearly always served by this one.`,
  };
}
