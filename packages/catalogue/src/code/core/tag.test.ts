import { describe, expect, it } from 'vitest';
import { js, ps, py, sh } from '../index.ts';

describe('code from a template with holes', () => {
  it('says whether it has several lines, wherever they break', () => {
    expect(py`f(${1})`.broken).toBe(false);
    expect(
      py`
      f(${1})
      g()
    `.broken,
    ).toBe(true);
    expect(
      py`
      g()
      f(${1})
    `.broken,
    ).toBe(true);
    expect(py`f(${['a'.repeat(90)]})`.broken).toBe(true);
  });

  it('says whether it ends in a comment, of its own or of its last hole', () => {
    expect(py`f(${1}) # note`.endsInComment).toBe(true);
    expect(py`f(${1})`.endsInComment).toBe(false);
    expect(py`${py`f() # note`}`.endsInComment).toBe(true);
  });

  it('names the line of a mistake', () => {
    expect(
      () => py`
      f()
      # about ${1}
      g()
    `,
    ).toThrow(/line 2\b/);
  });

  it('forms no comment with code before or after it', () => {
    expect(js`${js`a`}*2`.text).toBe('a*2');
    expect(() => js`${js`a /`}* 2`).toThrow('/');
  });
});

describe('values that a language cannot write', () => {
  it.each([Infinity, NaN])('are refused by PowerShell: %s', (value) => {
    expect(() => ps`echo ${value}`).toThrow('number cannot be written in PowerShell');
  });
});

describe('a list of the shell', () => {
  it('has code and words', () => {
    expect(sh`run ${[sh`-x`, 'a b', [sh`--flag`, 5]]}`.text).toBe("run -x 'a b' --flag 5");
  });

  it('refuses code that ends in a comment, and code of another language', () => {
    expect(() => sh`run ${[sh`a # note`, 'b']}`).toThrow('may not be part of a list');
    const other: unknown = py`a`;
    // @ts-expect-error -- what a caller without types can do
    expect(() => sh`run ${[other]}`).toThrow('cannot be written as a shell word');
  });
});

describe('shell text', () => {
  it('may have a hash inside of a word, and a comment with a quote', () => {
    expect(sh`open page#part ${'x'}`.text).toBe('open page#part x');
    expect(
      sh`
      # it's all
      echo ${'x'}
    `.text,
    ).toBe("# it's all\necho x");
  });

  it('writes hidden characters of JSON by their code', () => {
    expect(sh.json('a\u200bb\u2028').text).toBe(String.raw`'"a\u200bb\u2028"'`);
    expect(sh.json({ a: 'é' }).text).toContain('\n');
  });
});
