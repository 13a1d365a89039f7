/**
 * @module The shape of Python code: its tokens without the values of its literals. The tokens of a Python text decide
 * its tree, so texts of the same shape have the same tree.
 *
 * Not part of the shape: line breaks inside brackets and a comma before a closing `]` or `}`, which depend on how long
 * a value is; the spelling of a literal; the words of a comment.
 */
import { pythonTokens } from '../languages/python.ts';

const placeholders: Readonly<Record<string, string>> = {
  String: 'string',
  FStringMiddle: 'string',
  TStringMiddle: 'string',
  Int: 'number',
  Float: 'number',
  Complex: 'number',
  Comment: '#',
  Newline: '⏎',
  Indent: '→',
  Dedent: '←',
};

const layout = 'NonLogicalNewline';

export async function pythonShape(text: string): Promise<string> {
  const tokens = (await pythonTokens(text)).filter(({ kind }) => kind !== layout);
  return tokens
    .filter(({ kind }, index) => kind !== 'Comma' || !/^R(sqb|brace)$/.test(tokens[index + 1]?.kind ?? ''))
    .map(({ kind, text: spelling }) => placeholders[kind] ?? spelling)
    .join(' ');
}
