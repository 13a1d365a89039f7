/** @module Chat messages in snippets: text, an image with a question, or a recording. */
import { hasTag, widgetOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { Platform } from '../../../platform.ts';
import { sampleImage, sampleUrl } from '../../../snippets/sample-image.ts';
import { sampleText } from '../../../snippets/samples.ts';
import * as asset from '../../../tasks/sample-assets.ts';
import { type ChatMessage, givenMessages, type Part } from './chat-given.ts';
import { instruction } from './instruction.ts';
import { hearsSound, isInstructed, seesPictures, watchesFilms } from './chat-inputs.ts';

function shownPart(model: ModelRecord, platform: Platform): Part {
  return watchesFilms(model)
    ? { type: 'video', url: sampleUrl(platform, asset.clip) }
    : { type: 'image', url: sampleImage(model, platform, readsPages(model) ? asset.invoice : asset.sweets) };
}

/** Models that turn the picture of a page into text. */
const readsPages = (model: ModelRecord): boolean => hasTag(model, 'ocr') || /docling/i.test(model.id);

/** The animal is only in the sample image. */
function questionOf(model: ModelRecord): string {
  if (watchesFilms(model)) return 'What happens in this video?';
  if (/docling/i.test(model.id)) return 'Convert this page to docling.';
  if (readsPages(model)) return 'Convert this page to Markdown.';
  return widgetOf(model)?.src === undefined ? 'Which animal is on the candy?' : 'What is in the picture?';
}

/** One user turn in the format of local chat templates; processors require a list of parts. */
export function chatMessages(
  model: ModelRecord,
  platform: Platform,
  { parts = false }: { readonly parts?: boolean } = {},
): readonly ChatMessage[] {
  const widgetText = widgetOf(model)?.text;
  const withPart = (part: Part, question: string): readonly ChatMessage[] => [
    { role: 'user', content: [part, { type: 'text', text: widgetText ?? question }] },
  ];
  if (hearsSound(model))
    return withPart({ type: 'audio', url: sampleUrl(platform, asset.speech) }, 'What is being said?');
  if (seesPictures(model)) return withPart(shownPart(model, platform), questionOf(model));
  const given = givenMessages(model);
  if (given && !parts) return given;
  const text = isInstructed(model) ? instruction(model) : sampleText(model, 'text-generation');
  return [{ role: 'user', content: parts ? [{ type: 'text', text }] : text }];
}
