/** @module Renders data as a literal: on one line if it fits, else one entry per line. */
import type { Language } from '../language.ts';
import { Code } from './code.ts';
import { TemplateError } from './value.ts';

export interface Dialect {
  readonly language: Language;
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

/** Writes entries between brackets, one per line. */
function broken(
  dialect: Dialect,
  open: string,
  close: string,
  entries: readonly string[],
  indent: string,
): string {
  const inner = indent + dialect.step;
  const comma = dialect.trailingComma ? ',' : '';
  return `${open}\n${inner}${entries.join(`,\n${inner}`)}${comma}\n${indent}${close}`;
}

/** Entries of a list or an object while they are rendered. */
interface Entries {
  readonly texts: string[];
  /** Width of all on one line. Text of several lines never fits. */
  width: number;
}

function add(entries: Entries, lead: string, value: unknown, dialect: Dialect, indent: string): void {
  const plain = scalar(value, dialect);
  if (plain !== undefined) {
    entries.texts.push(lead + plain);
    entries.width += lead.length + plain.length + 2;
    return;
  }
  const code = literal(value, dialect, indent, indent.length + lead.length);
  const text = value instanceof Code ? indented(code, indent) : code.text;
  const spansLines = code.broken && (code.isValue || text.includes('\n'));
  entries.texts.push(lead + text);
  entries.width += lead.length + text.length + (spansLines ? lineWidth : 0) + 2;
}

/** Written by the dialect's own brackets, so its first and last character are known. */
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

function list(values: readonly unknown[], dialect: Dialect, indent: string, column: number): Code {
  const [open, close] = dialect.list;
  const inner = indent + dialect.step;
  const entries: Entries = { texts: [], width: column + 2 };
  for (const value of values) add(entries, '', value, dialect, inner);
  let flat = '';
  for (const text of entries.texts) flat = flat === '' ? text : `${flat}, ${text}`;
  return entries.width <= lineWidth || flat === ''
    ? bracketed(dialect, open + flat + close, false, open, close)
    : bracketed(dialect, broken(dialect, open, close, entries.texts, indent), true, open, close);
}

function mapping(value: object, dialect: Dialect, indent: string, column: number): Code {
  const { map } = dialect;
  if (!map) throw new TemplateError(`${dialect.language} has no literal for an object`);
  const { open, close } = map;
  const inner = indent + dialect.step;
  const entries: Entries = { texts: [], width: column + 2 };
  for (const [name, field] of Object.entries(value))
    if (field !== undefined) add(entries, `${map.key(name)}: `, field, dialect, inner);
  if (entries.texts.length === 0) return bracketed(dialect, map.empty, false, map.empty, map.empty);
  if (entries.width > lineWidth)
    return bracketed(dialect, broken(dialect, open, close, entries.texts, indent), true, open, close);
  const space = open === '{' && dialect.language !== 'python' ? ' ' : '';
  return bracketed(dialect, open + space + entries.texts.join(', ') + space + close, false, open, close);
}

/** Code re-indented for a line with this indentation. */
export const indented = (code: Code, indent: string): string =>
  indent !== '' && code.broken ? code.text.replaceAll('\n', `\n${indent}`) : code.text;

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
  if (typeof value !== 'object' || value === null)
    throw new TemplateError(`${typeof value} in a ${dialect.language} template`);
  return Array.isArray(value)
    ? list(value, dialect, indent, column)
    : mapping(value, dialect, indent, column);
}
