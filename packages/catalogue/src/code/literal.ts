/** @module Renders data as a literal: on one line where it fits, else one entry a line. */
import type { Language } from '../language.ts';
import { Code } from './code.ts';
import { TemplateError } from './value.ts';

export interface Dialect {
  readonly language: Language;
  readonly string: (text: string) => string;
  readonly words: { readonly null: string; readonly true: string; readonly false: string };
  readonly list: readonly [open: string, close: string];
  /** Absent where the language has no literal for a mapping. */
  readonly map?: {
    readonly open: string;
    readonly close: string;
    readonly empty: string;
    readonly key: (name: string) => string;
  };
  /** One step of indentation. */
  readonly step: string;
  /** Whether an entry that ends a broken list keeps its comma. */
  readonly trailingComma: boolean;
}

const lineWidth = 88;

function number(value: number): string {
  if (!Number.isFinite(value)) throw new TemplateError(`${value} has no literal`);
  return String(value);
}

function group(
  dialect: Dialect,
  open: string,
  close: string,
  entries: readonly string[],
  indent: string,
  column: number,
): string {
  const flat = entries.join(', ');
  const spaced = open === '{' && dialect.language !== 'python' ? ` ${flat} ` : flat;
  if (!flat.includes('\n') && column + flat.length + 4 <= lineWidth) return open + spaced + close;
  const inner = indent + dialect.step;
  const comma = dialect.trailingComma ? ',' : '';
  return `${open}\n${inner}${entries.join(`,\n${inner}`)}${comma}\n${indent}${close}`;
}

/**
 * Renders a value found in a template. `indent` is the indentation of the line it stands on,
 * `column` where on that line it begins.
 */
export function literal(value: unknown, dialect: Dialect, indent: string, column: number): string {
  if (typeof value === 'string') return dialect.string(value);
  if (typeof value === 'number') return number(value);
  if (typeof value === 'boolean') return value ? dialect.words.true : dialect.words.false;
  if (value === null) return dialect.words.null;
  if (Code.is(value)) {
    if (value.language !== dialect.language)
      throw new TemplateError(`${value.language} code in a ${dialect.language} template`);
    return indent === '' ? value.text : value.text.replaceAll('\n', `\n${indent}`);
  }
  if (typeof value !== 'object') throw new TemplateError(`${typeof value} in a ${dialect.language} template`);

  const inner = indent + dialect.step;
  const entries: string[] = [];
  if (Array.isArray(value)) {
    const [open, close] = dialect.list;
    for (const entry of value) entries.push(literal(entry, dialect, inner, inner.length));
    return entries.length === 0 ? open + close : group(dialect, open, close, entries, indent, column);
  }
  const { map } = dialect;
  if (!map) throw new TemplateError(`${dialect.language} has no literal for an object`);
  for (const [name, entry] of Object.entries(value)) {
    if (entry === undefined) continue;
    const key = `${map.key(name)}: `;
    entries.push(key + literal(entry, dialect, inner, inner.length + key.length));
  }
  return entries.length === 0 ? map.empty : group(dialect, map.open, map.close, entries, indent, column);
}
