/** @module Whether the card, the tags or the id of a record may add a field to it (`from-card.ts`). */
import { lacksGate } from './known-gated.ts';
import type { ModelRecord } from './model.ts';

/** Records of the hub have their tags and mostly their task: nothing is added to them. */
export const mayGain = (model: ModelRecord): boolean => {
  const { pipeline_tag: task, library_name: library, tags = [], cardData } = model;
  return (
    task === undefined ||
    lacksGate(model) ||
    (library === undefined && cardData?.library_name !== undefined) ||
    (tags.length === 0 && cardData?.tags !== undefined)
  );
};
