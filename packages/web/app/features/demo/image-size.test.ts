import { describe, expect, it } from 'vitest';
import { imageSize } from './image-size.ts';

const ascii = (text: string): number[] => Array.from(text, (one) => one.charCodeAt(0));
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

const webp = (chunk: string, body: readonly number[]): Uint8Array =>
  Uint8Array.from([...ascii('RIFF'), ...zeros(4), ...ascii('WEBP'), ...ascii(chunk), ...zeros(4), ...body]);

describe('the size of an image', () => {
  it('is read from a lossy WebP', () => {
    expect(imageSize(webp('VP8 ', [...zeros(6), 0xc0, 0x03, 0x80, 0x02, 0, 0]))).toEqual({
      width: 960,
      height: 640,
    });
  });

  it('is read from a lossless WebP', () => {
    const bits = 959 | (639 << 14);
    const body = [0x2f, bits & 255, (bits >> 8) & 255, (bits >> 16) & 255, (bits >> 24) & 255];
    expect(imageSize(webp('VP8L', body))).toEqual({ width: 960, height: 640 });
  });

  it('is read from an extended or animated WebP', () => {
    expect(imageSize(webp('VP8X', [...zeros(4), 0xbf, 0x03, 0, 0x7f, 0x02, 0]))).toEqual({
      width: 960,
      height: 640,
    });
  });

  it('is read from an AVIF', () => {
    const bytes = [
      ...zeros(4),
      ...ascii('ftypavif'),
      ...zeros(9),
      ...ascii('ispe'),
      ...zeros(4),
      0,
      0,
      3,
      0xc0,
      0,
      0,
      2,
      0x80,
    ];
    expect(imageSize(Uint8Array.from(bytes))).toEqual({ width: 960, height: 640 });
  });

  it.each([zeros(4), ascii('not a picture at all'), ascii('RIFF    WEBPVP8 ')].map((bytes) => [bytes]))(
    'is absent for %j',
    (bytes) => {
      expect(imageSize(Uint8Array.from(bytes))).toBeUndefined();
    },
  );
});
