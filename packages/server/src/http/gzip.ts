/** @module Gzip of a whole text, beside the event loop. A reader waits for it, so it is quick rather than small. */
import { promisify } from 'node:util';
import { gzip, type InputType, type ZlibOptions } from 'node:zlib';

const zip = promisify<InputType, ZlibOptions, Buffer>(gzip);

export type Bytes = Uint8Array<ArrayBuffer>;

export const gzipped = async (body: InputType): Promise<Bytes> =>
  new Uint8Array(await zip(body, { level: 4 }));
