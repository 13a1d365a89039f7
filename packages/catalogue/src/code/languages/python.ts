/** @module The tag for Python. */
import type { Code } from '../core/code.ts';
import { expressionTag } from '../core/expression.ts';
import type { Tag } from '../core/tag.ts';
import type { Syntax } from '../core/template.ts';
import { type Arguments, keywordArguments, pythonDialect, pythonNames } from './python-values.ts';

const quotes = (open: string) => ({ open, close: open, escapes: true });

export const pythonSyntax: Syntax = {
  lineComment: '#',
  strings: ['"""', "'''", '"', "'"].map(quotes),
};

const tag = expressionTag({
  ...pythonDialect,
  syntax: pythonSyntax,
  names: pythonNames,
});

/** `py` with Python-only helpers: keyword arguments. */
export const py: Tag<'python'> & {
  /** Keyword arguments without those that are undefined: `a=1, b="x"`. */
  readonly args: (values: Arguments) => Code<'python'>;
  /** Same for the end of an argument list, with a leading comma: `, a=1`. */
  readonly rest: (values: Arguments) => Code<'python'>;
} = Object.assign(tag, {
  args: (values: Arguments) => keywordArguments(values, ''),
  rest: (values: Arguments) => keywordArguments(values, ', '),
});
