/** @module Whether the card or the tags of a record may add a field to it (`from-card.ts`). */
import type { ModelRecord } from './model.ts';

/** Records of the hub have their tags and mostly their task: nothing is added to them. */
export const mayGain = ({
  pipeline_tag: task,
  library_name: library,
  tags = [],
  cardData,
}: ModelRecord): boolean =>
  task === undefined ||
  (library === undefined && cardData?.library_name !== undefined) ||
  (tags.length === 0 && cardData?.tags !== undefined);
