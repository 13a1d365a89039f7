/** @module Remembers the text of a response: a lookup is faster than reading the body again. */

const texts = new WeakMap<Response, string>();

export function responseOf(text: string, init: ResponseInit): Response {
  const response = new Response(text, init);
  texts.set(response, text);
  return response;
}

export const textOf = (response: Response): string | undefined => texts.get(response);
