/** @module The content codings of a cached page: none, gzip or Brotli. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, type InputType } from 'node:zlib';
import { accepts } from '../http/compress.ts';
import { type Bytes, gzipped } from '../http/gzip.ts';

export type Coding = 'br' | 'gzip' | 'identity';

/** Shorter bodies grow when compressed. */
const smallestWorthwhile = 1024;

/** Slow: no request waits for it. */
const brotliQuality = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

const unzip = promisify<InputType, Buffer>(gunzip);
const pack = promisify(brotliCompress);
const unpack = promisify<InputType, Buffer>(brotliDecompress);

const bytes = (buffer: Buffer): Bytes => new Uint8Array(buffer);

/** The codings that a client accepts, best first. */
export const codingsFor = (acceptEncoding: string | undefined): readonly Coding[] => [
  ...(['br', 'gzip'] as const).filter((coding) => accepts(acceptEncoding, coding)),
  'identity',
];

export async function encode(body: Bytes, coding: Coding): Promise<Bytes> {
  if (coding === 'identity') return body;
  return coding === 'br' ? bytes(await pack(body, brotliQuality)) : gzipped(body);
}

export async function decode(body: Bytes, coding: Coding): Promise<Bytes> {
  if (coding === 'identity') return body;
  return bytes(coding === 'br' ? await unpack(body) : await unzip(body));
}

export const isWorthwhile = (body: Bytes): boolean => body.byteLength >= smallestWorthwhile;
