/** @module The part of `csharp` for templates that were parsed when the package was built. */
import type { Code } from '../core/code.ts';
import type { Value } from '../core/value.ts';
import { csharpDialect } from '../languages/csharp-values.ts';
import { fillExpression } from './expression.ts';

export const fill = (template: string, ...values: readonly Value<'csharp'>[]): Code<'csharp'> =>
  fillExpression(csharpDialect, template, values);
