/** @module Text and documents in XML. */

export const escapeXml = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- XML has no way to write these, escaped or not
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

const xmlType = (type: string): string => `${type}; charset=utf-8`;

export const xmlAnswer = (
  body: string,
  type: string,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(`${declaration}${body}\n`, { headers: { ...headers, 'content-type': xmlType(type) } });

/** A stream for documents too long to build in memory: each chunk is created when the reader is ready. */
export function xmlStream(
  pieces: Iterator<string>,
  type: string,
  headers: Readonly<Record<string, string>>,
): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(declaration)),
    pull(controller) {
      const { done, value } = pieces.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, { headers: { ...headers, 'content-type': xmlType(type) } });
}
