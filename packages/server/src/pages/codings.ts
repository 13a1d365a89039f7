/** @module The content codings of a cached page: none, gzip, Zstandard or Brotli. */
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  type InputType,
  zstdCompressSync,
  zstdDecompress,
} from 'node:zlib';
import { accepts } from '../http/compress.ts';
import { type Bytes, gzipped } from '../http/gzip.ts';

/** Smallest first. A page that nobody has requested before is sent in the first of the quick ones. */
const packed = ['br', 'zstd', 'gzip'] as const;
const quick: ReadonlySet<Coding> = new Set(['zstd', 'gzip']);

export type Coding = (typeof packed)[number] | 'identity';

/** Shorter bodies grow when compressed. */
const smallestWorthwhile = 1024;

/** Slow: no request waits for it. */
const brotliQuality = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

const unzip = promisify<InputType, Buffer>(gunzip);
const pack = promisify(brotliCompress);
const unpack = promisify<InputType, Buffer>(brotliDecompress);
const unpackZstd = promisify<InputType, Buffer>(zstdDecompress);

const bytes = (buffer: Buffer): Bytes => new Uint8Array(buffer);

/** The codings that a client accepts, best first. */
export const codingsFor = (acceptEncoding: string | undefined): readonly Coding[] => [
  ...packed.filter((coding) => accepts(acceptEncoding, coding)),
  'identity',
];

/** The best coding that takes no longer than a reader should wait. */
export const quickCoding = (acceptEncoding: string | undefined): Coding =>
  codingsFor(acceptEncoding).find((coding) => quick.has(coding)) ?? 'identity';

export async function encode(body: Bytes, coding: Coding): Promise<Bytes> {
  switch (coding) {
    case 'identity':
      return body;
    case 'gzip':
      return gzipped(body);
    // A third of the time of gzip, and a tenth smaller: for a page, not worth another thread.
    case 'zstd':
      return bytes(zstdCompressSync(body));
    case 'br':
      return bytes(await pack(body, brotliQuality));
  }
}

export async function decode(body: Bytes, coding: Coding): Promise<Bytes> {
  switch (coding) {
    case 'identity':
      return body;
    case 'gzip':
      return bytes(await unzip(body));
    case 'zstd':
      return bytes(await unpackZstd(body));
    case 'br':
      return bytes(await unpack(body));
  }
}

export const isWorthwhile = (body: Bytes): boolean => body.byteLength >= smallestWorthwhile;
