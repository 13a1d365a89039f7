import { describe, expect, it } from 'vitest';
import { readRange, wholeOrPart } from './range.ts';

const body = new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);

const ask = (headers: Readonly<Record<string, string>>): Response =>
  wholeOrPart(
    body,
    '"abc"',
    { header: (name) => headers[name] },
    new Headers({ 'content-type': 'audio/ogg' }),
  );

describe('a part of a file', () => {
  it.each([
    ['bytes=0-3', { first: 0, last: 3 }],
    ['bytes=4-', { first: 4, last: 9 }],
    ['bytes=-2', { first: 8, last: 9 }],
    ['bytes=-50', { first: 0, last: 9 }],
    ['bytes=8-500', { first: 8, last: 9 }],
    ['bytes=10-', 'beyond'],
    ['bytes=-0', 'beyond'],
    ['bytes=5-2', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,4-5', undefined],
    ['lines=0-1', undefined],
    [undefined, undefined],
  ])('%s of ten bytes', (header, expected) => {
    expect(readRange(header, 10)).toEqual(expected);
  });

  it('is sent with status 206 and its Content-Range', async () => {
    const answer = ask({ range: 'bytes=2-4' });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(answer.headers.get('content-length')).toBe('3');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([2, 3, 4]));
  });

  it('beyond the end is refused with the file length', () => {
    const answer = ask({ range: 'bytes=10-20' });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */10');
  });

  it('of another version gets the whole file', () => {
    expect(ask({ range: 'bytes=2-4', 'if-range': '"old"' }).status).toBe(200);
    expect(ask({ range: 'bytes=2-4', 'if-range': '"abc"' }).status).toBe(206);
  });

  it('is announced with Accept-Ranges on every whole file', () => {
    expect(ask({}).headers.get('accept-ranges')).toBe('bytes');
  });
});
