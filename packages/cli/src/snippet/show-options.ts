/** @module Options shared by all kinds of snippets. */
import type { Managers } from '@loadout/catalogue';
import type { InferenceRequestOptions } from '@loadout/server';
import { CommandError } from '../command.ts';

export interface ShowOptions {
  readonly library?: string | undefined;
  readonly client?: string | undefined;
  readonly provider?: string | undefined;
  readonly stream?: boolean | undefined;
  readonly revision?: string | undefined;
  readonly quantization?: string | undefined;
  readonly language?: string | undefined;
  readonly all?: boolean | undefined;
  readonly json?: boolean | undefined;
  readonly markdown?: boolean | undefined;
  readonly run?: boolean | undefined;
  readonly out?: string | undefined;
  readonly managers: Managers;
  /** More about the call of hosted inference. */
  readonly request?: InferenceRequestOptions | undefined;
}

/** `found` are the languages of the snippets that there are. */
export function noSuchLanguage(language: string, found: readonly string[]): CommandError {
  const others = [...new Set(found)];
  return new CommandError(
    `No snippet in ${JSON.stringify(language)}.${others.length === 0 ? '' : ` There are snippets in: ${others.join(', ')}.`}`,
  );
}
