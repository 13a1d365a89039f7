/** @module Gzip of a whole text, outside the event loop. Fast rather than small, because a reader waits for it. */
import { promisify } from 'node:util';
import { gzip, type InputType, type ZlibOptions } from 'node:zlib';

const zip = promisify<InputType, ZlibOptions, Buffer>(gzip);

export type Bytes = Uint8Array<ArrayBuffer>;

export const gzipped = async (body: InputType): Promise<Bytes> =>
  new Uint8Array(await zip(body, { level: 4 }));
