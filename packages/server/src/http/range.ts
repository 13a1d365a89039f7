/** @module Range requests, which media players use to seek. A request for several ranges gets the whole file. */

interface Asked {
  header(name: string): string | undefined;
}

interface Part {
  readonly first: number;
  /** Inclusive. */
  readonly last: number;
}

/** The whole file (200), the requested range (206), or an error with the file's length (416). */
export function wholeOrPart(
  body: Uint8Array<ArrayBuffer>,
  etag: string,
  requested: Asked,
  headers: Headers,
): Response {
  headers.set('accept-ranges', 'bytes');
  const range = isSameFile(requested.header('if-range'), etag) ? requested.header('range') : undefined;
  const part = readRange(range, body.byteLength);
  if (part === 'beyond') {
    headers.set('content-range', `bytes */${body.byteLength}`);
    headers.delete('content-type');
    return new Response(null, { status: 416, headers });
  }
  if (part === undefined) {
    headers.set('content-length', String(body.byteLength));
    return new Response(body, { headers });
  }
  const { first, last } = part;
  headers.set('content-range', `bytes ${first}-${last}/${body.byteLength}`);
  headers.set('content-length', String(last - first + 1));
  return new Response(body.subarray(first, last + 1), { status: 206, headers });
}

/** `If-Range` resumes a download only if the file has not changed. */
const isSameFile = (ifRange: string | undefined, etag: string): boolean =>
  ifRange === undefined || ifRange.trim() === etag;

/** `bytes=0-99`, `bytes=100-`, `bytes=-50`. Other values are ignored, as RFC 9110 allows. */
export function readRange(header: string | undefined, length: number): Part | 'beyond' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (from !== '' && to !== '' && Number(to) < first) return undefined;
  return first > last ? 'beyond' : { first, last };
}
