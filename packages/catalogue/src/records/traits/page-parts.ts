/** @module Models that find or classify parts of pages. */
import type { ModelRecord } from '../model.ts';

/** Their names and types. */
const ofPages = /doc[-_]?(?:lay|ling|tab|um)|laynet|\btable[-_]|rvl-?cdip/i;

export const isOfPages = ({ id, config }: ModelRecord): boolean =>
  ofPages.test(String([id, config?.model_type]));
