import { languages } from '@loadout/catalogue';
import { highlight as highlightText } from '@loadout/catalogue/render';
import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';

describe('highlight', () => {
  it.each(languages)('colors %s line by line as in the whole text', async (language) => {
    const quotes = [
      '"',
      "'",
      '`',
      '\\',
      '"a"',
      '`c`',
      '"""',
      "'''",
      '"""b"""',
      '#',
      '/*',
      '*/',
      '//',
      '<!--',
      '-->',
    ];
    const others = ['\n', '\n    ', '$x', '=', '(', '{', '}', 'for ', 'x(', 'n=1', '-A'];
    const pieces = constantFrom(...quotes, ...others);
    await assert(
      asyncProperty(array(oneof(pieces, string()), { maxLength: 12 }), async (parts) => {
        const text = parts.join('');
        expect(await highlight(text, language)).toEqual(highlightText(text, language));
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps the lines of a text over several lines together', async () => {
    const { lines } = await highlight('x = """a\nb"""', 'python');
    expect(lines[1]).toEqual([['b"""', 'string']]);
  });

  it('returns a line that it has colored before', async () => {
    const [first] = (await highlight('import timm\nx = 1', 'python')).lines;
    const [again] = (await highlight('import timm\ny = 2', 'python')).lines;
    expect(again).toBe(first);
  });

  it('shows a language without rules as plain text', async () => {
    expect((await highlight('a\nb', 'cobol')).lines).toEqual([[['a']], [['b']]]);
  });
});
