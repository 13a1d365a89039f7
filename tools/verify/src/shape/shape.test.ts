import { describe, expect, it } from 'vitest';
import type { Source } from '../source.ts';
import { describeShape, shape } from './shape.ts';

type Language = Source['language'];
const same = async (language: Language, a: string, b: string): Promise<boolean> =>
  (await shape({ language, text: a })) === (await shape({ language, text: b }));

const languages: [Language, (value: string) => string][] = [
  ['python', (value) => `load("${value}")`],
  ['javascript', (value) => `load("${value}");`],
  ['typescript', (value) => `load("${value}");`],
  ['swift', (value) => `load("${value}")`],
  ['java', (value) => `load("${value}");`],
  ['kotlin', (value) => `fun main() { load("${value}") }`],
  ['csharp', (value) => `load("${value}");`],
  ['rust', (value) => `fn main() { load("${value}"); }`],
  ['shell', (value) => `load '${value}'`],
];
const quoted = languages.filter(([language]) => language !== 'shell');

describe('shape', () => {
  it.each(languages)('of %s does not depend on the value of a literal', async (language, make) => {
    expect(await describeShape({ language, text: make('owner/name') })).toBe(
      await describeShape({ language, text: make('x') }),
    );
  });

  it.each(quoted)('of %s does not depend on escapes in a literal', async (language, make) => {
    expect(await same(language, make('owner/name'), make(String.raw`a\"b\\c\nd`))).toBe(true);
  });

  it.each(languages)(
    'of %s changes with a name, an argument, a statement and a comment',
    async (language, make) => {
      const plain = make('x');
      const mark = language === 'python' || language === 'shell' ? '#' : '//';
      const changed = [
        plain.replace('load', 'evil'),
        language === 'shell' ? `${plain} 'y'` : plain.replace('"x"', '"x", "y"'),
        `${plain}\n${plain}`,
        `${plain} ${mark} note`,
      ];
      for (const text of changed) expect([text, await same(language, plain, text)]).toEqual([text, false]);
    },
  );

  it.each(quoted)('of %s shows a quote that ended its string', async (language, make) => {
    const statement = language === 'python' ? '"); import os; os.system("x")#' : '"); evil("x"); load("';
    for (const value of [statement, '", "y', '" + evil() + "'])
      expect([value, await same(language, make('x'), make(value))]).toEqual([value, false]);
  });

  it.each([
    ['javascript', 'load(`a`);', 'load(`${evil()}`);'],
    ['typescript', 'load(`a`);', 'load(`${evil()}`);'],
    ['kotlin', 'val x = "a"', 'val x = "${evil()}"'],
    ['kotlin', 'val x = "a"', 'val x = "$evil"'],
    ['swift', 'let x = "a"', String.raw`let x = "\(evil())"`],
    ['csharp', 'var x = $"a";', 'var x = $"{evil()}";'],
    ['python', 'x = f"a"', 'x = f"{evil()}"'],
  ] as const)('of %s shows code interpolated into a string', async (language, plain, attack) => {
    expect(await same(language, plain, attack)).toBe(false);
  });

  it('of HTML is its elements, the names of their attributes and all text', async () => {
    const plain = '<p title="x">a</p>';
    expect(await same('html', plain, '<p title="a &quot;b&quot; &lt;i&gt;">a</p>')).toBe(true);
    for (const text of ['<p title="x" onclick="y">a</p>', '<p title="x"></p><p>a</p>', '<p title="x">b</p>'])
      expect([text, await same('html', plain, text)]).toEqual([text, false]);
  });

  it.each([
    ['python', 'x = 1  # model a\n', 'x = 1  # model a\nimport os\n'],
    ['javascript', 'f(); // model a\n', 'f(); // model a\nevil();\n'],
    ['java', 'f(); /* a */', 'f(); /* a */ evil(); /* */'],
    ['shell', 'a # b\n', 'a # b\nevil\n'],
  ] as const)('of %s shows a line break that ended a comment', async (language, plain, attack) => {
    expect(await same(language, plain, attack)).toBe(false);
  });

  it.each([
    ['python', 'f(["a", "b"], x)', 'f(\n    [\n        "aaaa",\n        "bbbb",\n    ], x\n)'],
    ['javascript', 'f({ a: ["b"] });', 'f({\n  "a b": [\n    "b",\n  ],\n});'],
    ['shell', 'a -d \'{"x": [1]}\'', 'a \\\n  -d \'{\n  "x": [\n    1\n  ]\n}\''],
  ] as const)('of %s does not depend on how literals are laid out', async (language, flat, broken) => {
    expect(await same(language, flat, broken)).toBe(true);
  });

  it('of Python distinguishes a tuple of one from a value in brackets', async () => {
    expect(await same('python', 'x = ("a",)', 'x = ("a")')).toBe(false);
  });
});

const request = (model: string): string => `curl -d '{"model": "${model}"}'`;

describe('shape of a shell word', () => {
  it.each([
    ['in single quotes', "load 'a b'"],
    ['in double quotes', 'load "a b"'],
    ['with an escaped apostrophe', String.raw`load 'a'\''b'`],
    ['as an ANSI C string', String.raw`load $'a\nb'`],
    ['with escapes', String.raw`load a\ b`],
    ['with text that only looks like code', "load '$(evil) `evil` $HOME; evil'"],
    ['empty', "load ''"],
  ])('is one word %s', async (_, text) => {
    expect(await same('shell', 'load owner/name', text)).toBe(true);
  });

  it.each([
    ['an option', 'load -rf'],
    ['a quoted option', "load '-rf'"],
    ['a second word', 'load a b'],
    ['a command substitution', 'load $(evil)'],
    ['a command substitution between double quotes', 'load "a$(evil)"'],
    ['a backtick substitution', 'load `evil`'],
    ['a variable', 'load "$HOME"'],
    ['another command', 'load a; evil'],
    ['another command in the background', 'load a & evil'],
    ['a pipe', 'load a | evil'],
    ['a redirection', 'load a > b'],
    ['a pattern', 'load *'],
    ['a list in braces', 'load {a,b}'],
    ['a home folder', 'load ~/a'],
    ['a process substitution', 'load <(evil)'],
    ['an apostrophe that ended the quotes', "load ''; evil ''"],
    ['a comment', 'load #a'],
    ['a command on the next line', 'load a\nevil'],
    ['a JSON document', 'load \'{"a": 1}\''],
  ])('differs from %s', async (_, text) => {
    expect(await same('shell', 'load owner/name', text)).toBe(false);
  });

  it('keeps the name of an option, not its value', async () => {
    expect(await same('shell', 'load --model=a', "load --model='b c'")).toBe(true);
    expect(await same('shell', 'load --model=a', 'load --evil=a')).toBe(false);
  });

  it('shows a field added to the JSON of a request', async () => {
    expect(await same('shell', request('a'), request('b'))).toBe(true);
    expect(await same('shell', request('a'), request('b", "stream": "true'))).toBe(false);
  });
});
