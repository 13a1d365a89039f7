import { describe, expect, it } from 'vitest';
import { js, py, rust } from '../index.ts';

const wide = (width: number) => 'a'.repeat(width);

describe('a literal', () => {
  it('is on one line while there is room for it and a comma, else an entry a line', () => {
    const onOneLine = py`x = ${[wide(75), 1]}`;
    expect(onOneLine.text).toBe(`x = ["${wide(75)}", 1]`);
    expect(onOneLine.broken).toBe(false);
    const broken = py`x = ${[wide(76), 1]}`;
    expect(broken.text).toBe(`x = [\n    "${wide(76)}",\n    1,\n]`);
    expect(broken.broken).toBe(true);
  });

  it('counts the name of a field and its indentation', () => {
    const inner = { long: [wide(30), wide(34)] };
    expect(py`x = ${{ other: wide(30), ...inner }}`.text).toBe(
      `x = {\n    "other": "${wide(30)}",\n    "long": ["${wide(30)}", "${wide(34)}"],\n}`,
    );
    const wider = { long: [wide(34), wide(36)] };
    expect(py`x = ${{ other: wide(30), ...wider }}`.text).toBe(
      `x = {\n    "other": "${wide(30)}",\n    "long": [\n        "${wide(34)}",\n        "${wide(36)}",\n    ],\n}`,
    );
  });

  it('of nothing is a pair of brackets', () => {
    for (const [code, text] of [
      [py`x = ${[]}`, 'x = []'],
      [py`x = ${{}}`, 'x = {}'],
      [js`x = ${{ a: undefined }}`, 'x = {}'],
    ] as const) {
      expect(code.text).toBe(text);
      expect(code.broken).toBe(false);
    }
  });

  it('has spaces inside of braces, and a comma at the end, as the language does', () => {
    expect(js`x = ${{ a: 1 }};`.text).toBe('x = { a: 1 };');
    expect(py`x = ${{ a: 1 }}`.text).toBe('x = {"a": 1}');
    expect(js`x = ${[wide(80), 1]};`.text).toBe(`x = [\n  "${wide(80)}",\n  1,\n];`);
  });

  it('moves code of several lines with its line', () => {
    const code = py`
      f(
          1,
      )
    `;
    expect(py`x = ${[code]}`.text).toBe('x = [\n    f(\n        1,\n    ),\n]');
    expect(
      py`
      if y:
          x = ${code}
    `.text,
    ).toBe('if y:\n    x = f(\n        1,\n    )');
    expect(py`x = ${[py`f(1)`]}`.text).toBe('x = [f(1)]');
  });

  it('is refused where the language has none', () => {
    expect(() => rust`let x = ${{ a: 1 }};`).toThrow('rust has no literal for an object');
    expect(() => py`x = ${NaN}`).toThrow('NaN has no literal');
    expect(() => py`x = ${[Infinity]}`).toThrow('Infinity has no literal');
  });
});

describe('joined code', () => {
  it('is the pieces with the separator, without empty ones', () => {
    const joined = py.join(
      [py.none, py.identifier('a'), py.none, py.identifier('b'), py.identifier('a')],
      ', ',
    );
    expect([joined.text, joined.broken]).toEqual(['a, b, a', false]);
    const first = py.identifier('a');
    expect(py.join([first, first], ', ').text).toBe('a, a');
    expect(py.join([py.identifier('a')]).broken).toBe(false);
    expect(py.join([py.identifier('a'), py.identifier('b')]).broken).toBe(true);
    expect(py.join([])).toBe(py.none);
  });

  it('goes on after a comment only on a new line', () => {
    const noted = py`a # note`;
    for (const separator of ['\n', '\n\n'] as const)
      expect(py.join([noted, py`b`], separator).text).toBe(`a # note${separator}b`);
    expect(() => py.join([noted, py`b`], ', ')).toThrow('only a line break may follow');
    expect(() => py.join([noted, py`b`], ' \\\n  ')).toThrow('only a line break may follow');
    expect(py.join([py`b`, noted], ', ').text).toBe('b, a # note');
    expect(py.join([py`b`, noted], ', ').endsInComment).toBe(true);
    expect(py.join([noted, py`b`]).endsInComment).toBe(false);
  });
});
