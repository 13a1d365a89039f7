import { createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { expect, it } from 'vitest';
import { type ColoredToken, LineColors } from './line-colors.ts';
import { theme } from './theme.ts';

const shiki = await createHighlighterCore({
  engine: createJavaScriptRegexEngine(),
  themes: [theme],
  langs: [import('shiki/langs/python.mjs')],
});
const options = { lang: 'python', theme: theme.name ?? '' };

const snippet = (id: string): string =>
  ['import os', '', 'x = load(', `    "${id}",`, ')', '"""', 'x = 1', '"""', 'x = 1', `f("${id}")`].join(
    '\n',
  );

const words = (lines: readonly (readonly ColoredToken[])[]) =>
  lines.map((line) => line.map(({ content, color }) => [content, color]));

it('colors every line as in the whole text, even when the line is cached from another text', () => {
  const colors = new LineColors(shiki, options, (tokens) => tokens);
  for (const text of [snippet('a/b'), snippet('c/d'), 'x = 1\n)', '"""\nx = 1', snippet('a/b')])
    expect(words(colors.color(text))).toEqual(words(shiki.codeToTokensBase(text, options)));
});

it('tokenizes a line once for each state before it', () => {
  let read = 0;
  const colors = new LineColors(shiki, options, () => (read += 1));
  colors.color(snippet('a/b'));
  const first = read;
  colors.color(snippet('c/d'));
  expect(read - first).toBe(2);
});
