/** @module A request through the router as plain data, without its token: a page can send it as the snippets do. */
import type { Invocation } from './build.ts';
import {
  type Answer,
  type Body,
  type BodyValue,
  EmbeddedFile,
  embeddedFile,
  pollsAtMost,
} from './request.ts';

/** A file of the reader's. */
export interface PortableFile {
  readonly name: string;
  readonly mediaType: string;
}

export type PortableBody =
  | {
      readonly kind: 'json';
      /** JSON text. Where there are several, the file's text is between them. */
      readonly pieces: readonly string[];
      readonly file?: PortableFile & { readonly as: EmbeddedFile['as'] };
    }
  | { readonly kind: 'bytes'; readonly file: PortableFile }
  | {
      readonly kind: 'form';
      readonly file: PortableFile;
      readonly fields: Readonly<Record<string, string>>;
    };

type Job = Extract<Answer, { kind: 'job' }>;

/** The same as a snippet expects; a job is polled as often. */
export type PortableAnswer = Exclude<Answer, Job> | (Job & { readonly polls: number });

export interface PortableRequest {
  readonly method: 'POST';
  readonly url: string;
  /** Besides authorization and content type. */
  readonly headers: Readonly<Record<string, string>>;
  /** Word before the token in the authorization header. */
  readonly scheme: 'Bearer' | 'Key';
  readonly body: PortableBody;
  readonly answer: PortableAnswer;
  /** Where a sample of the file can be downloaded. */
  readonly sampleUrl?: string;
}

/** Undefined if the client chooses the provider or the call does not go through the router. */
export function portableRequest({
  clientChooses,
  call,
  request,
  sample,
}: Invocation): PortableRequest | undefined {
  if (clientChooses || call.direct || call.endpoint) return undefined;
  const { method, url, headers, credential, body, answer } = request;
  return {
    method,
    url,
    headers,
    scheme: credential.scheme,
    body: portableBody(body),
    answer: answer.kind === 'job' ? { ...answer, polls: pollsAtMost(answer) } : answer,
    ...(sample && { sampleUrl: sample.url }),
  };
}

function portableBody(body: Body): PortableBody {
  if (body.kind === 'bytes') return { kind: 'bytes', file: { name: body.file, mediaType: body.mediaType } };
  if (body.kind === 'form')
    return { kind: 'form', file: { name: body.file, mediaType: body.mediaType }, fields: body.fields };
  const embedded = embeddedFile(body.value);
  if (!embedded) return { kind: 'json', pieces: [JSON.stringify(body.value)] };
  const { file: name, mediaType, as } = embedded;
  return { kind: 'json', pieces: piecesOf(body.value), file: { name, mediaType, as } };
}

/** As `JSON.stringify` writes it, cut where the file's text belongs: between the quotes of a string. */
function piecesOf(value: BodyValue): readonly string[] {
  if (value instanceof EmbeddedFile) return ['"', '"'];
  if (typeof value !== 'object' || value === null) return [JSON.stringify(value)];
  if (isList(value)) return enclosed('[', value.map(piecesOf), ']');
  const entries = Object.entries(value).flatMap(([key, entry]) =>
    entry === undefined ? [] : [joined([[`${JSON.stringify(key)}:`], piecesOf(entry)])],
  );
  return enclosed('{', entries, '}');
}

const isList = (value: BodyValue): value is readonly BodyValue[] => Array.isArray(value);

const enclosed = (open: string, parts: readonly (readonly string[])[], close: string): readonly string[] =>
  joined([[open], ...parts.flatMap((part, at) => (at === 0 ? [part] : [[','], part])), [close]]);

/** Concatenates lists of pieces: the last piece of each is merged with the first of the next. */
const joined = (parts: readonly (readonly string[])[]): readonly string[] =>
  parts.reduce<readonly string[]>(
    (whole, [first = '', ...rest]) => [...whole.slice(0, -1), `${whole.at(-1) ?? ''}${first}`, ...rest],
    [''],
  );
