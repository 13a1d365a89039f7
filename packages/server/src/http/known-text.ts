/** @module Keeps the text of a response: looking it up is faster than reading the body again. */

const texts = new WeakMap<Response, string>();

export function responseOf(text: string, init: ResponseInit): Response {
  const response = new Response(text, init);
  texts.set(response, text);
  return response;
}

export const textOf = (response: Response): string | undefined => texts.get(response);
