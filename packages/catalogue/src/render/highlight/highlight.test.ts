import { languages } from '@loadout/catalogue';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const roles = (text: string, language: string): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    highlight(text, language)
      .lines.flat()
      .map(([token, role]) => [token.trim(), role]),
  );

describe('highlight', () => {
  it.each(languages)('keeps every character of %s, whatever the text', (language) => {
    const pieces = constantFrom('"', "'", '`', '\\', '\n', '#', '/*', '*/', '//', '<!--', '$', 'for ', 'x(');
    assert(
      property(array(oneof(pieces, string()), { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        const { lines } = highlight(text, language);
        expect(lines.map((line) => line.map(([token]) => token).join('')).join('\n')).toBe(text);
      }),
      { numRuns: 50 },
    );
  });

  it('tells keywords, strings, numbers, calls, arguments and comments of Python apart', () => {
    expect(roles('from a import B\nx = f("text", n=4)  # why', 'python')).toMatchObject({
      from: 'keyword',
      '"text"': 'string',
      '4': 'number',
      f: 'function',
      n: 'parameter',
      '# why': 'comment',
    });
  });

  it('tells arguments on lines of their own from assignments', () => {
    expect(roles('f(\n    n=4,\n)\nm = 5', 'python')).toMatchObject({ n: 'parameter' });
    expect(highlight('m = 5', 'python').lines[0]?.[0]).toEqual(['m ']);
  });

  it('adds spaces to the token before them', () => {
    expect(highlight('import timm', 'python').lines).toEqual([[['import ', 'keyword'], ['timm']]]);
  });

  it('tells keys and texts of JSON apart', () => {
    expect(roles('{ "a": "b", "c": [true, 1.5] }', 'json')).toMatchObject({
      '"a"': 'parameter',
      '"b"': 'string',
      true: 'keyword',
      '1.5': 'number',
    });
  });

  it('treats a triple-quoted text over several lines as one string', () => {
    const { lines } = highlight('x = """a\nb"""', 'python');
    expect(lines[1]).toEqual([['b"""', 'string']]);
  });

  it('tells programs, options, variables and comments of the shell apart', () => {
    expect(roles('pip install --pre "a" $HOME # why', 'shell')).toMatchObject({
      pip: 'function',
      '--pre': 'number',
      '"a"': 'string',
      $HOME: 'parameter',
      '# why': 'comment',
    });
  });

  it('tells template strings of JavaScript and elements of HTML apart', () => {
    expect(roles('const a = `b`; // c', 'javascript')).toMatchObject({
      const: 'keyword',
      '`b`': 'string',
      '// c': 'comment',
    });
    expect(roles('<p title="b">', 'html')).toMatchObject({ p: 'type', title: 'parameter', '"b"': 'string' });
  });

  it('shows a language without rules as plain text', () => {
    expect(highlight('a\nb', 'cobol').lines).toEqual([[['a']], [['b']]]);
  });
});
