/** @module Options shared by all kinds of snippets. */
import type { Managers } from '@loadout/catalogue';
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
  readonly managers: Managers;
}

export const noSuchLanguage = (language: string): CommandError =>
  new CommandError(`No snippet in ${JSON.stringify(language)}.`);
