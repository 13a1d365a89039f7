/** @module Models that turn pages into text, with prompts that only a package of their authors has. */
import { nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';

/** They have the model type of Qwen2-VL. Earlier models have another type. */
export const isMinerU = (model: ModelRecord): boolean => /^mineru2\.5/i.test(nameOf(model));

export const isChandra = (model: ModelRecord): boolean =>
  model.id === 'datalab-to/chandra' || /^chandra-ocr(?:-|$)/i.test(nameOf(model));
