import { describe, expect, it } from 'vitest';
import { Image, packImage, type Sections } from './image.ts';

const origin = { kind: 'model', store: 'a store', seq: 7, rules: 'rules' } as const;
const sections: Sections = {
  first: Uint32Array.from({ length: 500 }, (_unused, n) => n),
  empty: new Uint8Array(),
  last: Uint16Array.from({ length: 3_000 }, (_unused, n) => n * 3),
};

/** A byte of `last` is changed; returns where it is. */
function damage(image: Image): number {
  const { byteOffset, byteLength } = image.uint16('last');
  const place = byteOffset + byteLength / 2;
  const bytes = new Uint8Array(image.buffer);
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  return place;
}

describe('the verification of an image', () => {
  it('accepts the packed arrays, whatever pieces they are read in', () => {
    for (const step of [1, 64, 999, 100_000]) {
      const image = new Image(packImage(origin, sections));
      const verify = image.verification();
      for (let filled = step; filled < image.buffer.byteLength; filled += step) verify(filled);
      expect(() => verify()).not.toThrow();
    }
  });

  it('reads nothing behind what is there', () => {
    const image = new Image(packImage(origin, sections));
    const verify = image.verification();
    verify(damage(image));
    damage(image);
    expect(() => verify()).not.toThrow();
  });

  it('names the part with a changed byte once all of it is there', () => {
    const image = new Image(packImage(origin, sections));
    const verify = image.verification();
    const place = damage(image);
    verify(place + 1);
    expect(() => verify()).toThrow('its part last is damaged');
  });

  it('notices a changed byte without any piece before', () => {
    const image = new Image(packImage(origin, sections));
    damage(image);
    expect(() => image.verification()()).toThrow('its part last is damaged');
  });
});
