/** @module The request of the code on the page, as the browser sends it. */
import type { PortableBody, PortableRequest } from '@loadout/catalogue';

/** What the reader provides for a request. */
export interface Given {
  readonly token: string;
  readonly file: File | undefined;
}

/** The file that the reader has to choose, if the request sends one. */
export const fileOf = ({ body }: PortableRequest) => body.file;

export async function requestOf(
  { method, url, headers, scheme, body }: PortableRequest,
  { token, file }: Given,
): Promise<Request> {
  const [content, contentType] = await bodyOf(body, file);
  return new Request(url, {
    method,
    headers: {
      Authorization: `${scheme} ${token}`,
      ...(contentType !== undefined && { 'Content-Type': contentType }),
      ...headers,
    },
    body: content,
    // Only the header identifies the reader, and no other host receives the token.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    cache: 'no-store',
  });
}

/** A form sets its content type itself, including the boundary. */
async function bodyOf(
  body: PortableBody,
  given: File | undefined,
): Promise<readonly [content: BodyInit, contentType?: string]> {
  if (body.kind === 'json') {
    const text = body.file && given ? await embedded(given, body.file) : '';
    return [body.pieces.join(text), 'application/json'];
  }
  const type = given?.type || body.file.mediaType;
  const bytes = new Blob([given ?? ''], { type });
  if (body.kind === 'bytes') return [bytes, type];
  const form = new FormData();
  form.append('file', bytes, given?.name ?? body.file.name);
  for (const [name, value] of Object.entries(body.fields)) form.append(name, value);
  return [form];
}

async function embedded(
  given: File,
  { as, mediaType }: NonNullable<Extract<PortableBody, { kind: 'json' }>['file']>,
): Promise<string> {
  const encoded = base64(new Uint8Array(await given.arrayBuffer()));
  return as === 'base64' ? encoded : `data:${given.type || mediaType};base64,${encoded}`;
}

/** In parts: a call takes a limited number of arguments. */
function base64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x80_00)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x80_00)));
  return btoa(parts.join(''));
}
