/** @module Shape of Python code: its tokens without the values of literals. */
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

/**
 * Tokens determine the syntax tree, so texts of the same shape have the same tree. Not part of the shape: line breaks
 * inside brackets and a comma before a closing `]` or `}`, which depend on the length of a value; the spelling of a
 * literal; the text of a comment.
 */
export async function pythonShape(text: string): Promise<string> {
  const bytes = Buffer.from(text);
  const tokens = (await pythonTokens(text)).filter(({ kind }) => kind !== layout);
  return tokens
    .filter(({ kind }, index) => kind !== 'Comma' || !/^R(sqb|brace)$/.test(tokens[index + 1]?.kind ?? ''))
    .map(({ kind, start, end }) => placeholders[kind] ?? bytes.toString('utf8', start, end))
    .join(' ');
}
