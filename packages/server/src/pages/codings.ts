/** @module The forms in which a page is kept: plain, or compressed for a content coding. */
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  type InputType,
  type ZlibOptions,
} from 'node:zlib';
import { accepts } from '../http/compress.ts';

export type Bytes = Uint8Array<ArrayBuffer>;
export type Coding = 'br' | 'gzip' | 'identity';

/** Shorter ones grow. */
const smallestWorthwhile = 1024;

/** A reader waits for the first copy; the other one is made beside requests. */
const gzipLevel: ZlibOptions = { level: 4 };
const brotliQuality = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

const zip = promisify<InputType, ZlibOptions, Buffer>(gzip);
const unzip = promisify<InputType, Buffer>(gunzip);
const pack = promisify(brotliCompress);
const unpack = promisify<InputType, Buffer>(brotliDecompress);

const bytes = (buffer: Buffer): Bytes => new Uint8Array(buffer);

/** What a client may get, best first. */
export const codingsFor = (acceptEncoding: string | undefined): readonly Coding[] => [
  ...(['br', 'gzip'] as const).filter((coding) => accepts(acceptEncoding, coding)),
  'identity',
];

export async function encode(body: Bytes, coding: Coding): Promise<Bytes> {
  if (coding === 'identity') return body;
  return bytes(coding === 'br' ? await pack(body, brotliQuality) : await zip(body, gzipLevel));
}

export async function decode(body: Bytes, coding: Coding): Promise<Bytes> {
  if (coding === 'identity') return body;
  return bytes(coding === 'br' ? await unpack(body) : await unzip(body));
}

export const isWorthwhile = (body: Bytes): boolean => body.byteLength >= smallestWorthwhile;
