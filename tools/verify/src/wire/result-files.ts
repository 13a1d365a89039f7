/** @module Sample result files of services. */
import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(8 + body.length);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), 4 + body.length);
  return framed;
}

/** A valid PNG of one pixel. */
export const png: Buffer = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])),
  chunk('IDAT', deflateSync(Buffer.from([0, 200, 100, 50]))),
  chunk('IEND', Buffer.alloc(0)),
]);

/** Bytes of a result file, including all that text handling would corrupt. */
export const resultBytes = (file: string): Buffer =>
  file.endsWith('.png') ? png : Buffer.from(Array.from({ length: 512 }, (_, index) => index % 256));

export const mediaTypeOfResult = (file: string): string =>
  file.endsWith('.png') ? 'image/png' : file.endsWith('.mp4') ? 'video/mp4' : 'audio/wav';
