/** @module The tag for the shell (bash and zsh). Values become words, quoted where they need it. */
import { CatalogueError } from '../../errors.ts';
import { Code } from '../core/code.ts';
import { escapable, escapeWith, long, memoized } from '../core/escape.ts';
import type { Hole } from '../core/template.ts';
import { indented } from '../core/literal.ts';
import { makeTag, type Tag } from '../core/tag.ts';
import { type Data, TemplateError } from '../core/value.ts';

/** Words that mean themselves without quotes, whatever stands beside them. */
const plain = /^[\w./:@%+,-]+$/;
const hidden = escapable('');
const ansiSpecial = escapable("'\\\\");
const escapeAnsi = escapeWith(long, (code) =>
  code < 0x80 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`,
);

/** A backslash by its number: some readers of shell code take the end of `$'a\\'` for an escaped quote. */
const ansi = (character: string): string => (character === '\\' ? String.raw`\x5c` : escapeAnsi(character));

/** Where ShellCheck doubts single quotes: it takes these for an expansion or a quote that went wrong. */
const doubtful = /[$`\u2018\u2019]|\\(?:'|$)|^~/;

const word = memoized((text) => {
  if (plain.test(text)) return text;
  if (text.includes('\0'))
    throw new CatalogueError('unsafe-value', 'a shell word cannot hold a NUL character');
  const wellFormed = text.toWellFormed();
  if (wellFormed.search(hidden()) >= 0 || doubtful.test(wellFormed))
    return `$'${wellFormed.replace(ansiSpecial(), ansi)}'`;
  return `'${wellFormed.replaceAll("'", String.raw`'\''`)}'`;
});

/** What may come before a hole on its line and makes the value the name of a program. */
const commandPosition =
  /(?:^|[;&|(){}`!]|&&|\|\||\b(?:then|else|elif|do|if|while|until|time|exec|sudo|env))\s*$/;

/** Words may be glued to words, but not to a quote or to what would give them another meaning. */
function refuse({ before, after, lead }: Hole): string | undefined {
  if (/[$~\\"'`]/.test(before) || /["'`]/.test(after))
    return `a value may not touch ${before || after}: leave the quotes to the tag`;
  return commandPosition.test(lead) ? 'a value may not become the name of a program' : undefined;
}

function render(value: unknown, hole: Hole): string {
  if (Array.isArray(value)) return value.map((entry) => render(entry, hole)).join(' ');
  if (value instanceof Code && value.language === 'shell') return indented(value, hole.indent);
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new TemplateError(`${value === null ? 'null' : typeof value} has no form as a shell word`);
  if (typeof value === 'number') return String(value);
  if (value.startsWith('-') && /\s/.test(hole.before))
    throw new CatalogueError('unsafe-value', `${JSON.stringify(value)} would be taken for an option`);
  return word(value);
}

const unit = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, n) => `\\u${character.charCodeAt(n).toString(16).padStart(4, '0')}`,
  ).join('');

/** Text of printable ASCII and line breaks: nothing in it is hidden, and that is quick to see. */
const printable = /^[\n -~]*$/;

const json = (value: Data): Code<'shell'> => {
  const document = JSON.stringify(value, null, 2);
  const shown = printable.test(document)
    ? document
    : document.replace(hidden(), (character) => (character === '\n' ? character : unit(character)));
  const text = shown.replace(/[$`\u2018\u2019]|(?<=\\)'/g, unit).replaceAll("'", String.raw`'\''`);
  return new Code('shell', `'${text}'`, text.includes('\n'));
};

const shell = makeTag({
  language: 'shell',
  syntax: {
    lineComment: '#',
    commentStartsWord: true,
    strings: [
      { open: "$'", close: "'", escapes: true },
      { open: '"', close: '"', escapes: true, forbidden: '$(' },
      { open: "'", close: "'", escapes: false },
    ],
    forbidden: [['<<', 'a here-document is text the tag cannot guard']],
  },
  refuse,
  checkEdges: () => {},
  literal: render,
  identifier: /^[A-Za-z_][A-Za-z0-9_]*$/,
  reserved: 'if then else elif fi do done case esac while until for in function time select',
});

/** A double-quoted word that ends in the value of an environment variable, expanded when the command runs. */
const withVariable = (text: string, variable: string): Code<'shell'> => {
  const name = shell.identifier(variable).text;
  return new Code('shell', `"${text.replace(/["\\$`]/g, String.raw`\$&`)}$${name}"`);
};

/** `sh` with what only the shell has: a JSON document as one word. */
export const sh: Tag<'shell'> & {
  /** A JSON document as one quoted word, laid out over lines; only its white space follows the indentation. */
  readonly json: (value: Data) => Code<'shell'>;
  /** `"Authorization: Bearer $TOKEN"`: text, then an environment variable. */
  readonly withVariable: (text: string, variable: string) => Code<'shell'>;
} = Object.assign(shell, { json, withVariable });
