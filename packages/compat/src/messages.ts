/** @module Prints chat messages and generation parameters as source text. */

export interface ChatMessage {
  role: string;
  content?: string | ContentPart[];
  name?: string;
  tool_call_id?: string;
  tool_calls?: ToolCall[];
  [property: string]: unknown;
}

interface ContentPart {
  type: 'text' | 'image_url';
  text?: string;
  image_url?: { url: string; [property: string]: unknown };
  [property: string]: unknown;
}

interface ToolCall {
  function: { name: string; description?: string; parameters?: unknown; [property: string]: unknown };
  id: string;
  type: string;
  [property: string]: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isPart = (value: unknown): value is ContentPart =>
  isObject(value) && (value['type'] === 'text' || value['type'] === 'image_url');

/** A message of the catalogue, whose content may be any JSON value, as the peer types it. */
export function toMessage({ role, content }: { role: string; content?: unknown }): ChatMessage {
  if (Array.isArray(content)) return { role, content: structuredClone(content.filter(isPart)) };
  return { role, content: typeof content === 'string' ? content : JSON.stringify(content) };
}

/** JSON with a tab for each level; keys without quotes where the language allows it. */
function print(value: unknown, indent: string, quoteKeys: boolean): string {
  const inner = `${indent}\t`;
  const block = (open: string, items: readonly string[], close: string): string =>
    items.length === 0
      ? open + close
      : `${open}\n${items.map((item) => inner + item).join(',\n')}\n${indent}${close}`;
  if (Array.isArray(value))
    return block(
      '[',
      value.map((item) => print(item, inner, quoteKeys)),
      ']',
    );
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .map(([key, field]) => {
        const name = quoteKeys || !/^[A-Za-z_$][\w$]*$/.test(key) ? JSON.stringify(key) : key;
        return `${name}: ${print(field, inner, quoteKeys)}`;
      });
    return block('{', fields, '}');
  }
  return JSON.stringify(value);
}

export interface StringifyMessagesOptions {
  /** In front of every line but the first. */
  indent?: string;
  attributeKeyQuotes?: boolean;
  customContentEscaper?: (str: string) => string;
}

export function stringifyMessages(
  messages: ChatMessage[],
  { indent = '', attributeKeyQuotes = false, customContentEscaper }: StringifyMessagesOptions = {},
): string {
  const text = print(messages, indent, attributeKeyQuotes);
  return customContentEscaper ? customContentEscaper(text) : text;
}

export interface GenerationConfig {
  temperature?: unknown;
  max_tokens?: unknown;
  top_p?: unknown;
}

export interface StringifyConfigOptions {
  /** Between two parameters. */
  indent: string;
  attributeValueConnector: string;
  attributeKeyQuotes?: boolean;
}

export const stringifyGenerationConfig = (
  config: GenerationConfig,
  { indent, attributeValueConnector, attributeKeyQuotes = false }: StringifyConfigOptions,
): string =>
  Object.entries(config)
    .map(([name, value]) => {
      const key = attributeKeyQuotes ? JSON.stringify(name) : name;
      return `${key}${attributeValueConnector}${JSON.stringify(value)},`;
    })
    .join(indent);
