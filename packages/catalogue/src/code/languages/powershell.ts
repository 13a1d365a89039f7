/** @module The tag for PowerShell. Every value becomes a single-quoted string, where only the quote is special. */
import { CatalogueError } from '../../errors.ts';
import { Code } from '../core/code.ts';
import { joinsNames, type Position } from '../core/edges.ts';
import { mayNotTouch, runTogether } from '../core/messages.ts';
import { escapable, escapeUnits } from '../core/escape.ts';
import { namesOf, plainName } from '../core/names.ts';
import { makeTag, type Tag } from '../core/tag.ts';
import { type Data, TemplateError } from '../core/value.ts';

/**
 * PowerShell treats typographic quotes as straight ones, and each is escaped by doubling it.
 * https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_quoting_rules
 */
const singleQuotes = /['\u2018-\u201b]/g;
const hidden = escapable('');

const quoted = (text: string): string => `'${text.replace(singleQuotes, '$&$&')}'`;

const literal = (value: unknown, _: unknown, position: Position | undefined): Code<'powershell'> =>
  new Code('powershell', word(value, position), false, false, true);

function word(value: unknown, position: Position | undefined): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string')
    throw new TemplateError(`${value === null ? 'null' : typeof value} cannot be written in PowerShell`);
  if (position?.startsWord && value.startsWith('-'))
    throw new CatalogueError('unsafe-value', `${JSON.stringify(value)} would be parsed as an option`);
  // Windows PowerShell 5.1 passes double quotes to programs unescaped, and has no escapes for control characters.
  if (value.includes('"') || value.search(hidden()) >= 0)
    throw new CatalogueError('unsafe-value', `${JSON.stringify(value)} cannot be passed by PowerShell`);
  return quoted(value);
}

const codes = (characters: string): ReadonlySet<number> =>
  new Set(Array.from(characters, (character) => character.charCodeAt(0)));

/** A value is a separate word, or the part of an argument after `=`. */
const valueAfter = codes('\0\t\n =(,');
const valueBefore = codes('\0\t\n ),');

function seam(left: number, right: number, leftIsValue: boolean, rightIsValue: boolean): string | undefined {
  if (rightIsValue && !valueAfter.has(left)) return mayNotTouch(left);
  if (leftIsValue && !valueBefore.has(right)) return mayNotTouch(right);
  return !leftIsValue && !rightIsValue && joinsNames(left) && joinsNames(right)
    ? runTogether(left, right)
    : undefined;
}

/** Text that starts a statement or makes the next word a program name. */
const commandPosition = /(?:^|[\n;|({&.])[ \t]*$/;

const position = (before: string): Position =>
  commandPosition.test(before)
    ? { refusal: 'a value may not become the name of a program' }
    : { startsWord: /\s$/.test(before) };

/** Template text after a hole is still inside the statement unless that text ends it. */
const positionAfterHole = (since: string): Position | typeof position =>
  since.trim() === '' ? position : position(since);

const powershell = makeTag({
  language: 'powershell',
  syntax: {
    lineComment: '#',
    commentStartsWord: true,
    blockComment: ['<#', '#>'],
    strings: [{ open: "'", close: "'", escapes: false }],
    forbidden: [
      ['"', 'a double-quoted string expands variables: use single quotes'],
      ['`', 'the escape character changes what follows it'],
      ["@'", 'a here-string is text the tag cannot guard'],
    ],
  },
  edges: { seam, position, positionAfterHole },
  literal,
  names: namesOf(
    'powershell',
    plainName,
    'if else elseif do while until for foreach in function return switch try catch finally throw',
  ),
});

/** `ps` with PowerShell-only helpers. */
export const ps: Tag<'powershell'> & {
  /** A JSON document as one multi-line string. */
  readonly json: (value: Data) => Code<'powershell'>;
} = Object.assign(powershell, {
  json: (value: Data): Code<'powershell'> => {
    const document = JSON.stringify(value, null, 2);
    const shown = document.replace(hidden(), (character) =>
      character === '\n' ? character : escapeUnits(character),
    );
    return new Code('powershell', quoted(shown), shown.includes('\n'), false, true);
  },
});
