/** @module Sends a request to this server and keeps the response. A later request replaces an earlier one. */
import { useCallback, useRef, useState } from 'react';

export interface SentRequest {
  readonly address: string;
  readonly method: string;
  readonly body: string | undefined;
  readonly token: string;
}

export type Sent =
  | { readonly state: 'sending'; readonly address: string }
  | { readonly state: 'failed'; readonly address: string; readonly reason: string }
  | {
      readonly state: 'done';
      readonly address: string;
      readonly status: number;
      readonly mediaType: string;
      readonly text: string;
      readonly cut: boolean;
    };

/** More would slow the page down. */
const longestAnswer = 20_000;

export function useRequest() {
  const [sent, setSent] = useState<Sent>();
  const running = useRef<AbortController>(undefined);
  const send = useCallback(async (request: SentRequest) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setSent({ state: 'sending', address: request.address });
    const answer = await ask(request, control.signal);
    if (!control.signal.aborted) setSent(answer);
  }, []);
  return { sent, send };
}

async function ask({ address, method, body, token }: SentRequest, signal: AbortSignal): Promise<Sent> {
  try {
    const response = await fetch(address, {
      method,
      signal,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body }),
    });
    const mediaType = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
    const text = readable(await response.text(), mediaType);
    const cut = text.length > longestAnswer;
    return {
      state: 'done',
      address,
      status: response.status,
      mediaType,
      text: text.slice(0, longestAnswer),
      cut,
    };
  } catch (error) {
    return { state: 'failed', address, reason: error instanceof Error ? error.message : String(error) };
  }
}

function readable(text: string, mediaType: string): string {
  if (!mediaType.endsWith('json')) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
