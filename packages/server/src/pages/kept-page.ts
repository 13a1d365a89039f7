/** @module One rendered page: its headers, its ETag, and its body in the codings that were requested. */
import { hash } from 'node:crypto';
import { matches } from '../http/conditional.ts';
import type { Bytes } from '../http/gzip.ts';
import { type Coding, codingsFor, decode, encode, isWorthwhile, quickCoding } from './codings.ts';

export interface Validity {
  /** The version of the records that it shows; `undefined` when it shows none. */
  readonly version: string | undefined;
  /** In milliseconds since 1970. */
  readonly until: number;
}

/** Rough cost of the objects around the bytes. */
const overhead = 2_048;

/** Headers that depend on the coding of the body. */
const bodyHeaders: ReadonlySet<string> = new Set(['content-length', 'content-encoding']);

type HeaderList = [string, string][];

export class KeptPage {
  readonly validity: Validity;
  readonly #headers: Readonly<HeaderList>;
  readonly #etag: string;
  readonly #isPacked: boolean;
  readonly #bodies = new Map<Coding, Bytes>();
  #packing: Promise<Bytes> | undefined;

  constructor(headers: Headers, body: Bytes, validity: Validity) {
    this.validity = validity;
    // Weak, because the body is sent in several codings. It depends on the content only, so that other processes agree.
    this.#etag = `W/"${hash('sha1', body, 'base64url')}"`;
    this.#headers = headersOf(headers, this.#etag);
    this.#isPacked = isWorthwhile(body);
    this.#bodies.set('identity', body);
  }

  /** Bytes in memory. */
  get size(): number {
    let total = overhead;
    for (const body of this.#bodies.values()) total += body.byteLength;
    return total;
  }

  /** Replaces the uncompressed body, which is the largest, by one that the client accepts, if that is quickly made. */
  async pack(acceptEncoding: string | undefined): Promise<void> {
    const coding = quickCoding(acceptEncoding);
    if (!this.#isPacked || coding === 'identity') return;
    await this.#body(coding);
    this.#bodies.delete('identity');
  }

  /** Compresses the body with the best coding that the client accepts. For pages that are requested again. */
  improve(acceptEncoding: string | undefined): Promise<unknown> | undefined {
    const [best = 'identity'] = codingsFor(acceptEncoding);
    if (!this.#isPacked || this.#bodies.has(best) || this.#packing !== undefined) return undefined;
    this.#packing = this.#body(best).finally(() => {
      this.#packing = undefined;
    });
    return this.#packing;
  }

  async response(request: Request): Promise<Response> {
    const headers: HeaderList = [...this.#headers];
    if (matches(request.headers.get('if-none-match') ?? undefined, this.#etag))
      return new Response(null, { status: 304, headers });
    const coding = this.#codingFor(request.headers.get('accept-encoding') ?? undefined);
    const body = await this.#body(coding);
    if (coding !== 'identity') headers.push(['content-encoding', coding]);
    headers.push(['content-length', String(body.byteLength)]);
    return new Response(request.method === 'HEAD' ? null : body, { headers });
  }

  /** The best one that is there, or else one that is quickly made: the page was made for a client that accepts others. */
  #codingFor(acceptEncoding: string | undefined): Coding {
    if (!this.#isPacked) return 'identity';
    const codings = codingsFor(acceptEncoding);
    const known = codings.find((coding) => coding !== 'identity' && this.#bodies.has(coding));
    return known ?? quickCoding(acceptEncoding);
  }

  async #body(coding: Coding): Promise<Bytes> {
    const known = this.#bodies.get(coding);
    if (known !== undefined) return known;
    const [[from, other] = ['identity', new Uint8Array()] as const] = this.#bodies;
    const body = await encode(await decode(other, from), coding);
    this.#bodies.set(coding, body);
    return body;
  }
}

/** A 304 keeps the content type: the security policy, which updates the client's copy, depends on it. */
function headersOf(given: Headers, etag: string): HeaderList {
  const headers = [...given].filter(([name]) => !bodyHeaders.has(name));
  headers.push(['etag', etag]);
  if (!given.has('cache-control'))
    headers.push(['cache-control', given.has('set-cookie') ? 'private, no-cache' : 'no-cache']);
  return headers;
}
