/** @module The texts of answers that were just written: to read one back from its response costs more than to find it. */

const texts = new WeakMap<Response, string>();

export function responseOf(text: string, init: ResponseInit): Response {
  const response = new Response(text, init);
  texts.set(response, text);
  return response;
}

export const textOf = (response: Response): string | undefined => texts.get(response);
