/** @module The `--context` option: tokens that a model is given to read. */
import { UsageError } from './command.ts';

export const contextOption = (purpose = '') =>
  ({
    type: 'string',
    value: 'TOKENS',
    description: `Context length${purpose} (default: 4096).`,
  }) as const;

export function contextOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text))
    throw new UsageError(`--context is ${JSON.stringify(text)}: expected a number of tokens.`);
  return Number(text);
}
