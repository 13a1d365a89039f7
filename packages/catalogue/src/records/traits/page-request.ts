/** @module What a model is asked that turns the picture of a page into text. */
import type { ModelRecord } from '../model.ts';

/** Words that models were trained with, by their names. */
const requests: readonly (readonly [name: RegExp, words: string])[] = [
  [/deepseek-ocr-?2/i, '<|grounding|>Convert the document to markdown.'],
  [/deepseek-ocr/i, 'Free OCR.'],
  [/docling/i, 'Convert this page to docling.'],
  [/glm-ocr|mineru/i, 'Text Recognition:'],
  [/paddleocr-vl/i, 'OCR:'],
  [/unlimited-ocr/i, 'document parsing.'],
];

export const pageRequest = ({ id }: ModelRecord): string =>
  requests.find(([name]) => name.test(id))?.[1] ?? 'Convert this page to Markdown.';
