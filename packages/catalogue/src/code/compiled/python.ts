/** @module The parts of `py`, each by itself, for templates that were parsed when the package was built. */
import { type Code, constantCode } from '../core/code.ts';
import { joinCode, type Separator } from '../core/join.ts';
import type { Value } from '../core/value.ts';
import { type Arguments, keywordArguments, pythonDialect, pythonNames } from '../languages/python-values.ts';
import { fillExpression } from './expression.ts';

export const fill = (template: string, ...values: readonly Value<'python'>[]): Code<'python'> =>
  fillExpression(pythonDialect, template, values);

export const none = /* @__PURE__ */ constantCode('python', '');

export const identifier = (text: string): Code<'python'> => pythonNames.identifier(text);

export const isIdentifier = (text: string): boolean => pythonNames.isIdentifier(text);

export const join = (pieces: readonly Code<'python'>[], separator?: Separator): Code<'python'> =>
  joinCode(none, pieces, separator);

export const args = (values: Arguments): Code<'python'> => keywordArguments(values, '');

export const rest = (values: Arguments): Code<'python'> => keywordArguments(values, ', ');
