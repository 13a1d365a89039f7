/** @module The shell for templates in which a position depends on what the holes before it hold. */
import type { Code } from '../core/code.ts';
import type { Value } from '../core/value.ts';
import { refuseShellCode, shellPosition } from '../languages/shell-position.ts';
import { fill } from './fill.ts';
import { rules } from './shell.ts';

export const parsed = (template: string, ...values: readonly Value<'shell'>[]): Code<'shell'> =>
  fill(
    { ...rules, position: (_, before) => shellPosition(before), refuseCode: refuseShellCode },
    template,
    values,
  );
