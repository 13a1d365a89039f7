/** @module Reads a response body up to a size limit. */

import { HubError } from './hub-error.ts';

/** `undefined` when the body is not JSON. */
export async function readJson(response: Response, maxBytes: number): Promise<{ json: unknown } | undefined> {
  const bytes = await readBytes(response, maxBytes);
  try {
    return { json: JSON.parse(bytes.toString('utf8')) };
  } catch {
    return undefined;
  }
}

export async function readBytes(response: Response, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // Leaving the loop cancels the body.
    if (size > maxBytes)
      throw new HubError('too-large', `The hub's response is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
