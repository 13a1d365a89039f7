/** @module Real responses for the API reference: sends the example request of each operation once. */
import type { ReferenceOperation } from './operations.ts';

export interface ExampleCall {
  /** Path and query of the request. */
  readonly address: string;
  readonly status: number;
  readonly mediaType: string;
  readonly text: string;
  /** Whether the text is cut. */
  readonly cut: boolean;
}

export interface DocumentedOperation extends ReferenceOperation {
  readonly example: ExampleCall;
}

type Ask = (address: string, init: RequestInit) => Response | Promise<Response>;

/** In characters: enough to show the shape of a response. */
const longestAnswer = 1_200;

/** Only path parameters and required ones are set: other filters would only narrow the response. */
export function exampleAddress({ path, parameters }: ReferenceOperation): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, place, required, example = '' } of parameters) {
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(example));
    else if (required) query.set(name, example);
  }
  if (parameters.some(({ name }) => name === 'limit')) query.set('limit', '2');
  return query.size === 0 ? filled : `${filled}?${query.toString()}`;
}

/** Without a token, so that writes are refused and change nothing. */
export async function askExample(operation: ReferenceOperation, ask: Ask): Promise<DocumentedOperation> {
  const address = exampleAddress(operation);
  const { method, body } = operation;
  const response = await ask(address, {
    method,
    ...(method !== 'GET' && {
      body: body ?? '{}',
      headers: { 'content-type': 'application/json' },
    }),
  });
  const mediaType = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
  const text = readable(await response.text(), mediaType);
  return {
    ...operation,
    example: {
      address,
      status: response.status,
      mediaType,
      text: text.slice(0, longestAnswer),
      cut: text.length > longestAnswer,
    },
  };
}

function readable(text: string, mediaType: string): string {
  if (!mediaType.endsWith('json') || text === '') return text;
  return JSON.stringify(JSON.parse(text), null, 2);
}
