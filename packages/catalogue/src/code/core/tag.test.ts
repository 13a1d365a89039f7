import { describe, expect, it } from 'vitest';
import { js, markup, ps, py, sh } from '../index.ts';

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
    expect(
      py`f(${1})
g(${2})`.broken,
    ).toBe(true);
    expect(py`f(${py.args({ a: 1, b: ['a'.repeat(90)], c: [] })})`.broken).toBe(true);
    expect(py.args({ a: [1] }).broken).toBe(false);
    expect(markup`<p title=${'x'}>`.broken).toBe(false);
    expect(ps`x ${'a'}`.broken).toBe(false);
    expect(sh`x ${'a b'}`.broken).toBe(false);
  });

  it('keeps the line of a text that is alone on it', () => {
    for (const text of ['x', '"'])
      expect(
        py`
        [
            ${text}
        ]
      `.text,
      ).toBe(`[\n    ${JSON.stringify(text)}\n]`);
    const [plain, quoted] = ['x', '"'].map(
      (text) =>
        py`
      ${py.none}
      ${text}
    `.text,
    );
    expect([plain, quoted]).toEqual(['"x"', JSON.stringify('"')]);
  });

  it('has the first and the last character of its text, whatever wrote them', () => {
    const codes = [
      py`${'x'}`,
      py`${'"'}`,
      py`(${'"'})`,
      py`(${'x'}, 1`,
      py`${py`a`}(${1})`,
      py`${py.none}${py`a`}`,
      py`${py.none}(${'x'}`,
      py`${[1]}`,
      py`${py.none}${'é'}`,
      py.join([py.none, py`a`, py`b(${'x'})`]),
    ];
    for (const { text, start, end } of codes)
      expect([start, end]).toEqual([text.charCodeAt(0), text.charCodeAt(text.length - 1)]);
    expect(py`f${py`(${'"'})`}`.text).toBe(String.raw`f("\"")`);
  });

  it('joins every piece, also the same one twice, and keeps a piece that is alone', () => {
    const piece = py`a`;
    expect(py.join([piece, py.none, piece]).text).toBe('a\na');
    expect(py.join([piece, piece], ', ').text).toBe('a, a');
    expect(py.join([py.none, piece])).toBe(piece);
    expect(py.join([py.none, py.none])).toBe(py.none);
  });

  it('has no two values side by side', () => {
    expect(() => py`(${'a'}${'b'})`).toThrow('may not touch');
    expect(() => py`(${1}${'b'})`).toThrow('may not touch');
    expect(
      py`
      ${'a'}
      ${'b'}
    `.text,
    ).toBe('"a"\n"b"');
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
    ).toThrow('(line 2: # about ${…})');
  });

  it('forms no comment with code before or after it', () => {
    expect(js`${js`a`}*2`.text).toBe('a*2');
    expect(() => js`${js`a /`}* 2`).toThrow('/');
  });
});

describe('the text of a template', () => {
  it('may have comments with quotes, which end where the language says', () => {
    expect(js`/* a'*/ f(${'x'});`.text).toBe('/* a\'*/ f("x");');
    expect(js`/**/ f(${'x'});`.text).toBe('/**/ f("x");');
    expect(() => js`f(${'x'}); /* a`).toThrow('a comment is not closed');
    expect(() => js`/*/ f(${'x'});`).toThrow('a comment is not closed');
    expect(js`f(${1}); // it's`.endsInComment).toBe(true);
    expect(
      js`
      // it's
      f(${1});
    `.endsInComment,
    ).toBe(false);
    expect(js`f(${1}); /* a */`.endsInComment).toBe(false);
  });

  it('may have escaped quotes where the language has them', () => {
    expect(sh`echo $'a\'b' ${'x'}`.text).toBe(String.raw`echo $'a\'b' x`);
    expect(sh`echo "a\"b" ${'x'}`.text).toBe(String.raw`echo "a\"b" x`);
    expect(sh`echo 'a\' ${'x'}`.text).toBe(String.raw`echo 'a\' x`);
    expect(sh`echo \" ${'x'}`.text).toBe(String.raw`echo \" x`);
    expect(py`f("a\"", ${'x'})`.text).toBe(String.raw`f("a\"", "x")`);
  });

  it('may have braces inside of an interpolation, and strings', () => {
    expect(js`f(\`\${g({ a: ${1} })}b\`, ${2});`.text).toBe('f(`${g({ a: 1 })}b`, 2);');
    expect(js`f(\`\${g("}", ${1})}\`);`.text).toBe('f(`${g("}", 1)}`);');
    expect(() => js`f(\`\${g({ a: 1 })} ${1}\`);`).toThrow('inside a string');
    expect(() => js`f(\`\${g(${1})`).toThrow('a string is not closed');
  });

  it('loses the blank lines around it and its common indentation, no other', () => {
    expect(
      py`
        if x:

            f(${1})

        g()
      `.text,
    ).toBe('if x:\n\n    f(1)\n\ng()');
    expect(py`  f(${1}) `.text).toBe('  f(1) ');
    expect(
      py`f(${1})
        g()`.text,
    ).toBe('f(1)\n        g()');
  });
});

describe('values that a language cannot write', () => {
  it.each([Infinity, NaN])('are refused by PowerShell: %s', (value) => {
    expect(() => ps`echo ${value}`).toThrow('number cannot be written in PowerShell');
  });
});

describe('values that are refused by their kind', () => {
  it.each([
    ['null', null],
    ['object', { a: 1 }],
    ['boolean', true],
  ] as const)('say that it is %s', (kind, value) => {
    expect(() => sh`echo ${value}`).toThrow(`${kind} cannot be written as a shell word`);
    expect(() => ps`echo ${value}`).toThrow(`${kind} cannot be written in PowerShell`);
    expect(() => markup`<p title=${value}>`).toThrow(`${kind} cannot be written as an attribute`);
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
