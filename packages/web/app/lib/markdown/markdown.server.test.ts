import { describe, expect, it } from 'vitest';
import { bullets, escapeMarkdown, inlineCode, link, markdownDocument, table } from './markdown.server.ts';

describe('writing Markdown', () => {
  it('escapes hostile text', () => {
    expect(escapeMarkdown('<img src=x> [a](b) *c*\n# d')).toBe('\\<img src=x\\> \\[a\\](b) \\*c\\* \\# d');
  });

  it('keeps backticks inside code', () => {
    expect(inlineCode('a`b')).toBe('``a`b``');
  });

  it('keeps a parenthesis inside a URL', () => {
    expect(link('x', '/a) b')).toBe('[x](/a%29%20b)');
  });

  it('keeps a pipe or a line break inside a table cell', () => {
    expect(table(['a|b', 'c'], [[escapeMarkdown('x | y\nz'), inlineCode('p|q')]])).toBe(
      '| a\\|b | c |\n| --- | --- |\n| x \\| y z | `p\\|q` |',
    );
  });

  it('writes tables, and no empty paragraph for absent parts', () => {
    expect(markdownDocument('# A', undefined, table(['x', 'y'], [['1', '2']]))).toBe(
      '# A\n\n| x | y |\n| --- | --- |\n| 1 | 2 |\n',
    );
  });
});

describe('the pieces of a document', () => {
  it('are bullets, code with a longer fence, and code that begins or ends with a backtick', () => {
    expect(bullets(['a', 'b'])).toBe('- a\n- b');
    expect(inlineCode('plain')).toBe('`plain`');
    expect(inlineCode('`a')).toBe('`` `a ``');
    expect(inlineCode('a`')).toBe('`` a` ``');
    expect(inlineCode('a```b')).toBe('````a```b````');
    expect(inlineCode('a\nb')).toBe('`a b`');
  });

  it('leave out what is empty or false', () => {
    expect(markdownDocument('', false, undefined, 'a', 'b')).toBe('a\n\nb\n');
  });

  it('escape a tab and a line break in a URL', () => {
    expect(link('a*b', '/x\ty\n(z)')).toBe('[a\\*b](/x%09y%0a%28z%29)');
  });
});
