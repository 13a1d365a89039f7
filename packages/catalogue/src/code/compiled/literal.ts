/** @module Takes the place of `core/literal.ts` in bundles: the same text, in less code. */
import { Code } from '../core/code.ts';
import type { Dialect } from '../core/literal.ts';
import { fail } from '../core/value.ts';

const lineWidth = 88;

const refusal = 'this value has no literal here';

export const indented = (code: Code, indent: string): string =>
  code.broken ? code.text.replaceAll('\n', `\n${indent}`) : code.text;

export function scalar(value: unknown, { string, words }: Dialect): string | undefined {
  if (typeof value === 'string') return string(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : fail(refusal);
  if (typeof value === 'boolean') return value ? words.true : words.false;
  return value === null ? words.null : undefined;
}

/** Entries with what is before each; all of them on one line with `space` inside the brackets, if they fit. */
function between(
  dialect: Dialect,
  outer: string,
  column: number,
  entries: readonly (readonly [lead: string, value: unknown])[],
  [open, close, empty, space]: readonly [open: string, close: string, empty: string, space: string],
): Code {
  const { language, step, trailingComma } = dialect;
  const indent = outer + step;
  let width = column + 2;
  const texts = entries.map(([lead, value]) => {
    const code = literal(value, dialect, indent, indent.length + lead.length);
    const text = value instanceof Code ? indented(code, indent) : code.text;
    if (code.broken && (code.isValue || text.includes('\n'))) width += lineWidth;
    width += lead.length + text.length + 2;
    return lead + text;
  });
  const broken = width > lineWidth;
  const separator = broken ? `,\n${indent}` : ', ';
  const inner = texts.reduce((all, text) => (all === '' ? text : all + separator + text), '');
  const whole = broken
    ? `${open}\n${indent}${inner}${trailingComma ? ',' : ''}\n${outer}${close}`
    : open + space + inner + space + close;
  return new Code(language, inner === '' ? empty : whole, broken && inner !== '', false, true);
}

export function literal(value: unknown, dialect: Dialect, indent: string, column: number): Code {
  const plain = scalar(value, dialect);
  const { language, list, map } = dialect;
  if (plain !== undefined) return new Code(language, plain, false, false, true);
  if (value instanceof Code)
    return value.language !== language || value.endsInComment ? fail(refusal) : value;
  if (typeof value !== 'object' || value === null) return fail(refusal);
  if (Array.isArray(value)) {
    const [open, close] = list;
    const entries = Array.from(value, (entry: unknown) => ['', entry] as const);
    return between(dialect, indent, column, entries, [open, close, open + close, '']);
  }
  if (!map) return fail(refusal);
  const { open, close, empty, key } = map;
  const entries = Object.entries(value).flatMap(([name, field]: readonly [string, unknown]) =>
    field === undefined ? [] : [[`${key(name)}: `, field] as const],
  );
  const space = open === '{' && language !== 'python' ? ' ' : '';
  return between(dialect, indent, column, entries, [open, close, empty, space]);
}
