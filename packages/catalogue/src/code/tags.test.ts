import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { CatalogueError } from '../errors.ts';
import type { Code } from './core/code.ts';
import { hostileText } from './hostile.testing.ts';
import { csharp, java, js, kotlin, py, rust, sh, swift, ts } from './index.ts';

/** The text, or the message of a refusal. */
function textOf(make: () => Code<'shell'>): string {
  try {
    return make().text;
  } catch (error) {
    if (CatalogueError.is(error)) return error.message;
    throw error;
  }
}

describe('literals', () => {
  it('adds the quotes, so templates have none', () => {
    expect(py`model = SentenceTransformer(${'intfloat/e5-base'})`.text).toBe(
      'model = SentenceTransformer("intfloat/e5-base")',
    );
  });

  it('spells true, false and null as the language does', () => {
    expect(py`f(${true}, ${false}, ${null}, ${1.5})`.text).toBe('f(True, False, None, 1.5)');
    expect(js`f(${true}, ${null});`.text).toBe('f(true, null);');
    expect(swift`f(${true}, ${null})`.text).toBe('f(true, nil)');
    expect(rust`f(${['a']})`.text).toBe('f(vec!["a"])');
    expect(java`f(${['a', 'b']});`.text).toBe('f(List.of("a", "b"));');
    expect(kotlin`f(${'$HOME'})`.text).toBe(String.raw`f("\$HOME")`);
    expect(csharp`F(${'a"b'});`.text).toBe(String.raw`F("a\"b");`);
  });

  it('wraps a long list to the width of the line', () => {
    const long = ['a'.repeat(40), 'b'.repeat(40)];
    expect(
      py`
      def f():
          return ${long}
    `.text,
    ).toBe(`def f():\n    return [\n        "${long[0]}",\n        "${long[1]}",\n    ]`);
  });

  it('keeps __proto__ a key in JavaScript', () => {
    expect(ts`f(${JSON.parse('{"__proto__": 1, "a-b": 2, "c": 3}')});`.text).toBe(
      'f({ ["__proto__"]: 1, "a-b": 2, c: 3 });',
    );
  });

  it('leaves out what is undefined in an object and refuses it elsewhere', () => {
    expect(js`f(${{ a: undefined, b: 1 }});`.text).toBe('f({ b: 1 });');
    const missing: { readonly field?: string } = {};
    // @ts-expect-error a field that may be absent is refused by the compiler and at run time
    expect(() => py`f(${missing.field})`).toThrow('undefined in a python template');
  });

  it('escapes control and bidirectional characters', () => {
    expect(py`f(${'\u202e\u0007\n'})`.text).toBe(String.raw`f("\u202e\u0007\n")`);
    expect(java`f(${'\u0007\n1'});`.text).toBe(String.raw`f("\007\n1");`);
    expect(swift`f(${'\u202e'})`.text).toBe(String.raw`f("\u{202e}")`);
    expect(sh`echo ${'\u202e'}`.text).toBe(String.raw`echo $'\xe2\x80\xae'`);
  });

  it('refuses numbers that have no literal', () => {
    expect(() => py`f(${Number.NaN})`).toThrow('NaN has no literal');
  });
});

describe('templates', () => {
  it('remove common indentation and the blank lines around the text', () => {
    expect(
      py`
      if x:
          print("\n")
    `.text,
    ).toBe('if x:\n    print("\\n")');
  });

  it('drop a line whose only hole is empty', () => {
    expect(
      py`
      ${py.none}
      import a
      ${py.none}
      import b
    `.text,
    ).toBe('import a\nimport b');
  });

  it('indent multi-line code like the line of its hole', () => {
    const body = py.join([py`a()`, py`b()`]);
    expect(
      py`
      def f():
          ${body}
    `.text,
    ).toBe('def f():\n    a()\n    b()');
  });

  it.each([
    ['a string', () => py`f("${'x'}")`],
    ['a comment', () => py`f()  # ${'x'}`],
    ['a quoted shell word', () => sh`echo "${'x'}"`],
    ['a JavaScript block comment', () => js`/* ${'x'} */`],
    ['the text of a JavaScript template', () => js`f(\`${'x'}\`);`],
  ])('refuse a value inside %s', (_place, template) => {
    expect(template).toThrow(/a value may not stand inside a (string|comment)/);
  });

  it('allow a value inside the interpolation of a JavaScript template', () => {
    expect(js`f(\`Bearer \${g(${'x'})}\`);`.text).toBe('f(`Bearer ${g("x")}`);');
  });

  it.each([
    ['a string prefix', () => py`f${'x'}`],
    ['a neighbouring string', () => py`"a"${'x'}`],
    ['a dollar sign in the shell', () => sh`echo $${'x'}`],
  ])('refuse a value that touches %s', (_place, template) => {
    expect(template).toThrow('a value may not touch');
  });

  it.each([
    [
      'a string over two lines',
      'span lines',
      () => py`x = """a
      b"""`,
    ],
    ['an open string', 'not closed', () => py`x = "a`],
    ['a here-document', 'here-document', () => sh`cat <<EOF`],
    ['a command inside a quoted word', 'may not stand inside', () => sh`echo "$(ls)"`],
  ])('refuse %s', (_what, reason, template) => {
    expect(() => template().text).toThrow(reason);
  });
});

describe('composing', () => {
  it('takes code of the same language only', () => {
    expect(py`print(${py`1 + 1`})`.text).toBe('print(1 + 1)');
    // @ts-expect-error the compiler refuses it too
    expect(() => py`print(${js`1`})`).toThrow('javascript code in a python template');
    // @ts-expect-error a string is not code
    expectTypeOf<string>().toExtend<Code>();
  });

  it('writes an object of the same shape as code as a literal', () => {
    expect(py`f(${{ language: 'python', text: 'evil()' }})`.text).toBe(
      'f({"language": "python", "text": "evil()"})',
    );
  });

  it('accepts identifiers from outside only when they are identifiers', () => {
    expect(py`from transformers import ${py.identifier('AutoModel')}`.text).toBe(
      'from transformers import AutoModel',
    );
    for (const text of ['', '1a', 'a b', 'a;b', 'class', 'os.system', 'a\n', 'é'])
      expect(() => py.identifier(text)).toThrow(`${JSON.stringify(text)} is not an identifier`);
  });

  it('writes keyword arguments and leaves out the absent ones', () => {
    expect(py`f(${'x'}${py.rest({ revision: undefined, trust_remote_code: true })})`.text).toBe(
      'f("x", trust_remote_code=True)',
    );
    expect(py`f(${py.args({ a: 1, b: 'x' })})`.text).toBe('f(a=1, b="x")');
  });
});

describe('shell words', () => {
  it('are quoted only when they need it', () => {
    expect(sh`llama-server -hf ${'bartowski/Qwen3-8B-GGUF'}`.text).toBe(
      'llama-server -hf bartowski/Qwen3-8B-GGUF',
    );
    expect(sh`echo ${"it's"} ${''}`.text).toBe(String.raw`echo 'it'\''s' ''`);
  });

  it('cannot become an option', () => {
    expect(() => sh`rm ${'-rf'}`).toThrow('would be parsed as an option');
    expect(sh`run --prompt=${'-rf'}`.text).toBe('run --prompt=-rf');
  });

  it('cannot become a program', () => {
    for (const template of [() => sh`${'ls'} -l`, () => sh`true && ${'ls'}`, () => sh`true | ${'ls'}`])
      expect(template).toThrow('a value may not become the name of a program');
    expect(
      sh`
      echo \
        ${'ls'}
    `.text,
    ).toBe('echo \\\n  ls');
  });

  it('cannot contain a NUL character', () => {
    expect(() => sh`echo ${'a\0b'}`).toThrow('NUL');
  });

  it('write JSON on several lines', () => {
    expect(
      sh`
      curl example.org \
        --json ${sh.json({ text: "it's" })}
    `.text,
    ).toBe(String.raw`curl example.org \
  --json '{
    "text": "it'\''s"
  }'`);
  });
});

describe('a shell word with a variable', () => {
  it('keeps its text literal and expands only the variable', () => {
    expect(sh`curl -H ${sh.withVariable('X: $(ls) "a" `b` ', 'HF_TOKEN')}`.text).toBe(
      String.raw`curl -H "X: \$(ls) \"a\" \`b\` $HF_TOKEN"`,
    );
    expect(() => sh.withVariable('', 'A;ls')).toThrow('is not an identifier');
  });

  it('writes a command of words as a template does', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { maxLength: 3 }), hostileText, (words, value) => {
        expect(textOf(() => sh.command('hf', ['download', ...words], { pin: value, none: undefined }))).toBe(
          textOf(() =>
            words.length === 0 ? sh`hf download --pin=${value}` : sh`hf download ${words} --pin=${value}`,
          ),
        );
      }),
    );
    expect(() => sh.command('hf; ls', [], {})).toThrow('is not an identifier');
    expect(() => sh.command('hf', ['-rf'], {})).toThrow('would be parsed as an option');
    expect(sh.commandLine('pip', ['install', sh`-e`, 'a b']).text).toBe("pip install -e 'a b'");
    expect(() => sh.commandLine('pip', [sh`-e # note`, '.'])).toThrow('comment');
    expect(() => sh.commandLine('pip', ['-rf'])).toThrow('would be parsed as an option');
    expect(() => sh.commandLine('pip; ls', [])).toThrow('is not an identifier');
    expect(sh.subcommand('hf', 'auth login').text).toBe('hf auth login');
    expect(() => sh.subcommand('hf; ls', 'auth')).toThrow('is not an identifier');
    for (const names of ['', '-rf', 'auth; ls', 'auth  login', '$HOME'])
      expect(() => sh.subcommand('hf', names)).toThrow('is no name of a subcommand');
  });
});

const call = (name: Code<'python'>, value: Code<'python'>) => py`${name}(${value})`;
const glued = (value: Code<'python'>) => py`f${value}`;

describe('a template filled several times', () => {
  it('uses new values, also after a cached filling', () => {
    const [f, g] = [py.identifier('f'), py.identifier('g')];
    expect(call(f, py`1`).text).toBe('f(1)');
    expect(call(f, py`1`).text).toBe('f(1)');
    expect(call(g, py`1`).text).toBe('g(1)');
    expect(call(f, py`${'x'}`).text).toBe('f("x")');
    expect(call(f, py`1`).text).toBe('f(1)');
  });

  it('caches code of names and template text, never a value', () => {
    const [f, one] = [py.identifier('f'), py`1`];
    expect(call(f, one)).toBe(call(f, one));
    const secret = py`${'token'}`;
    expect(call(f, secret)).not.toBe(call(f, secret));
  });

  it('checks the edges on every filling', () => {
    expect(glued(py`(1)`).text).toBe('f(1)');
    for (let time = 0; time < 2; time += 1) expect(() => glued(py`"x"`)).toThrow('run together');
  });
});
