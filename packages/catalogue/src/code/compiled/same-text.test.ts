import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fill as fillTag, own, type Piece, shellTexts } from '../edges.testing.ts';
import { type Code, js, py, sh, type Tag, type Value } from '../index.ts';
import type { Language } from '../language.ts';
import { type Dialect, indented, literal } from '../core/literal.ts';
import { type Syntax, readTemplate } from '../core/template.ts';
import { csharpDialect } from '../languages/csharp-values.ts';
import { scriptSyntax } from '../languages/javascript.ts';
import { javascriptDialect } from '../languages/javascript-values.ts';
import { pythonSyntax } from '../languages/python.ts';
import { pythonDialect } from '../languages/python-values.ts';
import { shellSyntax } from '../languages/shell.ts';
import { commented } from './fill.ts';
import * as compiledJs from './javascript.ts';
import * as compiled from './literal.ts';
import * as compiledPy from './python.ts';
import { parsed } from './shell-parsed.ts';

/** Everything a template reads of code, or the name of the error. */
function outcome(make: () => Code) {
  try {
    const { text, broken, endsInComment, isValue, language } = make();
    return { text, broken, endsInComment, isValue, language };
  } catch (error) {
    if (error instanceof Error && /^(?:TemplateError|CatalogueError)$/.test(error.name)) return error.name;
    throw error;
  }
}

/** Texts around the width of a line, so that many lists just fit and many just do not. */
const texts = fc.oneof(
  fc.integer({ min: 0, max: 90 }).map((length) => 'a'.repeat(length)),
  fc.constantFrom('"', 'a\nb', '\u202e', '$x', '__proto__', 'a-b'),
);

const brokenCode = py`
  f(
      1,
  )
`;

const data = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    texts,
    fc.constantFrom<unknown>(0, 1.5, -2, true, false, null, Number.NaN, Infinity, undefined, 1n),
    fc.constantFrom<unknown>(py`f(1)`, brokenCode, py`x # note`, py`${['a'.repeat(90)]}`, js`g()`, py.none),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(texts, tie('value'), { maxKeys: 4 }),
  ),
})).value;

/** Most data is refused where a language has no objects: lists of texts never are, and many do not fit a line. */
const lists = fc.array(texts, { minLength: 2, maxLength: 4 });

describe('a literal of a bundle is that of the package', () => {
  it.each<[string, Dialect]>([
    ['Python', pythonDialect],
    ['JavaScript', javascriptDialect],
    ['C#', csharpDialect],
  ])('in %s', (_language, dialect) => {
    const seen = { broken: 0, whole: 0, refused: 0 };
    fc.assert(
      fc.property(
        fc.oneof(data, lists),
        fc.constantFrom('', '    '),
        fc.integer({ min: 0, max: 90 }),
        (value, indent, column) => {
          const small = outcome(() => compiled.literal(value, dialect, indent, column));
          expect(small).toEqual(outcome(() => literal(value, dialect, indent, column)));
          seen[typeof small === 'string' ? 'refused' : small.broken ? 'broken' : 'whole'] += 1;
        },
      ),
      { numRuns: 1500 },
    );
    expect(Math.min(seen.broken, seen.whole, seen.refused)).toBeGreaterThan(50);
  });

  it('also in what code of several lines looks like on an indented line', () => {
    for (const code of [brokenCode, py`f(1)`, py.none])
      for (const indent of ['', '    ']) expect(compiled.indented(code, indent)).toBe(indented(code, indent));
  });
});

/** A tag does not look for line breaks that empty code has removed. */
const exactly = (large: ReturnType<typeof outcome>): ReturnType<typeof outcome> =>
  typeof large === 'object' && large.broken ? { ...large, broken: large.text.includes('\n') } : large;

type Fill<L extends Language> = (template: string, ...values: readonly Value<L>[]) => Code<L>;

/** Fills a template as a bundle does: its text is dedented when the package is built. */
function fillCompiled<L extends Language>(fill: Fill<L>, syntax: Syntax, pieces: readonly Piece<L>[]) {
  const raws = [''];
  const values: Value<L>[] = [];
  for (const piece of pieces)
    if ('own' in piece) raws[values.length] += piece.own;
    else {
      values.push(piece.value);
      raws.push('');
    }
  const { text, endsInComment } = readTemplate(raws, syntax);
  const code = fill(text, ...values);
  return endsInComment ? commented(code) : code;
}

/** Checks any sequence of these pieces. Returns how many were written, or refused if these are fewer. */
function checkFilling<L extends Language>(
  tag: Tag<L>,
  [fill, syntax]: readonly [Fill<L>, Syntax],
  piece: fc.Arbitrary<Piece<L>>,
  numRuns: number,
): number {
  const seen = { refused: 0, written: 0 };
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (pieces) => {
      const small = outcome(() => fillCompiled(fill, syntax, pieces));
      const large = outcome(() => fillTag(tag, pieces));
      expect(small).toEqual(exactly(large));
      seen[typeof small === 'string' ? 'refused' : 'written'] += 1;
    }),
    { numRuns },
  );
  return Math.min(seen.refused, seen.written);
}

const owns = (...all: readonly string[]) => fc.constantFrom(...all).map(own);
const valuesOf = <L extends Language>(...all: readonly Value<L>[]) =>
  fc.constantFrom(...all).map((value) => ({ value }));
const around = ['f', 'x = ', '(', ')', ', ', '"a" ', '@', '.', '1', ' ', '\n', '\n    '] as const;

describe('a template of a bundle is filled as in the package', () => {
  it('in Python', () => {
    const least = checkFilling<'python'>(
      py,
      [compiledPy.fill, pythonSyntax],
      fc.oneof(
        owns(...around),
        valuesOf<'python'>('x', 'a"b', 5, true, ['y'], { a: 'b'.repeat(90) }),
        valuesOf<'python'>(py.none, py`name`, py` + `, py`(1)`, py`x # note`, py`\n`, brokenCode, py`${'v'}`),
      ),
      3000,
    );
    expect(least).toBeGreaterThan(200);
  });

  it('in JavaScript', () => {
    const least = checkFilling<'javascript'>(
      js,
      [compiledJs.fill, scriptSyntax],
      fc.oneof(
        owns(...around, '/', '*'),
        valuesOf<'javascript'>('x', 'a"b', 5, null, ['y']),
        valuesOf<'javascript'>(js.none, js`name`, js` / `, js`x /`, js`x // note`, js`* 2`, js`${'v'}`),
      ),
      3000,
    );
    expect(least).toBeGreaterThan(200);
  });

  it('in the shell', () => {
    const least = checkFilling<'shell'>(
      sh,
      [parsed, shellSyntax],
      fc.oneof(
        owns(...shellTexts, '\n', ' \\\n  '),
        valuesOf<'shell'>('x', '-rf', '', 'a b', 5, ['a', 'b c'], ['-x']),
        valuesOf<'shell'>(sh.none, sh`ls`, sh` --flag`, sh`-H`, sh`A=1`, sh`sudo`, sh`> f`, sh`a b`),
        valuesOf<'shell'>(sh`ls # all`, sh.json({ a: 1 }), sh.withVariable('Bearer ', 'TOKEN')),
      ),
      6000,
    );
    expect(least).toBeGreaterThan(300);
  });
});
