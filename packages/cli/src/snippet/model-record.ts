/** @module The model record for a command: the stored one, completed by the options. */
import { NotFoundError, type LookupServices } from '@loadout/server';
import { CommandError } from '../command.ts';
import { givenRecord, type RecordOptions, saysEnough } from './given-record.ts';

export async function modelRecord(services: LookupServices, id: string, given: RecordOptions) {
  const known = await services.model(id);
  if (known === undefined && !saysEnough(given)) {
    const unknown = new NotFoundError('model', id, await services.nearest('model', id));
    throw new CommandError(
      `${unknown.message} For a model that is not stored, pass --library, --task or --tag.`,
    );
  }
  return givenRecord(id, known, given);
}
