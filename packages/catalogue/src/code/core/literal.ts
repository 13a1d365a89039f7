/** @module Renders data as a literal: on one line if it fits, else one entry per line. */
import type { Language } from '../language.ts';
import { Code } from './code.ts';
import { isKept } from './memory.ts';
import { TemplateError } from './value.ts';

export interface Dialect<L extends Language = Language> {
  readonly language: L;
  readonly string: (text: string) => string;
  readonly words: { readonly null: string; readonly true: string; readonly false: string };
  readonly list: readonly [open: string, close: string];
  /** Absent if the language has no map literal. */
  readonly map?: {
    readonly open: string;
    readonly close: string;
    readonly empty: string;
    readonly key: (name: string) => string;
  };
  /** One step of indentation. */
  readonly step: string;
  /** Whether the last entry of a multi-line list has a trailing comma. */
  readonly trailingComma: boolean;
}

const lineWidth = 88;

function number(value: number): string {
  if (!Number.isFinite(value)) throw new TemplateError(`${value} has no literal`);
  return String(value);
}

/** Code in the dialect's brackets: its first and last character are known without reading the text. */
const bracketed = (dialect: Dialect, text: string, isBroken: boolean, open: string, close: string): Code =>
  new Code(
    dialect.language,
    text,
    isBroken,
    false,
    true,
    open.charCodeAt(0),
    close.charCodeAt(close.length - 1),
  );

interface Entries {
  readonly add: (lead: string, value: unknown) => void;
  /** All of them between brackets, on one line with `space` inside; `empty` if there are none. */
  readonly between: (open: string, close: string, space: string, empty: string) => Code;
}

/** The entries of a list or an object, written on one line and one per line, until the line is too long. */
function entriesOf(dialect: Dialect, outer: string, column: number): Entries {
  /** Indentation of an entry on a line of its own. */
  const indent = outer + dialect.step;
  let line = '';
  let lines = '';
  /** Width of all on one line. Text of several lines never fits. */
  let width = column + 2;
  const add = (lead: string, value: unknown): void => {
    let text = scalar(value, dialect);
    if (text === undefined) {
      const code = literal(value, dialect, indent, indent.length + lead.length);
      text = value instanceof Code ? indented(code, indent) : code.text;
      if (code.broken && (code.isValue || text.includes('\n'))) width += lineWidth;
    }
    width += lead.length + text.length + 2;
    if (width <= lineWidth) line += line === '' ? lead + text : `, ${lead}${text}`;
    lines += lines === '' ? lead + text : `,\n${indent}${lead}${text}`;
  };
  const between = (open: string, close: string, space: string, empty: string): Code => {
    if (lines === '') return bracketed(dialect, empty, false, empty, empty);
    if (width <= lineWidth)
      return bracketed(dialect, open + space + line + space + close, false, open, close);
    const comma = dialect.trailingComma ? ',' : '';
    return bracketed(dialect, `${open}\n${indent}${lines}${comma}\n${outer}${close}`, true, open, close);
  };
  return { add, between };
}

function list(values: readonly unknown[], dialect: Dialect, indent: string, column: number): Code {
  const [open, close] = dialect.list;
  const { add, between } = entriesOf(dialect, indent, column);
  for (const value of values) add('', value);
  return between(open, close, '', open + close);
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function mapping(fields: Fields, dialect: Dialect, indent: string, column: number): Code {
  const { map } = dialect;
  if (!map) throw new TemplateError(`${dialect.language} has no literal for an object`);
  const { open, close } = map;
  const { add, between } = entriesOf(dialect, indent, column);
  for (const name of Object.keys(fields)) {
    const field = fields[name];
    if (field !== undefined) add(`${map.key(name)}: `, field);
  }
  const space = open === '{' && dialect.language !== 'python' ? ' ' : '';
  return between(open, close, space, map.empty);
}

/** Code re-indented for a line with this indentation. */
export const indented = (code: Code, indent: string): string =>
  indent !== '' && code.broken ? code.indented(indent, shifted) : code.text;

/** Indents all lines but the first. A loop, which is faster than `replaceAll` for so few lines. */
function shifted(text: string, indent: string): string {
  let result = '';
  let from = 0;
  for (let at = text.indexOf('\n') + 1; at > 0; at = text.indexOf('\n', from) + 1) {
    result += text.slice(from, at) + indent;
    from = at;
  }
  return result + text.slice(from);
}

/** A value that is always written on one line; undefined for code, lists and objects. */
export function scalar(value: unknown, dialect: Dialect): string | undefined {
  if (typeof value === 'string') return dialect.string(value);
  if (typeof value === 'boolean') return value ? dialect.words.true : dialect.words.false;
  if (typeof value === 'number') return number(value);
  return value === null ? dialect.words.null : undefined;
}

/**
 * Renders the value of a template hole. `indent` is the indentation of its line, `column` the column where it starts.
 */
export function literal(value: unknown, dialect: Dialect, indent: string, column: number): Code {
  const plain = scalar(value, dialect);
  if (plain !== undefined) return new Code(dialect.language, plain, false, false, true);
  if (value instanceof Code) {
    if (value.language !== dialect.language)
      throw new TemplateError(`${value.language} code in a ${dialect.language} template`);
    if (value.endsInComment) throw new TemplateError('code that ends in a comment may not be part of a list');
    return value;
  }
  if (!isFields(value)) throw new TemplateError(`${typeof value} in a ${dialect.language} template`);
  if (!isKept(value)) return composite(value, dialect, indent, column);
  const known = kept.get(value) ?? [];
  const same = known.find((one) => one.dialect === dialect && one.indent === indent && one.column === column);
  if (same) return same.code;
  const code = composite(value, dialect, indent, column);
  kept.set(value, [{ dialect, indent, column, code }, ...known.slice(0, mostKept - 1)]);
  return code;
}

const composite = (value: Fields, dialect: Dialect, indent: string, column: number): Code =>
  Array.isArray(value) ? list(value, dialect, indent, column) : mapping(value, dialect, indent, column);

/** Literals of kept data by the places where they were written. */
const kept = new WeakMap<object, readonly KeptLiteral[]>();

const mostKept = 8;

interface KeptLiteral {
  readonly dialect: Dialect;
  readonly indent: string;
  readonly column: number;
  readonly code: Code;
}
