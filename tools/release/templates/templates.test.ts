import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { js, py, sh } from '../../../packages/catalogue/src/code/index.ts';
import { shellTexts } from '../../../packages/catalogue/src/code/edges.testing.ts';
import { hostileData, hostileText } from '../../../packages/catalogue/src/code/hostile.testing.ts';
import * as source from '../../../packages/catalogue/src/index.ts';
import { forBundles } from './module.ts';
import { parsers } from './parse.ts';
import { compiledTemplates } from './plugin.ts';

const catalogue = fileURLToPath(new URL('../../../packages/catalogue/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'loadout-templates-'));

type Functions = Readonly<Record<string, (...words: readonly unknown[]) => unknown>>;

interface Bundle extends Pick<typeof source, 'datasetSnippets' | 'librarySnippets' | 'spaceSnippets'> {
  readonly py: Functions;
  readonly js: Functions;
  readonly sh: Functions;
}

let bundle: Bundle;
beforeAll(async () => {
  await build({
    stdin: {
      contents: `
        export { librarySnippets, spaceSnippets, datasetSnippets } from './index.ts';
        import * as python from './code/compiled/python.ts';
        import * as javascript from './code/compiled/javascript.ts';
        import * as shell from './code/compiled/shell.ts';
        import { parsed } from './code/compiled/shell-parsed.ts';
        import { commented } from './code/compiled/fill.ts';
        export const py = { ...python, commented };
        export const js = { ...javascript, commented };
        export const sh = { ...shell, parsed, commented };
      `,
      resolveDir: join(catalogue, 'src'),
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    outfile: join(folder, 'bundle.mjs'),
    plugins: [compiledTemplates],
    logLevel: 'error',
  });
  bundle = await import(pathToFileURL(join(folder, 'bundle.mjs')).href);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tags = { js, py, sh };
type Name = keyof typeof tags;

/** Calls a tag, or what takes its place in a bundle. */
interface Make {
  (texts: readonly string[], values: readonly unknown[]): unknown;
  readonly json: (value: string) => unknown;
}

const inSource = (name: Name): Make =>
  Object.assign(
    (texts: readonly string[], values: readonly unknown[]): unknown =>
      Reflect.apply(tags[name], undefined, [Object.assign([...texts], { raw: texts }), ...values]),
    { json: (value: string) => sh.json([value]) },
  );

const inBundle = (name: Name): Make =>
  Object.assign(
    (texts: readonly string[], values: readonly unknown[]): unknown => {
      const parsed = parsers[name]?.(texts, true);
      if (!parsed) throw new Error(`No parser for ${name}.`);
      const code = bundle[name][parsed.filler]?.(...parsed.words, ...values);
      return parsed.endsInComment ? bundle[name]['commented']?.(code) : code;
    },
    { json: (value: string) => bundle.sh['json']?.([value]) },
  );

/** Text of the template, a value, a document, code without holes, or code with a value. */
type Piece =
  | { readonly own: string }
  | { readonly value: unknown }
  | { readonly json: string }
  | { readonly code: readonly string[]; readonly values?: readonly unknown[] };

function filling(make: Make, piece: Exclude<Piece, { readonly own: string }>): unknown {
  if ('value' in piece) return piece.value;
  return 'json' in piece ? make.json(piece.json) : make(piece.code, piece.values ?? []);
}

/** The text, or the name of the error. */
function outcome(make: Make, pieces: readonly Piece[]): { readonly text?: string; readonly error?: string } {
  const texts = [''];
  const values: unknown[] = [];
  try {
    for (const piece of pieces)
      if ('own' in piece) texts[values.length] += piece.own;
      else {
        values.push(filling(make, piece));
        texts.push('');
      }
    return { text: String(make(texts, values)) };
  } catch (error) {
    if (error instanceof Error && /^(?:TemplateError|CatalogueError)$/.test(error.name))
      return { error: error.name };
    throw error;
  }
}

const owns = (...texts: readonly string[]) => fc.constantFrom(...texts).map((own) => ({ own }));
const codes = (...texts: readonly string[]) => fc.constantFrom(...texts).map((text) => ({ code: [text] }));

const expressions = fc.oneof(
  owns('f', 'x = ', '(', ')', ', ', 'r', '"a" ', '@', '.', '1', '[', ' ', '\n', '\n    ', '/', '*', '\\'),
  fc.oneof(hostileText, hostileData).map((value) => ({ value })),
  codes('name', 'f', ' + ', '(1)', ', b', 'rb', '', 'if x:\n    y', '\n', '/', 'x /'),
  hostileText.map((text) => ({ code: ['g(', ')'], values: [text] })),
);

const shellPieces = fc.oneof(
  owns(...shellTexts),
  owns('"q" ', '(', ')', '\n', ' \\\n  ', '\n  ', 'env ', ' $(ls ', 'time ', '# note'),
  fc.constantFrom('x', '-rf', '', 'a b', 5, -5, 'a > b', ['a', 'b'], ['-x'], []).map((value) => ({ value })),
  hostileText.map((value) => ({ value })),
  codes(
    'ls',
    ' --flag',
    '-H',
    'A=1',
    'cat f |',
    'sudo',
    '$',
    '> f',
    'a b',
    'env -u',
    '',
    'time',
    'x \\',
    '-x',
  ),
  codes('a\nb', 'a > f\n', '$(ls)', '"$A"', 'if', '# note'),
  hostileText.map((text) => ({ code: ['ls ', ''], values: [text] })),
  fc.constantFrom('a', 'b > c').map((json) => ({ json })),
);

describe('a compiled template', () => {
  it.each(['py', 'js'] as const)('gives what %s gives', (name) => {
    const seen = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(fc.array(expressions, { minLength: 1, maxLength: 7 }), (pieces) => {
        const expected = outcome(inSource(name), pieces);
        expect(outcome(inBundle(name), pieces)).toEqual(expected);
        seen[expected.text === undefined ? 'refused' : 'accepted'] += 1;
      }),
      { numRuns: 800 },
    );
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(50);
  });

  it('gives what sh gives, or refuses it', () => {
    const seen = { same: 0, refused: 0, onlyInSource: 0 };
    fc.assert(
      fc.property(fc.array(shellPieces, { minLength: 1, maxLength: 8 }), (pieces) => {
        const expected = outcome(inSource('sh'), pieces);
        const given = outcome(inBundle('sh'), pieces);
        const isRefused = given.text === undefined;
        expect(isRefused ? expected : given).toEqual(expected);
        const kind = expected.text === undefined ? 'refused' : 'onlyInSource';
        seen[isRefused ? kind : 'same'] += 1;
      }),
      {
        numRuns: 3000,
        examples: [
          [[{ own: 'env --name=' }, { code: ['-H'] }]],
          [[{ own: 'echo ' }, { value: '#{x}' }, { code: ['ls'] }, { value: '' }]],
        ],
      },
    );
    expect(Math.min(seen.same, seen.refused)).toBeGreaterThan(100);
    expect(seen.onlyInSource).toBeLessThan(seen.same / 5);
  });

  it('keeps the lines of its module, and the tags that are passed on', () => {
    const module = [
      "import { py, sh, ts } from '../code/index.js';",
      'export const a = (b) => {',
      '  return py`',
      '    f(',
      '        ${b}',
      '    )',
      '  `;',
      '};',
      'export const c = use(sh);',
    ].join('\n');
    const compiled = forBundles('/catalogue/dist/x/a.js', module);
    expect(compiled.split('\n')).toHaveLength(9);
    expect(compiled.split('\n')[8]).toBe('export const c = use(sh);');
    expect(compiled).toContain("import { sh, ts } from '../code/index.js';");
    expect(compiled).toContain(String.raw`return /* @__PURE__ */ py_fill("f(\n    \u0000\n)"`);
  });
});

const recordsOf = (kind: string): readonly (readonly [key: string, record: unknown])[] => {
  const fixtures = join(catalogue, 'test', kind, 'fixtures');
  return readdirSync(fixtures, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file.split(/[\\/]/, 1)[0] ?? '', JSON.parse(readFileSync(join(fixtures, file), 'utf8'))]);
};

describe('the catalogue in a bundle', () => {
  it('generates the same for every library', () => {
    for (const [library, record] of recordsOf('libraries')) {
      const [ours, theirs] = [bundle, source].map(({ librarySnippets }) => [
        librarySnippets(record),
        librarySnippets(record, { library, revision: 'v1' }),
        librarySnippets(record, { library, file: 'a b/c.gguf', platform: { hubUrl: 'https://hub.example' } }),
      ]);
      expect(JSON.stringify(ours)).toBe(JSON.stringify(theirs));
    }
  });

  it('generates the same for datasets and spaces', () => {
    for (const [, record] of recordsOf('datasets'))
      expect(JSON.stringify(bundle.datasetSnippets(record))).toBe(
        JSON.stringify(source.datasetSnippets(record)),
      );
    for (const [, record] of recordsOf('spaces'))
      expect(JSON.stringify(bundle.spaceSnippets(record))).toBe(JSON.stringify(source.spaceSnippets(record)));
  });
});
