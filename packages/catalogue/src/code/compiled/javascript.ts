/** @module The parts of `js`, each by itself, for templates that were parsed when the package was built. */
import { type Code, constantCode } from '../core/code.ts';
import { joinCode, type Separator } from '../core/join.ts';
import type { Value } from '../core/value.ts';
import { javascriptDialect, scriptNames } from '../languages/javascript-values.ts';
import { fillExpression } from './expression.ts';

const names = /* @__PURE__ */ scriptNames('javascript');

export const fill = (template: string, ...values: readonly Value<'javascript'>[]): Code<'javascript'> =>
  fillExpression(javascriptDialect, template, values);

export const none = /* @__PURE__ */ constantCode('javascript', '');

export const identifier = (text: string): Code<'javascript'> => names.identifier(text);

export const isIdentifier = (text: string): boolean => names.isIdentifier(text);

export const join = (pieces: readonly Code<'javascript'>[], separator?: Separator): Code<'javascript'> =>
  joinCode(none, pieces, separator);
