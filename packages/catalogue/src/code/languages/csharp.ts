/** @module The tag for C#. */
import { curly, expressionTag } from '../core/expression.ts';
import { namesOf, plainName } from '../core/names.ts';
import { csharpDialect } from './csharp-values.ts';

export const csharp = expressionTag({
  ...csharpDialect,
  syntax: curly.syntax,
  names: namesOf(
    'csharp',
    plainName,
    'abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock long namespace new null object operator out override params private protected public readonly ref return sbyte sealed short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using virtual void volatile while',
  ),
});
