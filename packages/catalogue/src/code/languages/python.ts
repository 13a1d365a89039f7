/** @module The tag for Python. */
import { escapeWith, long, quoter } from '../core/escape.ts';
import { expressionTag } from '../core/expression.ts';
import { Code } from '../core/code.ts';
import { indented, literal, scalar } from '../core/literal.ts';
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

const indent = dialect.step;

type Arguments = Readonly<Record<string, Value<'python'> | undefined>>;

/** `a=1, b="x"`, after `lead` if there is an argument. */
function keywords(values: Arguments, lead: '' | ', '): Code<'python'> {
  let text = '';
  let broken = false;
  for (const name of Object.keys(values)) {
    const value = values[name];
    if (value === undefined) continue;
    text += `${text === '' ? lead : ', '}${tag.identifier(name).text}=`;
    const plain = scalar(value, dialect);
    if (plain !== undefined) {
      text += plain;
      continue;
    }
    const code = literal(value, dialect, indent, name.length);
    broken ||= code.broken;
    text += value instanceof Code ? indented(code, indent) : code.text;
  }
  return text === '' ? tag.none : new Code('python', text, broken);
}

/** `py` with Python-only helpers: keyword arguments. */
export const py: Tag<'python'> & {
  /** Keyword arguments without those that are undefined: `a=1, b="x"`. */
  readonly args: (values: Arguments) => Code<'python'>;
  /** Same for the end of an argument list, with a leading comma: `, a=1`. */
  readonly rest: (values: Arguments) => Code<'python'>;
} = Object.assign(tag, {
  args: (values: Arguments) => keywords(values, ''),
  rest: (values: Arguments) => keywords(values, ', '),
});
