/** @module Responses for the API reference: the example request of each operation that reads is sent once. */
import type { DocumentedResponse, ReferenceOperation } from './operations.ts';

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

/** Enough to show the shape of a response. */
const mostCharacters = 1_200;
const mostLines = 24;

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

/** What is not sent, or fails because this server lacks such a record, has the response of the document. */
export async function askExample(operation: ReferenceOperation, ask: Ask): Promise<DocumentedOperation> {
  const address = exampleAddress(operation);
  const real = operation.needsToken ? undefined : await realResponse(operation, address, ask);
  const { status, mediaType, text } = real ?? operation.success;
  const shown = beginningOf(text);
  return { ...operation, example: { address, status, mediaType, text: shown, cut: shown !== text } };
}

async function realResponse(
  { method, body }: ReferenceOperation,
  address: string,
  ask: Ask,
): Promise<DocumentedResponse | undefined> {
  const response = await ask(address, {
    method,
    ...(method !== 'GET' && {
      body: body ?? '{}',
      headers: { 'content-type': 'application/json' },
    }),
  });
  const mediaType = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
  const text = readable(await response.text(), mediaType);
  return response.ok ? { status: response.status, mediaType, text } : undefined;
}

/** Whole lines, or a part of the first if it is longer than all that is shown. */
function beginningOf(text: string): string {
  if (text.length <= mostCharacters && text.split('\n').length <= mostLines) return text;
  const lines = text.slice(0, mostCharacters).split('\n');
  return lines.length === 1
    ? (lines[0] ?? '')
    : lines.slice(0, Math.min(mostLines, lines.length - 1)).join('\n');
}

function readable(text: string, mediaType: string): string {
  if (!mediaType.endsWith('json') || text === '') return text;
  return JSON.stringify(JSON.parse(text), null, 2);
}
