/** @module What a model is asked that turns the picture of a page into text. */
import type { ModelRecord } from '../../../../records/model.ts';

/** How many tokens a page has, at most. */
export const pageLength = 1024;

/** Words that models were trained with, by their names. */
const requests: readonly (readonly [name: RegExp, words: string])[] = [
  [/docling/i, 'Convert this page to docling.'],
  [/glm-ocr/i, 'Text Recognition:'],
  [/paddleocr-vl/i, 'OCR:'],
];

export const pageRequest = ({ id }: ModelRecord): string =>
  requests.find(([name]) => name.test(id))?.[1] ?? 'Convert this page to Markdown.';
