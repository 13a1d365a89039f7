/** @module The media in the rows of a dataset: from the hub's tags, else from its tasks. */
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

const valuesOf = (tags: readonly string[], name: string): readonly string[] =>
  tags.filter((tag) => tag.startsWith(`${name}:`)).map((tag) => tag.slice(name.length + 1));

const modalitiesOf = ({ tags = [] }: DatasetRecord): readonly string[] => valuesOf(tags, 'modality');

const tasksOf = ({ tags = [], cardData }: DatasetRecord): readonly string[] =>
  [cardData?.task_categories ?? [], valuesOf(tags, 'task_categories')].flat();

/** Whether nothing in the record tells whether there are pictures: the hub names media beside the format. */
export const hasUnknownMedia = (dataset: DatasetRecord): boolean =>
  dataset.siblings === undefined &&
  [...modalitiesOf(dataset), ...valuesOf(dataset.tags ?? [], 'format'), ...tasksOf(dataset)].length === 0;

export function mediaOf(dataset: DatasetRecord): readonly Medium[] {
  const modalities = modalitiesOf(dataset);
  if (modalities.length > 0) return media.filter((medium) => modalities.includes(medium));
  const tasks = tasksOf(dataset);
  const implied = taskMedia.filter(([pattern]) => tasks.some((task) => pattern.test(task)));
  return implied.map(([, medium]) => medium);
}
