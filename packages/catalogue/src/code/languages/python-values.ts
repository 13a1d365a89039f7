/** @module Values, names and keyword arguments in Python. */
import { Code, constantCode } from '../core/code.ts';
import { escapeWith, long, quoter } from '../core/escape.ts';
import { type Dialect, indented, literal, scalar } from '../core/literal.ts';
import { namesOf, plainName } from '../core/names.ts';
import type { Value } from '../core/value.ts';

const string = /* @__PURE__ */ quoter('"\\\\', /* @__PURE__ */ escapeWith(long));

const step = '    ';

export const pythonDialect: Dialect<'python'> = {
  language: 'python',
  string,
  words: { null: 'None', true: 'True', false: 'False' },
  list: ['[', ']'],
  map: { open: '{', close: '}', empty: '{}', key: string },
  step,
  trailingComma: true,
};

export const pythonNames = /* @__PURE__ */ namesOf(
  'python',
  plainName,
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield',
);

export type Arguments = Readonly<Record<string, Value<'python'> | undefined>>;

/** `a=1, b="x"`, after `lead` if there is an argument. */
export function keywordArguments(values: Arguments, lead: '' | ', '): Code<'python'> {
  let text = '';
  let broken = false;
  for (const name of Object.keys(values)) {
    const value = values[name];
    if (value === undefined) continue;
    text += `${text === '' ? lead : ', '}${pythonNames.identifier(name).text}=`;
    const plain = scalar(value, pythonDialect);
    if (plain !== undefined) {
      text += plain;
      continue;
    }
    const code = literal(value, pythonDialect, step, name.length);
    broken ||= code.broken;
    text += value instanceof Code ? indented(code, step) : code.text;
  }
  return text === '' ? constantCode('python', '') : new Code('python', text, broken);
}
