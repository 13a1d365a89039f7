import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fill, own, type Piece, shellTexts, textOf, written } from './edges.testing.ts';
import {
  type Code,
  csharp,
  java,
  js,
  kotlin,
  markup,
  ps,
  py,
  rust,
  sh,
  swift,
  type Tag,
  ts,
  type Value,
} from './index.ts';
import type { Language } from './language.ts';

const empties = <L extends Language>(tag: Tag<L>): readonly Code<L>[] => [
  tag.none,
  fill(tag, []),
  tag.join([tag.none]),
  fill(tag, [{ value: tag.none }]),
];

/** Checks that inserting empty code between pieces changes nothing. */
function emptyCodeChangesNothing<L extends Language>(
  tag: Tag<L>,
  piece: fc.Arbitrary<Piece<L>>,
  numRuns: number,
): { readonly refused: number; readonly accepted: number } {
  const seen = { refused: 0, accepted: 0 };
  const nothing = fc.constantFrom(...empties(tag)).map((value) => ({ value }));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(piece, fc.array(nothing, { maxLength: 2 })), { minLength: 1, maxLength: 6 }),
      fc.array(nothing, { maxLength: 2 }),
      (pairs, first) => {
        const plain = textOf(() =>
          fill(
            tag,
            pairs.map(([one]) => one),
          ),
        );
        const padded = textOf(() => fill(tag, [...first, ...pairs.flatMap(([one, more]) => [one, ...more])]));
        expect(padded).toBe(plain);
        seen[plain === undefined ? 'refused' : 'accepted'] += 1;
      },
    ),
    { numRuns },
  );
  return seen;
}

const owns = (...texts: string[]) => fc.constantFrom(...texts).map(own);
const valuesOf = <L extends Language>(...values: Value<L>[]) =>
  fc.constantFrom(...values).map((value) => ({ value }));

const inExpressions = <L extends Language>(name: string, tag: Tag<L>): void => {
  it(`in ${name}`, () => {
    const piece = fc.oneof(
      owns('f', 'x = ', '(', ')', ', ', 'r', '"a" ', '@', '.', '1', '[', ' '),
      valuesOf<L>('x', 'a"b', 5, true, ['y']),
      fc
        .constantFrom('name', 'f', ' + ', '(1)', ', b', 'rb')
        .map((text) => ({ value: fill(tag, [own(text)]) })),
    );
    const { refused, accepted } = emptyCodeChangesNothing(tag, piece, 300);
    expect(Math.min(refused, accepted)).toBeGreaterThan(20);
  });
};

describe('empty code anywhere changes neither the text nor what is refused', () => {
  inExpressions('Python', py);
  inExpressions('JavaScript', js);
  inExpressions('TypeScript', ts);
  inExpressions('Swift', swift);
  inExpressions('Java', java);
  inExpressions('Kotlin', kotlin);
  inExpressions('C#', csharp);
  inExpressions('Rust', rust);

  it('in PowerShell', () => {
    const piece = fc.oneof(
      owns('x ', ' -a ', '=', '; ', ' | ', "'a' ", ' '),
      valuesOf<'powershell'>('x', '-rf', '', 'a b', 5),
      fc.constantFrom('name', ' -b', '& ').map((text) => ({ value: fill(ps, [own(text)]) })),
    );
    const { refused, accepted } = emptyCodeChangesNothing(ps, piece, 600);
    expect(Math.min(refused, accepted)).toBeGreaterThan(20);
  });

  it('in the shell', () => {
    const piece = fc.oneof(
      owns(...shellTexts, '"q" ', '(', ')'),
      valuesOf<'shell'>('x', '-rf', '', 'a b', 5, -5, ['a', 'b'], ['-x'], []),
      fc
        .constantFrom('ls', ' --flag', '-H', 'A=1', 'cat f |', 'sudo', '$', '> f', 'a b', 'env -u')
        .map((text) => ({ value: fill(sh, [own(text)]) })),
      valuesOf<'shell'>(sh.json('a'), sh.withVariable('Bearer ', 'TOKEN'), sh.identifier('name')),
    );
    const { refused, accepted } = emptyCodeChangesNothing(sh, piece, 5000);
    expect(Math.min(refused, accepted)).toBeGreaterThan(200);
  });

  it('in HTML', () => {
    const piece = fc.oneof(
      owns('<p', ' title=', ' href=', ' onclick=', '>', '</p>', ' ', 'x'),
      valuesOf<'html'>('x', 'https://a.example', 5),
      fc
        .constantFrom('<p', ' title=', ' id="a"', '<b>', 'x')
        .map((text) => ({ value: fill(markup, [own(text)]) })),
    );
    const { refused, accepted } = emptyCodeChangesNothing(markup, piece, 2000);
    expect(Math.min(refused, accepted)).toBeGreaterThan(100);
  });
});

const names = ['f', 'rb', 'name', '_', 'x1', 'é', '$'];
const prefixes = ['"a"', '@', '#', "'", '`'];

function expressionEdges<L extends Language>(name: string, tag: Tag<L>, comment: string): void {
  describe(`${name} refuses`, () => {
    const values: readonly Value<L>[] = ['x', 5, true, ['y'], fill(tag, [{ value: 'x' }])];

    it.each([...names, ...prefixes])('a value directly after %s', (text) => {
      for (const value of values)
        for (const before of written<L>(tag, text))
          expect(textOf(() => fill<L>(tag, [...before, { value }]))).toBeUndefined();
    });

    it.each(names)('a value before %s', (text) => {
      for (const value of values)
        for (const after of written<L>(tag, text))
          for (const between of [[], [{ value: tag.none }]])
            expect(textOf(() => fill<L>(tag, [own('('), { value }, ...between, ...after]))).toBeUndefined();
    });

    it('code that ends in a name before a name', () => {
      const before = fill(tag, [own('name')]);
      for (const after of [
        own('other'),
        { value: fill(tag, [own('other')]) },
        { value: tag.identifier('other') },
      ])
        for (const between of [[], [{ value: tag.none }]])
          expect(textOf(() => fill<L>(tag, [{ value: before }, ...between, after]))).toBeUndefined();
      expect(textOf(() => fill<L>(tag, [{ value: before }, own(' other')]))).toBe('name other');
    });

    it('two values side by side', () => {
      expect(
        textOf(() => fill<L>(tag, [{ value: 'a' }, { value: tag.none }, { value: 'b' }])),
      ).toBeUndefined();
    });

    it('anything on the line after code that ends in a comment', () => {
      const noted = fill(tag, [own(`x ${comment} note`)]);
      for (const after of [own(' + 1'), { value: 'x' }, { value: fill(tag, [own(' + 1')]) }])
        expect(textOf(() => fill<L>(tag, [{ value: noted }, after]))).toBeUndefined();
      expect(textOf(() => fill<L>(tag, [{ value: noted }, own('\ny')]))).toContain('note\ny');
      expect(() => tag.join([noted, fill(tag, [own('y')])], ' ')).toThrow('only a line break may follow');
      expect(textOf(() => fill<L>(tag, [own('('), { value: [noted] }, own(')')]))).toBeUndefined();
    });
  });
}

expressionEdges('Python', py, '#');
expressionEdges('JavaScript', js, '//');
expressionEdges('TypeScript', ts, '//');
expressionEdges('Swift', swift, '//');
expressionEdges('Java', java, '//');
expressionEdges('Kotlin', kotlin, '//');
expressionEdges('C#', csharp, '//');
expressionEdges('Rust', rust, '//');

describe('HTML refuses', () => {
  it.each(['', '<', '<p ', '<p>', '<p title="', '<p onclick=', '<p style=', '<script>a=', 'title='])(
    'a value after %j',
    (text) => {
      for (const value of ['https://a.example', 5])
        for (const before of written(markup, text))
          expect(textOf(() => fill(markup, [...before, { value }, own('>')]))).toBeUndefined();
    },
  );

  it('a value directly before text, code or a value', () => {
    for (const after of [own('y'), { value: markup`y` }, { value: 'y' }, own('"y"')])
      for (const between of [[], [{ value: markup.none }]])
        expect(
          textOf(() => fill(markup, [own('<p title='), { value: 'x' }, ...between, after])),
        ).toBeUndefined();
    expect(textOf(() => markup`${markup`<p title=${'x'}`}y>`)).toBeUndefined();
  });

  it('a value that is not a URL, also if the attribute name comes from code', () => {
    expect(textOf(() => markup`<a hr${markup.none}ef=${'javascript:x'}>`)).toBeUndefined();
    expect(markup`${markup`<a href=`}${'https://a.example'}>`.text).toBe('<a href="https://a.example">');
    expect(textOf(() => markup`${markup`<a href=`}${'javascript:x'}>`)).toBeUndefined();
  });
});
