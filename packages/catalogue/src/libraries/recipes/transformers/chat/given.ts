/** @module The conversation that a record shows in its widget. */
import { widgetOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';

export type Part =
  | { readonly type: 'image' | 'audio' | 'video'; readonly url: string }
  | { readonly type: 'text'; readonly text: string };

export interface ChatMessage {
  readonly [key: string]: string | readonly Part[];
  readonly role: string;
  readonly content: string | readonly Part[];
}

/** The widget's conversation, if it consists of texts. */
export function givenMessages(model: ModelRecord): readonly ChatMessage[] | undefined {
  const messages = widgetOf(model)?.messages?.flatMap(({ role, content }) =>
    typeof content === 'string' ? [{ role, content }] : [],
  );
  return messages?.at(-1)?.role === 'user' ? messages : undefined;
}
