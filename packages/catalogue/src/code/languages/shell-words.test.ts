import { describe, expect, it } from 'vitest';
import { sh } from './shell.ts';
import { shellSeam } from './shell-words.ts';

const seam = (left: string, right: string, leftIsValue = false, rightIsValue = false): boolean =>
  shellSeam(left.charCodeAt(0), right.charCodeAt(0), leftIsValue, rightIsValue) === undefined;

describe('a seam of shell code', () => {
  it.each(['$a', '$(', '\\a', '\\ ', '<<', '0<', '9>', '5<', 'ab', 'a1', 'é9', 'a#'])(
    'is refused between the characters of %j',
    ([left = '', right = '']) => expect(seam(left, right)).toBe(false),
  );

  it.each(['\\\n', '<>', '<a', '/<', ':>', 'a<', '9 ', ' #', '\t#', '\n#', 'a/', '-a', 'a=', '=a'])(
    'is allowed between the characters of %j',
    ([left = '', right = '']) => expect(seam(left, right)).toBe(true),
  );

  it('is refused before and after a value only for quotes and what changes it', () => {
    const before = Array.from('$~\\"\'`)}a= /', (left) => (seam(left, 'a', false, true) ? '' : left));
    expect(before.join('')).toBe('$~\\"\'`)}');
    const after = Array.from('"\'`<>(a= /)', (right) => (seam('a', right, true) ? '' : right));
    expect(after.join('')).toBe('"\'`<>(');
  });
});

describe('a word of the shell', () => {
  it.each([NaN, Infinity, -Infinity])('is not made of %s', (value) => {
    expect(() => sh`echo ${value}`).toThrow(`${value} cannot be written as a shell word`);
    expect(() => sh`echo ${[value]}`).toThrow(`${value} cannot be written as a shell word`);
  });

  it('is a number or a text, quoted where it must be', () => {
    expect(sh`echo ${5} ${'a b'} ${'a'} ${''}`.text).toBe("echo 5 'a b' a ''");
  });

  it('writes hidden characters by their bytes, which any locale has', () => {
    expect(sh`echo ${'\u0007\u007f\u0080\n'}`.text).toBe(String.raw`echo $'\x07\x7f\xc2\x80\n'`);
    expect(sh`echo ${"\u0007'"}`.text).toBe(String.raw`echo $'\x07\''`);
    expect(sh`echo ${'\u{e0041}'}`.text).toBe(String.raw`echo $'\xf3\xa0\x81\x81'`);
    expect(sh`echo ${'$a'} ${'~a'} ${'a~'}`.text).toBe(`echo $'$a' $'~a' 'a~'`);
  });

  it('of several lines keeps them in indented code', () => {
    const document = sh.json({ a: 1 });
    expect(document.broken).toBe(true);
    expect(sh.json('a').broken).toBe(false);
    expect(
      sh`
      if true; then
        echo ${document}
      fi
    `.text,
    ).toContain(`echo '{`);
  });
});
