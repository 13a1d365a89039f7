/** @module Filling for languages whose values are expressions. */
import type { Language } from '../language.ts';
import type { Code } from '../core/code.ts';
import { expressionSeam } from '../core/edges.ts';
import { type Dialect, literal } from '../core/literal.ts';
import { fill } from './fill.ts';

export const fillExpression = <L extends Language>(
  dialect: Dialect<L>,
  template: string,
  values: readonly unknown[],
): Code<L> =>
  fill(
    {
      language: dialect.language,
      seam: expressionSeam,
      literal: (value, { indent, column }) => literal(value, dialect, indent, column),
    },
    template,
    values,
  );
