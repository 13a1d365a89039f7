/** @module Values in a JSON answer: by path, the text of a chat, and files encoded as text. */
import type { Path } from '@loadout/catalogue';
import type { ChatAnswer } from './stream.ts';

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The value at a path, as the snippets read it. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, step) => {
    if (typeof step === 'number') return isList(at) ? at[step] : undefined;
    if (typeof step === 'string') return isFields(at) ? at[step] : undefined;
    if ('first' in step) return isList(at) ? at[0] : at;
    return isFields(at) ? (at[step[0]] ?? at[step[1]]) : undefined;
  }, value);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A chat or a completion that is not streamed. */
export function chatAnswer(value: unknown): ChatAnswer | undefined {
  const choice = valueAt(value, ['choices', 0]);
  if (!isFields(choice)) return undefined;
  const message = isFields(choice['message']) ? choice['message'] : {};
  const calls = isList(message['tool_calls']) ? message['tool_calls'] : [];
  return {
    text: text(message['content']) || text(choice['text']),
    reasoning: text(message['reasoning_content']) || text(message['reasoning']),
    toolCalls: calls.map((call) => ({
      name: text(valueAt(call, ['function', 'name'])),
      arguments: text(valueAt(call, ['function', 'arguments'])),
    })),
  };
}

const dataUrlPattern = /^data:([\w.+-]+\/[\w.+-]+)?(?:;[\w=.-]+)*;base64,/i;

/** The bytes of a data URL, or of base64 alone; undefined for any other text. */
export function blobFrom(encoded: string, mediaType: string): Blob | undefined {
  const [head = '', stated = mediaType] = dataUrlPattern.exec(encoded) ?? [];
  try {
    const bytes = Uint8Array.from(atob(encoded.slice(head.length)), (char) => char.charCodeAt(0));
    return new Blob([bytes], { type: stated });
  } catch {
    return undefined;
  }
}

export const isDataUrl = (value: string): boolean => dataUrlPattern.test(value);

/** Base64 of the first bytes of a PNG, a JPEG and a WebP file. */
const pictures = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['UklGR', 'image/webp'],
] as const;

/** A picture inside an answer, such as the mask of a segment, as a data URL. */
export function pictureIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length < 60) return undefined;
  if (/^data:image\/(?:png|jpeg|webp|gif);base64,/i.test(value)) return value;
  const found = pictures.find(([start]) => value.startsWith(start));
  return found && /^[\w+/]+=*$/.test(value) ? `data:${found[1]};base64,${value}` : undefined;
}
