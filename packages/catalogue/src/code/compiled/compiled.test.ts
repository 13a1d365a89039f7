import { describe, expect, it } from 'vitest';
import * as tables from '../core/characters.ts';
import { TemplateError } from '../core/value.ts';
import * as characters from './characters.ts';
import { Code as SmallCode, constantCode } from './code.ts';
import { commented } from './fill.ts';
import * as js from './javascript.ts';
import * as memory from './memory.ts';
import * as py from './python.ts';
import * as sh from './shell.ts';
import { parsed } from './shell-parsed.ts';

/** Templates as the build writes them: dedented, with a NUL for each hole. */
const note = () => commented(py.fill('x # note'));

describe('a parsed template', () => {
  it('is filled with literals', () => {
    expect(py.fill('print(\0, \0)', 'a', [1, true, null]).text).toBe('print("a", [1, True, None])');
    expect(js.fill('f(\0);', { a: 'b' }).text).toBe('f({ a: "b" });');
    expect(py.fill('f(\0)', py.identifier('name')).text).toBe('f(name)');
  });

  it('says whether it has several lines', () => {
    expect(py.fill('a').broken).toBe(false);
    expect(py.fill('a\nb').broken).toBe(true);
    expect(py.fill('f(\0)', py.fill('a\nb')).broken).toBe(true);
  });

  it('loses the line of an empty hole', () => {
    expect(py.fill('a\n\0\nb', py.none).text).toBe('a\nb');
    expect(py.fill('\0\nb', py.none).text).toBe('b');
    expect(py.fill('\0\n\0\nb', py.none, py.fill('a')).text).toBe('a\nb');
    expect(py.fill('a\n\0', py.none).text).toBe('a');
    expect(py.fill('\0', py.none).text).toBe('');
  });

  it('moves code of several lines to its column', () => {
    expect(py.fill('if x:\n    \0', py.fill('a\nb')).text).toBe('if x:\n    a\n    b');
  });

  it.each([
    ['a value after a name', () => py.fill('f\0', 'x')],
    ['a value of the shell that has no position', () => sh.placed('', 'ls \0', 'x')],
    ['a value before a name', () => py.fill('(\0f', 'x')],
    ['two values side by side', () => py.fill('\0\0', 'a', 'b')],
    ['two values with nothing between', () => py.fill('\0\0\0', 'a', py.none, 'b')],
    ['a quote of the template cut in two', () => py.fill('"\0"', py.none)],
    ['code that continues a name', () => py.fill('\0b', py.fill('a'))],
    ['code that a name continues', () => py.fill('a\0', py.fill('b'))],
    ['code before code', () => py.fill('\0\0', py.fill('a'), py.fill('b'))],
    ['text after a comment', () => py.fill('\0 + 1', note())],
    ['code after a comment', () => py.fill('\0 \0', note(), py.fill('y'))],
    ['a value after a comment', () => py.fill('\0\0', note(), 'y')],
  ])('refuses %s', (_what, template) => expect(template).toThrow(TemplateError));

  it('refuses code of another language', () => {
    const other: unknown = js.fill('a');
    // @ts-expect-error -- what a caller without types can do
    expect(() => py.fill('\0', other)).toThrow('javascript code in a python template');
  });

  it('goes on after a comment on a new line', () => {
    const code = py.fill('\0\ny', note());
    expect([code.text, code.endsInComment]).toEqual(['x # note\ny', false]);
    expect(py.fill('\0', note()).endsInComment).toBe(true);
    expect(py.fill('\0\n\0', note(), py.fill('y')).text).toBe('x # note\ny');
    expect(py.fill('\0\n\0', note(), py.fill('y')).endsInComment).toBe(false);
    expect(commented(py.fill('a\nb')).broken).toBe(true);
  });

  it('is joined, and has names and arguments', () => {
    expect(py.join([py.fill('a'), py.none, py.fill('b')], ', ').text).toBe('a, b');
    expect(js.join([js.fill('a'), js.fill('b')]).text).toBe('a\nb');
    expect(sh.join([sh.fill('a'), sh.fill('b')], ' ').text).toBe('a b');
    expect([py.isIdentifier('class'), py.isIdentifier('a'), js.isIdentifier('class')]).toEqual([
      false,
      true,
      false,
    ]);
    expect([sh.isIdentifier('then'), sh.isIdentifier('a'), sh.identifier('a').text]).toEqual([
      false,
      true,
      'a',
    ]);
    expect(js.identifier('a').text).toBe('a');
    expect([py.args({ a: 1, b: undefined }).text, py.rest({ a: 1 }).text, py.rest({}).text]).toEqual([
      'a=1',
      ', a=1',
      '',
    ]);
  });
});

describe('a shell template with a letter for each hole', () => {
  it('takes values where they start a word, and inside of one', () => {
    expect(sh.placed('s', 'echo \0', 'a b').text).toBe("echo 'a b'");
    expect(sh.placed('i', 'run --a=\0', '-b').text).toBe('run --a=-b');
    expect(sh.placed('ss', 'echo \0 \0', ['a', 'b c'], 5).text).toBe("echo a 'b c' 5");
  });

  it.each([
    ['a value as a program', () => sh.placed('-', '\0 a', 'ls')],
    ['several words after =', () => sh.placed('i', 'A=\0', sh.fill('a b'))],
    ['several words after a redirection', () => sh.placed('i', 'echo > \0', sh.fill('a b'))],
    ['code in a list', () => sh.placed('s', 'echo \0', [sh.fill('a')])],
    ['a value after sudo', () => sh.placed('-S', '\0 -x \0', sh.fill('sudo'), 'a')],
    ['a value after a redirection', () => sh.placed('-S', '\0 \0', sh.fill('ls >'), 'a')],
    ['a value after words', () => sh.placed('-1', '\0 \0', sh.fill('a b'), 'c')],
    ['a value after a keyword', () => sh.placed('-1', '\0 \0', sh.fill('if'), 'c')],
    ['a value inside of a word after words', () => sh.placed('-2', '\0 a\0', sh.fill('a b'), 'c')],
    ['a value after a list', () => sh.placed('s1', 'echo \0 \0', ['a', 'b'], 'c')],
    ['options after sudo', () => sh.placed('--', '\0 \0', sh.fill('sudo'), sh.fill('-u me'))],
    ['a value after sudo and a continued line', () => sh.placed('-S', '\0 \\\n  \0', sh.fill('sudo'), 'a')],
  ])('refuses %s', (_what, template) => expect(template).toThrow(TemplateError));

  it.each([
    ['a quoted word after =', () => sh.placed('i', 'A=\0', sh.fill("'a b'")), "A='a b'"],
    ['a value after a program', () => sh.placed('-S', '\0 -x \0', sh.fill('ls'), 'a'), 'ls -x a'],
    ['a value after one word', () => sh.placed('-1', '\0 \0', sh.fill('ls'), 'a'), 'ls a'],
    ['a value inside of a word', () => sh.placed('-2', '\0 a\0', sh.fill('ls'), 'b'), 'ls ab'],
    ['a value on a new line', () => sh.placed('-S', '\0\nls \0', sh.fill('sudo ls'), 'a'), 'sudo ls\nls a'],
    ['options of a program', () => sh.placed('--', '\0 \0', sh.fill('ls'), sh.fill('-l')), 'ls -l'],
    ['a document and a value', () => sh.placed('ss', 'echo \0 \0', sh.json('a'), 'b'), `echo '"a"' b`],
  ])('takes %s', (_what, template, text) => expect(template().text).toBe(text));

  it('refuses an option, also in a list', () => {
    expect(() => sh.placed('s', 'echo \0', '-rf')).toThrow('would be parsed as an option');
    expect(() => sh.placed('s', 'echo \0', ['a', '-rf'])).toThrow('would be parsed as an option');
  });

  it('is parsed where that is needed', () => {
    expect(parsed('\0 -x \0', sh.fill('ls'), 'a').text).toBe('ls -x a');
    expect(() => parsed('\0 -x \0', sh.fill('sudo'), 'a')).toThrow('the name of a program');
    expect(() => parsed('sudo \0', sh.fill('-u me'))).toThrow('options of sudo');
  });
});

describe('what takes the place of larger modules', () => {
  it('code, with its text, its ends and its marks', () => {
    const plain = new SmallCode('python', 'abc', true, false, true);
    expect([plain.text, plain.start, plain.end]).toEqual(['abc', 0x61, 0x63]);
    expect([plain.broken, plain.endsInComment, plain.isValue, plain.isConstant]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([String(plain), JSON.stringify(plain)]).toEqual(['abc', '"abc"']);
    const later = new SmallCode('python', () => ({ text: 'x', broken: false, endsInComment: true }));
    expect([later.text, later.broken, later.endsInComment, later.isValue]).toEqual(['x', false, true, false]);
    const constant = constantCode('shell', 'a');
    expect([constant.language, constant.text, constant.broken, constant.endsInComment]).toEqual([
      'shell',
      'a',
      false,
      false,
    ]);
  });

  it('classes of characters, and pairs that open something', () => {
    const codes = Array.from({ length: 0x180 }, (_, code) => code);
    expect(codes.map(characters.classOf)).toEqual(codes.map(tables.classOf));
    const { isName, isQuote, isPrefix } = characters;
    expect([isName, isQuote, isPrefix]).toEqual([tables.isName, tables.isQuote, tables.isPrefix]);
    const pairs = codes.flatMap((left) =>
      codes.flatMap((right) => (tables.isPair(left, right) ? [String.fromCharCode(left, right)] : [])),
    );
    expect(pairs).toHaveLength(11);
    expect(
      codes.flatMap((left) =>
        codes.flatMap((right) => (characters.isPair(left, right) ? [String.fromCharCode(left, right)] : [])),
      ),
    ).toEqual(pairs);
  });

  it('a memory that remembers nothing', () => {
    let calls = 0;
    const make = memory.memoized((text) => `${text}${(calls += 1)}`);
    expect([make('a'), make('a')]).toEqual(['a1', 'a2']);
    expect(memory.isPlain('a')).toBe(false);
  });
});
