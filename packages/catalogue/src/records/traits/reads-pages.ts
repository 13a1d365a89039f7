/** @module Models that turn the picture of a page into text. */
import { hasTag } from '../fields.ts';
import type { ModelRecord } from '../model.ts';

export const readsPages = (model: ModelRecord): boolean =>
  hasTag(model, 'ocr') || /docling|OCR|(?<![a-z])ocr(?![a-z])/.test(model.id);
