/** @module The media in the rows of a dataset: from the hub's tags, else from its tasks, else from its name. */
import type { DatasetRecord } from '../../records/dataset.ts';

const media = ['3d', 'audio', 'document', 'image', 'video'] as const;
export type Medium = (typeof media)[number];

const taskMedia: readonly (readonly [RegExp, Medium])[] = [
  [/^(?:audio-.+|automatic-speech-recognition|text-to-(?:audio|speech)|voice-activity-detection)$/, 'audio'],
  [
    /^(?:.+-to-image|(?:unconditional-|zero-shot-)?image-.+|(?:zero-shot-)?object-detection|depth-estimation|keypoint-detection|mask-generation|visual-.+)$/,
    'image',
  ],
  [/^video-.+$/, 'video'],
];

/** Words in ids; others contain some of them, such as invoices, speeches and hate speech. */
const namedMedia: readonly (readonly [RegExp, Medium])[] = [
  [/audio|(?<!in)voice|(?<!hate[-_ ]?)speech(?!es)|music|podcast|(?<![a-z])(?:asr|tts)(?![a-z])/i, 'audio'],
  [/video/i, 'video'],
];

const valuesOf = (tags: readonly string[], name: string): readonly string[] =>
  tags.filter((tag) => tag.startsWith(`${name}:`)).map((tag) => tag.slice(name.length + 1));

const modalitiesOf = ({ tags = [] }: DatasetRecord): readonly string[] => valuesOf(tags, 'modality');

export const tasksOf = ({ tags = [], cardData }: DatasetRecord): readonly string[] =>
  [cardData?.task_categories ?? [], valuesOf(tags, 'task_categories')].flat();

/** Whether nothing in the record tells whether there are pictures: the hub names media beside the format. */
export const hasUnknownMedia = (dataset: DatasetRecord): boolean =>
  dataset.siblings === undefined &&
  [...modalitiesOf(dataset), ...valuesOf(dataset.tags ?? [], 'format'), ...tasksOf(dataset)].length === 0;

export function mediaOf(dataset: DatasetRecord): readonly Medium[] {
  const modalities = modalitiesOf(dataset);
  if (modalities.length > 0) return media.filter((medium) => modalities.includes(medium));
  const [patterns, texts] = hasUnknownMedia(dataset)
    ? [namedMedia, [dataset.id]]
    : [taskMedia, tasksOf(dataset)];
  return patterns.filter(([pattern]) => texts.some((text) => pattern.test(text))).map(([, medium]) => medium);
}
