/** @module The typed request for a task at a provider; every client prints the same one. */
import type { Data } from '../../code/index.ts';

/** A local file whose bytes are embedded in a JSON body. */
export class EmbeddedFile {
  readonly file: string;
  readonly mediaType: string;
  readonly as: 'base64' | 'data-url';

  constructor(file: string, mediaType: string, as: 'base64' | 'data-url') {
    this.file = file;
    this.mediaType = mediaType;
    this.as = as;
  }
}

export type BodyValue =
  | string
  | number
  | boolean
  | null
  | EmbeddedFile
  | readonly BodyValue[]
  | { readonly [key: string]: BodyValue | undefined };

export type BodyObject = { readonly [key: string]: BodyValue | undefined };

export type Body =
  | { readonly kind: 'json'; readonly value: BodyObject }
  | { readonly kind: 'bytes'; readonly file: string; readonly mediaType: string }
  | {
      readonly kind: 'form';
      readonly file: string;
      readonly mediaType: string;
      readonly fields: Readonly<Record<string, string>>;
    };

/**
 * A step into a JSON response: a field or index, whichever of two fields is present, or the first entry of a possible
 * list.
 */
export type Step = string | number | readonly [string, string] | typeof firstIfList;

export const firstIfList = { first: 'if it is a list' } as const;

/** Path to a value in a JSON response. */
export type Path = readonly Step[];

/** How to build a job's URL from the response that started it. */
export interface JobAddress {
  /** URL before the part taken from the response. */
  readonly base: string;
  /** Path to an id, or to a URL of which only the path is used. */
  readonly from: Path;
  readonly take: 'id' | 'path-of-url';
  readonly suffix: string;
}

/** How to wait for a service that also answers before the result is there. */
export interface Unfinished {
  readonly status: JobAddress;
  /** Field of the state. */
  readonly state: string;
  /** States of a job that is still running. */
  readonly pending: readonly string[];
  /** Field of the result: empty or absent until it is there. */
  readonly result: string;
  readonly secondsBetween: number;
}

/** A list of labelled files, each as base64 in this field. */
export interface Parts {
  readonly field: 'blob' | 'mask';
  /** Names under which they are saved: `*` is the position in the list. */
  readonly files: 'mask_*.png' | 'output_*.flac' | 'output_*.wav';
}

export type Answer =
  | {
      readonly kind: 'json';
      /** The part to print, if it is not all of it. */
      readonly path?: Path;
      readonly parts?: Parts;
      readonly unfinished?: Unfinished;
    }
  | { readonly kind: 'bytes'; readonly file: string }
  | { readonly kind: 'stream' }
  /** JSON with the URL of the result. */
  | { readonly kind: 'link'; readonly path: Path; readonly file: string; readonly unfinished?: Unfinished }
  /** JSON with the result itself as base64. */
  | { readonly kind: 'base64'; readonly path: Path; readonly file: string }
  | {
      readonly kind: 'job';
      readonly status: JobAddress;
      readonly state: Path;
      readonly done: string;
      readonly failed: readonly string[];
      /** URL of the finished job, if the status response does not contain the result. */
      readonly result?: JobAddress;
      readonly path: Path;
      readonly file: string;
      readonly secondsBetween: number;
      /** Set if the URL of the result may be a data URL, which contains it. */
      readonly inline?: boolean;
    };

/** Whether snippets print the response as it is, be it a result or an error. */
export const isPrintedWhole = (answer: Answer): boolean =>
  answer.kind === 'json' && answer.path === undefined && answer.parts === undefined;

const minutesAtMost = 10;

/** Number of polls after which a snippet gives up. */
export const pollsAtMost = ({ secondsBetween }: { readonly secondsBetween: number }): number =>
  Math.ceil((minutesAtMost * 60) / secondsBetween);

/** Source of the token: an environment variable, or the caller's value. */
export interface Credential {
  readonly scheme: 'Bearer' | 'Key';
  readonly variable: string;
  readonly value?: string;
}

export interface InferenceRequest {
  readonly method: 'POST';
  readonly url: string;
  /** Besides authorization and content type. */
  readonly headers: Readonly<Record<string, string>>;
  readonly credential: Credential;
  readonly body: Body;
  readonly answer: Answer;
}

/** Replaces the embedded files of a body, for clients that write them differently. */
export function mapFiles<T>(value: BodyValue, write: (file: EmbeddedFile) => T): MappedBody<T> {
  return isPlain(value) ? value : mapped(value, write);
}

function mapped<T>(value: BodyValue, write: (file: EmbeddedFile) => T): MappedBody<T> {
  if (value instanceof EmbeddedFile) return write(value);
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map((entry) => mapped(entry, write));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      entry === undefined ? undefined : mapped(entry, write),
    ]),
  );
}

export type MappedBody<T> =
  | string
  | number
  | boolean
  | null
  | T
  | readonly MappedBody<T>[]
  | { readonly [key: string]: MappedBody<T> | undefined };

const isList = (value: BodyValue): value is readonly BodyValue[] => Array.isArray(value);

function fileIn(value: BodyValue | undefined): EmbeddedFile | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (value instanceof EmbeddedFile) return value;
  for (const part of isList(value) ? value : Object.values(value)) {
    const found = fileIn(part);
    if (found) return found;
  }
  return undefined;
}

/** The body that was searched last: all clients print the same one. */
let searched: { readonly body: BodyValue; readonly file: EmbeddedFile | undefined } | undefined;

/** The first embedded file of a body; requests have at most one. */
export function embeddedFile(body: BodyValue): EmbeddedFile | undefined {
  if (searched?.body !== body) searched = { body, file: fileIn(body) };
  return searched.file;
}

const isPlain = (value: BodyValue): value is Data => embeddedFile(value) === undefined;

/** A body as plain data, for requests without a file. */
export const plainBody = (value: BodyValue): Data => mapFiles<Data>(value, ({ file }) => file);
