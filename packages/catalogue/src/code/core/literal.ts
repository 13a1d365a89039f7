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

/** Width of a rendered value on its line. Multi-line text, which only compound values produce, never fits. */
const widthOf = (value: unknown, rendered: string): number =>
  rendered.length + (typeof value === 'object' && rendered.includes('\n') ? lineWidth : 0);

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

function list(values: readonly unknown[], dialect: Dialect, indent: string, column: number): string {
  const open = dialect.list[0];
  const close = dialect.list[1];
  const inner = indent + dialect.step;
  const entries: string[] = [];
  let flat = '';
  let width = column + 2;
  for (const value of values) {
    const entry = literal(value, dialect, inner, inner.length);
    flat = flat === '' ? entry : `${flat}, ${entry}`;
    width += widthOf(value, entry) + 2;
    entries.push(entry);
  }
  return width <= lineWidth || flat === ''
    ? open + flat + close
    : broken(dialect, open, close, entries, indent);
}

function mapping(value: object, dialect: Dialect, indent: string, column: number): string {
  const { map } = dialect;
  if (!map) throw new TemplateError(`${dialect.language} has no literal for an object`);
  const inner = indent + dialect.step;
  const entries: string[] = [];
  let width = column + 2;
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined) continue;
    const key = `${map.key(name)}: `;
    const entry = key + literal(field, dialect, inner, inner.length + key.length);
    width += widthOf(field, entry) + 2;
    entries.push(entry);
  }
  if (entries.length === 0) return map.empty;
  if (width > lineWidth) return broken(dialect, map.open, map.close, entries, indent);
  const space = map.open === '{' && dialect.language !== 'python' ? ' ' : '';
  return map.open + space + entries.join(', ') + space + map.close;
}

/** Code re-indented for a line with this indentation. */
export const indented = (code: Code, indent: string): string =>
  indent !== '' && code.broken ? code.text.replaceAll('\n', `\n${indent}`) : code.text;

/**
 * Renders the value of a template hole. `indent` is the indentation of its line, `column` the column where it starts.
 */
export function literal(value: unknown, dialect: Dialect, indent: string, column: number): string {
  if (typeof value === 'string') return dialect.string(value);
  if (typeof value === 'boolean') return value ? dialect.words.true : dialect.words.false;
  if (typeof value === 'number') return number(value);
  if (value === null) return dialect.words.null;
  if (value instanceof Code) {
    if (value.language !== dialect.language)
      throw new TemplateError(`${value.language} code in a ${dialect.language} template`);
    if (value.endsInComment) throw new TemplateError('code that ends in a comment may not be part of a list');
    return indented(value, indent);
  }
  if (typeof value !== 'object') throw new TemplateError(`${typeof value} in a ${dialect.language} template`);

  return Array.isArray(value)
    ? list(value, dialect, indent, column)
    : mapping(value, dialect, indent, column);
}
