import { describe, expect, it, vi } from 'vitest';
import { isPlain, memoized } from './memory.ts';

describe('plain text', () => {
  it.each(['', 'a', ' ', '~', 'owner/name', "it's", 'a'.repeat(201)])('is %j', (text) => {
    expect(isPlain(text)).toBe(true);
    expect(isPlain(text)).toBe(true);
  });

  it.each(['"', '$', '\\', '\n', '\u001f', '\u007f', 'é', 'a"', '"a', `${'a'.repeat(201)}"`])(
    'is not %j',
    (text) => {
      expect(isPlain(text)).toBe(false);
      expect(isPlain(text)).toBe(false);
    },
  );

  it('is not mistaken for another text of the same length and end', () => {
    expect(isPlain('abc')).toBe(true);
    expect(isPlain('$bc')).toBe(false);
    expect(isPlain('abc')).toBe(true);
  });
});

describe('a remembered function', () => {
  it('runs once for a short text, and each time for a long one', () => {
    const make = vi.fn<(text: string) => number>((text) => text.length);
    const remembered = memoized(make);
    for (const text of ['a', 'a', 'b', 'a'.repeat(200), 'a'.repeat(200)])
      expect(remembered(text)).toBe(text.length);
    expect(make).toHaveBeenCalledTimes(3);
    for (let n = 0; n < 2; n += 1) expect(remembered('a'.repeat(201))).toBe(201);
    expect(make).toHaveBeenCalledTimes(5);
  });

  it('forgets all texts when there are a thousand', () => {
    const make = vi.fn<(text: string) => string>((text) => text);
    const remembered = memoized(make);
    for (let n = 0; n < 1000; n += 1) remembered(String(n));
    remembered('0');
    expect(make).toHaveBeenCalledTimes(1000);
    remembered('new');
    remembered('0');
    expect(make).toHaveBeenCalledTimes(1002);
  });
});
