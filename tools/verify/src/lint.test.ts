import { beforeAll, describe, expect, it } from 'vitest';
import { parseAndLint } from './lint.ts';
import { setUpShell } from './shell/setup.ts';
import type { Source } from './source.ts';

const rules = async (language: Source['language'], text: string): Promise<string[]> => [
  ...new Set((await parseAndLint({ language, text })).map(({ rule }) => rule)),
];

beforeAll(setUpShell, 300_000);

const clean: [Source['language'], string][] = [
  ['python', 'import json\n\nprint(json.dumps({"a": [1, None]}))'],
  [
    'javascript',
    'import { pipeline } from "pkg";\n\nconst pipe = await pipeline("x");\nconsole.log(await pipe("y"));',
  ],
  [
    'typescript',
    'const url: string = "a";\nconst data: Record<string, number> = await (await fetch(url)).json();\nconsole.log(data);',
  ],
  ['shell', 'curl "https://example.org/$USER" \\\n  -H \'a: b\' \\\n  -d \'{"x": 1}\''],
  ['swift', 'import A\n\nlet pipe = try await A(model: "x")\nprint(pipe?.text ?? "")'],
  ['java', 'import a.B;\n\nvar x = List.of("a", "b");\nSystem.out.println(x);'],
  ['kotlin', 'import a.B\n\nfun main() {\n    val x = listOf("a")\n    println(x)\n}'],
  ['csharp', 'using A;\n\nvar x = new B("a");\nConsole.WriteLine(x);'],
  ['rust', 'use a::B;\n\nfn main() {\n    let x = vec!["a"];\n    println!("{:?}", x);\n}'],
  ['html', '<iframe src="https://a.example" title="a &amp; b"></iframe>'],
];

describe('parseAndLint', () => {
  it.each(clean)('finds nothing in valid %s', async (language, text) => {
    expect(await parseAndLint({ language, text })).toEqual([]);
  });

  const broken: [Source['language'], string][] = [
    ['python', 'print("a'],
    ['python', '!pip install x'],
    ['html', '<p title="a" title="b"></p>'],
    ['html', '<p title="a></p>'],
    ['javascript', 'const x = "a\nfoo(;'],
    ['typescript', 'const x: = 1;'],
    ['shell', "echo 'a"],
    ['swift', 'let x = ("a"'],
    ['java', 'var x = List.of("a";'],
    ['kotlin', 'fun main() { val x = ) }'],
    ['csharp', 'var x = new B("a";'],
    ['rust', 'fn main() { let x = ; }'],
  ];
  it.each(broken)('rejects %s that does not parse: %s', async (language, text) => {
    expect(await parseAndLint({ language, text })).not.toEqual([]);
  });

  it.each([
    ['an undefined name', 'print(undefined_name)', 'ruff/F821'],
    ['an unused import', 'import json', 'ruff/F401'],
    ['a name that is only imported twice', 'import os\nimport os\nprint(os)', 'ruff/F811'],
  ])('finds %s in Python', async (_, text, rule) => {
    expect(await rules('python', text)).toEqual([rule]);
  });

  it.each([
    ['an undefined name', 'console.log(missing);', 'typescript/2304'],
    ['a global of the browser window taken for a variable', 'console.log(name);', 'typescript/2304'],
    ['a shorthand property without a variable', 'console.log({ missing });', 'typescript/18004'],
    ['an unused import', 'import { a } from "b";', 'typescript/6133'],
    ['a constant declared twice', 'const a = 1;\nconst a = 2;\nconsole.log(a);', 'typescript/2451'],
    ['types in JavaScript', 'const a: string = "";\nconsole.log(a);', 'typescript/8010'],
  ])('finds %s in JavaScript', async (_, text, rule) => {
    expect(await rules('javascript', text)).toEqual([rule]);
  });

  it('does not share names between scripts', async () => {
    const [first, second] = await Promise.all([
      rules('javascript', 'const shared = 1;\nconsole.log(shared);'),
      rules('javascript', 'console.log(shared);'),
    ]);
    expect([first, second]).toEqual([[], ['typescript/2304']]);
  });

  it.each([
    ['an unquoted variable', 'rm -r $HOME/x', 'shellcheck/SC2086'],
    ['a history expansion between double quotes', 'echo "hi !x"', 'loadout/history-expansion'],
  ])('finds %s in the shell', async (_, text, rule) => {
    expect(await rules('shell', text)).toEqual([rule]);
  });

  it('returns the findings of each script of a batch separately', async () => {
    const texts = ['echo a', 'echo $x', "echo '", 'echo b'];
    const found = await Promise.all(texts.map((text) => rules('shell', text)));
    expect(found.map((list) => list.length > 0)).toEqual([false, true, true, false]);
  });

  it.each(['\u202e', '\u200b', '\u0007', '\u2028', '\ud800', '\r', '\u{e0041}'])(
    'rejects a hidden character inside a string: %j',
    async (character) => {
      expect(await rules('python', `print("a${character}b")`)).toContain('loadout/hidden-character');
    },
  );
});
