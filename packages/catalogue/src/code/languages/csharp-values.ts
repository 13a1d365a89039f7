/** @module Values in C#. */
import { escapeWith, long, quoter } from '../core/escape.ts';
import type { Dialect } from '../core/literal.ts';

export const csharpDialect: Dialect<'csharp'> = {
  language: 'csharp',
  string: /* @__PURE__ */ quoter('"\\\\', /* @__PURE__ */ escapeWith(long)),
  words: { null: 'null', true: 'true', false: 'false' },
  list: ['[', ']'],
  step: '    ',
  trailingComma: false,
};
