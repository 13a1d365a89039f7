/** @module Errors of the catalogue under the names that its options have on the command line. */
import { CatalogueError, type InferenceOptions } from '@loadout/catalogue';
import { UsageError } from '../command.ts';

const flags: Readonly<Partial<Record<keyof InferenceOptions, string>>> = {
  billTo: '--bill-to',
  clients: '--client',
  directRequest: '--direct',
  endpointUrl: '--endpoint',
  errorHandling: '--error-handling',
  inputs: '--input',
  provider: '--provider',
  streaming: '--stream',
  systemPrompt: '--system',
};

const flagOf: ReadonlyMap<string, string> = new Map(Object.entries(flags));

/** Other errors are returned as they are. */
export function namedAsFlag(error: unknown): unknown {
  if (!CatalogueError.is(error) || error.code !== 'invalid-option') return error;
  const { where = '', message } = error;
  const flag = flagOf.get(where);
  return flag === undefined ? error : new UsageError(message.replace(where, flag));
}
