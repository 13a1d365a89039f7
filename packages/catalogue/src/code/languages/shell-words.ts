/** @module Values as shell words, and what may be adjacent to them. */
import { CatalogueError } from '../../errors.ts';
import { Code } from '../core/code.ts';
import { joinsNames, type Position } from '../core/edges.ts';
import { mayNotTouch, runTogether } from '../core/messages.ts';
import { escapable, escapeUnits, escapeWith } from '../core/escape.ts';
import { isKept, memoized, oncePerData } from '../core/memory.ts';
import type { Hole } from '../core/holes.ts';
import { indented } from '../core/literal.ts';
import { namesOf, plainName } from '../core/names.ts';
import { type Data, TemplateError } from '../core/value.ts';

/** Words that need no quotes, whatever is adjacent to them. */
const plain = /^[\w./:@%+,-]+$/;
const hidden = /* @__PURE__ */ escapable('');
const ansiSpecial = /* @__PURE__ */ escapable("'\\\\");

/** As bytes of UTF-8: in a locale without it, as in many containers, a shell does not know the number of a character. */
const inBytes = (code: number): string =>
  encodeURIComponent(String.fromCodePoint(code))
    .toLowerCase()
    .replaceAll('%', String.raw`\x`);
const escapeAnsi = /* @__PURE__ */ escapeWith(inBytes, inBytes);

/** A backslash is written by its code: some parsers take the end of `$'a\\'` for an escaped quote. */
const ansi = (character: string): string => (character === '\\' ? String.raw`\x5c` : escapeAnsi(character));

/** Text in single quotes that ShellCheck warns about as a failed expansion or quote. */
const doubtful = /[$`\u2018\u2019]|\\(?:'|$)|^~/;

const word = (text: string): string => (plain.test(text) ? text : quotedWord(text));

const quotedWord = /* @__PURE__ */ memoized((text) => {
  if (text.includes('\0'))
    throw new CatalogueError('unsafe-value', 'a shell word cannot contain a NUL character');
  const wellFormed = text.toWellFormed();
  if (wellFormed.search(hidden()) >= 0 || doubtful.test(wellFormed))
    return `$'${wellFormed.replace(ansiSpecial(), ansi)}'`;
  return `'${wellFormed.replaceAll("'", String.raw`'\''`)}'`;
});

const codes = (characters: string): ReadonlySet<number> =>
  new Set(Array.from(characters, (character) => character.charCodeAt(0)));

/**
 * Characters that change the meaning of a following value, or may expand to nothing so that the value starts the word.
 */
const noValueAfter = /* @__PURE__ */ codes('$~\\"\'`)}');
const noValueBefore = /* @__PURE__ */ codes('"\'`<>(');
const blank = /* @__PURE__ */ codes('\0\t\n ');
const [lineBreak, hash, dollar, less, more, backslash] = [0x0a, 0x23, 0x24, 0x3c, 0x3e, 0x5c];
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** Values may be joined to words, but not to a quote or to a character that changes their meaning. */
export function shellSeam(
  left: number,
  right: number,
  leftIsValue: boolean,
  rightIsValue: boolean,
): string | undefined {
  if (rightIsValue) return noValueAfter.has(left) ? mayNotTouch(left) : undefined;
  if (leftIsValue && noValueBefore.has(right)) return mayNotTouch(right);
  if (right === hash && !blank.has(left)) return runTogether(left, right);
  if ((left === backslash && right !== lineBreak) || left === dollar) return runTogether(left, right);
  if (left === less && right === less) return runTogether(left, right);
  if ((right === less || right === more) && isDigit(left)) return runTogether(left, right);
  return !leftIsValue && joinsNames(left) && joinsNames(right) ? runTogether(left, right) : undefined;
}

function refuseOption(text: string): void {
  if (text.startsWith('-'))
    throw new CatalogueError('unsafe-value', `${JSON.stringify(text)} would be parsed as an option`);
}

export function renderWord(value: unknown, hole: Hole, position: Position | undefined): Code<'shell'> {
  return Array.isArray(value)
    ? wordOf(listed(value, hole.indent))
    : new Code('shell', single(value, position), false, false, true);
}

function listed(value: unknown, indent: string): string {
  if (Array.isArray(value)) return value.map((entry) => listed(entry, indent)).join(' ');
  if (!(value instanceof Code) || value.language !== 'shell') return single(value, startsWord);
  if (value.endsInComment) throw new TemplateError('code that ends in a comment may not be part of a list');
  return indented(value, indent);
}

/** A word that no program reads as an option. */
function argument(text: string): string {
  refuseOption(text);
  return word(text);
}

function single(value: unknown, position: Position | undefined): string {
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new TemplateError(`${value === null ? 'null' : typeof value} cannot be written as a shell word`);
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new TemplateError(`${value} cannot be written as a shell word`);
  const text = String(value);
  return position?.startsWord ? argument(text) : word(text);
}

const startsWord = { startsWord: true };

/** Options by name; undefined ones are left out. */
export type CommandOptions = Readonly<Record<string, string | undefined>>;

/** A command of plain words with its options behind them: what a template would give, without its rules of positions. */
export function command(program: string, words: readonly string[], options: CommandOptions): Code<'shell'> {
  const texts = [shellNames.identifier(program).text, ...words.map(argument)];
  for (const [name, value] of Object.entries(options))
    if (value !== undefined) texts.push(`--${name}=${word(value)}`);
  return new Code('shell', texts.join(' '));
}

/** Values, and code for words that may begin with a dash. */
export type CommandWords = readonly (string | Code<'shell'>)[];

/** The same with code among the words: a function of its own, because most libraries need no such words. */
export function commandLine(program: string, words: CommandWords): Code<'shell'> {
  const text = [shellNames.identifier(program).text, ...words.map((one) => listed(one, ''))].join(' ');
  return new Code('shell', text, text.includes('\n'));
}

/** `hf auth login`: a program and names that need no quotes, for which little code suffices. */
export function subcommand(program: string, names: string): Code<'shell'> {
  if (!/^[a-z]+(?: [a-z]+)*$/.test(names)) throw new TemplateError(`${names} is no name of a subcommand`);
  return new Code('shell', `${shellNames.identifier(program).text} ${names}`);
}

/** Characters that must be escaped in a document in single quotes. */
const special = /[$`'\u2018\u2019]/;

/** Printable ASCII and line breaks: a fast check for text without hidden characters. */
const printable = /^[\n -~]*$/;

/** A value in the form of code: its edges are checked like those of any value. */
const wordOf = (text: string, isConstant = false): Code<'shell'> =>
  new Code('shell', text, text.includes('\n'), false, true, undefined, undefined, isConstant);

export const shellJson = /* @__PURE__ */ oncePerData((value: Data): Code<'shell'> => {
  const document = JSON.stringify(value, null, 2);
  refuseOption(document);
  const shown = printable.test(document)
    ? document
    : document.replace(hidden(), (character) => (character === '\n' ? character : escapeUnits(character)));
  const text = special.test(shown)
    ? shown.replace(/[$`\u2018\u2019]|(?<=\\)'/g, escapeUnits).replaceAll("'", String.raw`'\''`)
    : shown;
  return wordOf(`'${text}'`, isKept(value));
});

export const shellNames = /* @__PURE__ */ namesOf(
  'shell',
  plainName,
  'if then else elif fi do done case esac while until for in function time select',
);

/** A double-quoted word that ends in an environment variable, expanded when the command runs. */
export const withVariable = (text: string, variable: string): Code<'shell'> => {
  const name = shellNames.identifier(variable).text;
  refuseOption(text);
  return wordOf(`"${text.replace(/["\\$`]/g, String.raw`\$&`)}$${name}"`);
};
