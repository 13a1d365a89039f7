/** @module The tag for Python. */
import { escapeWith, long, quoter } from '../core/escape.ts';
import { expressionTag } from '../core/expression.ts';
import { Code } from '../core/code.ts';
import { literal } from '../core/literal.ts';
import type { Tag } from '../core/tag.ts';
import type { Value } from '../core/value.ts';

const string = quoter('"\\\\', escapeWith(long));

const dialect = {
  language: 'python',
  string,
  words: { null: 'None', true: 'True', false: 'False' },
  list: ['[', ']'],
  map: { open: '{', close: '}', empty: '{}', key: string },
  step: '    ',
  trailingComma: true,
} as const;

const quotes = (open: string) => ({ open, close: open, escapes: true });

const tag = expressionTag({
  ...dialect,
  syntax: { lineComment: '#', strings: ['"""', "'''", '"', "'"].map(quotes) },
  reserved:
    'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield',
});

type Arguments = Readonly<Record<string, Value<'python'> | undefined>>;

/** `, a=1, b="x"`: each argument preceded by a comma. */
function keywords(values: Arguments): string {
  let text = '';
  for (const name of Object.keys(values)) {
    const value = values[name];
    if (value !== undefined)
      text += `, ${tag.identifier(name).text}=${literal(value, dialect, '    ', name.length)}`;
  }
  return text;
}

const code = (text: string): Code<'python'> =>
  text === '' ? tag.none : new Code('python', text, text.includes('\n'));

/** `py` with Python-only helpers: keyword arguments. */
export const py: Tag<'python'> & {
  /** Keyword arguments without those that are undefined: `a=1, b="x"`. */
  readonly args: (values: Arguments) => Code<'python'>;
  /** Same for the end of an argument list, with a leading comma: `, a=1`. */
  readonly rest: (values: Arguments) => Code<'python'>;
} = Object.assign(tag, {
  args: (values: Arguments) => code(keywords(values).slice(2)),
  rest: (values: Arguments) => code(keywords(values)),
});
