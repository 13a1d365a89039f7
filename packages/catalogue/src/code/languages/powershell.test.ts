import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileText } from '../hostile.testing.ts';
import { ps } from '../index.ts';
import { fill, own, textOf } from '../edges.testing.ts';

describe('a value in PowerShell', () => {
  it('is a single-quoted string, with every kind of single quote doubled', () => {
    expect(ps`ollama run ${'owner/name:Q4_K_M'}`.text).toBe("ollama run 'owner/name:Q4_K_M'");
    expect(ps`x ${"a'b"}`.text).toBe("x 'a''b'");
    expect(ps`x ${'a\u2019b'}`.text).toBe("x 'a\u2019\u2019b'");
    expect(ps`x ${'$(calc)'} --port ${8080}`.text).toBe("x '$(calc)' --port 8080");
  });

  it.each(['a"b', 'a\nb', 'a\u0000b', 'a\u202eb', '-Force', '--index-url=x'])('refuses %j', (text) => {
    expect(textOf(() => ps`x ${text}`)).toBeUndefined();
  });

  it.each([
    ['', ' x'],
    ['x; ', ''],
    ['x | ', ''],
    ['& ', ''],
    ['. ', ''],
    ['x (', ')'],
    ['x\n', ''],
    ['x$', ''],
    ['x a', ''],
    ["x 'a'", ''],
    ['x ', 'b'],
    ['x ', "'b'"],
  ])('may not go between %j and %j, with or without empty code beside it', (before, after) => {
    const value = { value: 'v' };
    const nothing = { value: ps.none };
    for (const pieces of [
      [own(before), value, own(after)],
      [own(before), nothing, value, nothing, own(after)],
    ])
      expect(textOf(() => fill(ps, pieces))).toBeUndefined();
  });

  it('stays one string, whatever it contains', () => {
    const oneString = /^x '(?:[^'\u2018-\u201b]|(['\u2018-\u201b])\1)*' y$/;
    const isOneString = (text: string): boolean => oneString.test(textOf(() => ps`x ${text} y`) ?? "x '' y");
    expect(() => fc.assert(fc.property(hostileText, isOneString))).not.toThrow();
  });

  it('is a JSON document where a cmdlet takes one', () => {
    expect(ps`$body = ${ps.json({ a: "it's", b: '\u202e' })}`.text).toBe(
      '$body = \'{\n  "a": "it\'\'s",\n  "b": "\\u202e"\n}\'',
    );
  });
});

it('takes code beside text and code, unless two names would become one', () => {
  const name = ps`x`;
  for (const text of [' b', '=b', '; b', '.b'])
    expect(ps`${name}${fill(ps, [own(text)])}`.text).toBe(`x${text}`);
  expect(fill(ps, [{ value: ps`x -a=` }, own('b')]).text).toBe('x -a=b');
  expect(() => fill(ps, [{ value: name }, own('b')])).toThrow('run together');
  expect(() => ps`${name}${name}`).toThrow('run together');
  expect(ps`x a,${'b'}, ${5}`.text).toBe("x a,'b', 5");
});

it('takes a document for a value, with text behind it', () => {
  const document = ps.json(['a']);
  expect([document.broken, ps.json('a').broken]).toEqual([true, false]);
  expect(ps`x ${ps.json('a')} y`.text).toBe(`x '"a"' y`);
  expect(() => ps`x ${ps.json('a')}y`).toThrow('may not touch');
  expect(() => ps`${ps.json('a')} y`).toThrow('the name of a program');
  expect(ps.json('\u{e0041}').text).toBe(String.raw`'"\udb40\udc41"'`);
});

it('refuses double-quoted strings and here-strings in a template', () => {
  expect(() => ps`x "a"`.text).toThrow('double-quoted');
  expect(() => ps`x @'`.text).toThrow('here-string');
});
