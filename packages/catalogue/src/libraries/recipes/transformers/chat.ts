/** @module Chat messages that snippets send: text, or a picture and a question about it. */
import { widgetOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { Platform } from '../../../platform.ts';
import { sampleImage, sampleText } from '../../../snippets/samples.ts';

type Part =
  | { readonly type: 'image'; readonly url: string }
  | { readonly type: 'text'; readonly text: string };

export interface ChatMessage {
  readonly [key: string]: string | readonly Part[];
  readonly role: string;
  readonly content: string | readonly Part[];
}

/** The conversation of the widget, where it is one of texts. */
function givenMessages(model: ModelRecord): readonly ChatMessage[] | undefined {
  const messages = widgetOf(model)?.messages?.flatMap(({ role, content }) =>
    typeof content === 'string' ? [{ role, content }] : [],
  );
  return messages?.at(-1)?.role === 'user' ? messages : undefined;
}

const seesPictures = new Set(['image-text-to-text', 'any-to-any']);

/** One user turn, as chat templates of local libraries read it. */
export function chatMessages(model: ModelRecord, platform: Platform): readonly ChatMessage[] {
  if (!seesPictures.has(model.pipeline_tag ?? ''))
    return givenMessages(model) ?? [{ role: 'user', content: sampleText(model, 'text-generation') }];
  return [
    {
      role: 'user',
      content: [
        { type: 'image', url: sampleImage(model, platform, 'sweets') },
        { type: 'text', text: widgetOf(model)?.text ?? 'Which animal is on the candy?' },
      ],
    },
  ];
}
