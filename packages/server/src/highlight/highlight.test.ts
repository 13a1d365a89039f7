import { describe, expect, it } from 'vitest';
import { languages } from '@loadout/catalogue';
import { highlight } from './highlight.ts';

const rolesIn = async (text: string, language: string) =>
  new Map((await highlight(text, language)).lines.flat().map(([token, role]) => [token.trim(), role]));

describe('highlight', () => {
  it('keeps every character of the code', async () => {
    const text = 'import os\n\n# a comment\nprint("é $(x)", os.environ["A"])\n';
    const { lines } = await highlight(text, 'python');
    expect(lines.map((line) => line.map(([token]) => token).join('')).join('\n')).toBe(text);
  });

  it('distinguishes keywords, strings, numbers and comments of Python', async () => {
    const roles = await rolesIn('from a import b\nx = f("text", n=4)  # why', 'python');
    expect(roles.get('from')).toBe('keyword');
    expect(roles.get('"text"')).toBe('string');
    expect(roles.get('4')).toBe('number');
    expect(roles.get('# why')).toBe('comment');
  });

  it('finds the strings of JavaScript and shell', async () => {
    expect((await rolesIn("const a = 'b';", 'javascript')).get("'b'")).toBe('string');
    expect((await rolesIn('echo "b"', 'shell')).get('"b"')).toBe('string');
  });

  it.each(languages)('has a grammar for %s', async (language) => {
    const { lines } = await highlight('class A { "text" }\n<p title="b">', language);
    expect(lines.flat().some(([, role]) => role !== undefined)).toBe(true);
  });

  it('shows a language without a grammar as plain text', async () => {
    expect((await highlight('a\nb', 'cobol')).lines).toEqual([[['a']], [['b']]]);
  });
});
