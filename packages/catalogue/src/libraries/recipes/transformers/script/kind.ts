/** @module Models that no pipeline of Transformers.js runs as it is: how they are run instead, if at all. */
import { isReranker, nameOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';

/** Kinds with code in `models.ts`. */
export type ScriptModelKind =
  | 'answered'
  | 'boxes'
  | 'described'
  | 'embedded'
  | 'labels'
  | 'pointed'
  | 'prompted'
  | 'ranked';

interface Family {
  /** In the model type, a tag or the name. */
  readonly words: RegExp;
  readonly task: RegExp;
  readonly kind: ScriptModelKind | 'heard' | 'unsupported' | 'voiced';
}

const families: readonly Family[] = [
  // No class for these types: the base class runs the graph, whose output are the boxes.
  { words: /yolov(?:9|10)|gelan-/i, task: /^object-detection$/, kind: 'boxes' },
  // The pipeline sends no prompt.
  { words: /clipseg/i, task: /^image-segmentation$/, kind: 'prompted' },
  // The package has no class for the segmentation of this type, and its processor no post-processing.
  { words: /mobilevit/i, task: /^image-segmentation$/, kind: 'labels' },
  // Its voices are files of the repository.
  { words: /supertonic/i, task: /^text-to-(?:speech|audio)$/, kind: 'voiced' },
  {
    words: /chatterbox|kokoro|kitten-?tts|style_text_to_speech|outetts|orpheus|speecht5/i,
    task: /^text-to-(?:speech|audio)$/,
    kind: 'unsupported',
  },
  // The pipeline does not read the output with the vectors of whole texts.
  {
    words: /embeddinggemma-300m|harrier-oss/i,
    task: /^(?:feature-extraction|sentence-similarity)$/,
    kind: 'embedded',
  },
  // Models of sounds and pictures; without a better task, the hub names them by that of their base class.
  { words: /\bclap[-_ ]|_clap_|clapmodel/i, task: /^feature-extraction$/, kind: 'heard' },
  { words: /sam-vit|slimsam/i, task: /^(?:feature-extraction|mask-generation)$/, kind: 'pointed' },
  {
    words: /\bdac_\d|decision-transformer|kyutai-mimi|lite-whisper|\bmms-1b|wavlm/i,
    task: /^feature-extraction$/,
    kind: 'unsupported',
  },
  // No pipeline sends a question beside a recording.
  { words: /voxtral(?![^]*realtime)/i, task: /^audio-text-to-text$/, kind: 'answered' },
  // No pipeline sends the task of this family beside a picture.
  { words: /florence-?2/i, task: /^image-(?:text-)?to-text$/, kind: 'described' },
  { words: /[-_]vlm?(?:[-_\d]|$)|janus|llava/i, task: /^image-to-text$/, kind: 'unsupported' },
];

/** Undefined if the pipeline of the task runs it. */
export function scriptKind(model: ModelRecord): Family['kind'] | undefined {
  const task = model.pipeline_tag ?? '';
  // The pipeline reads one text, not a pair.
  if (task === 'text-ranking' || (task === 'text-classification' && isReranker(model))) return 'ranked';
  const words = [model.config?.model_type ?? '', ...(model.tags ?? []), nameOf(model)].join(' ');
  return families.find((family) => family.task.test(task) && family.words.test(words))?.kind;
}
