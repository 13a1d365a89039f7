/** @module The model record for a command: the stored one, completed by the options. */
import { canonicalTaskId, isTaskId, type TaskId } from '@loadout/catalogue';
import { catalogueServices, NotFoundError, type LookupServices } from '@loadout/server';
import { CommandError } from '../command.ts';
import { givenRecord, type RecordOptions, saysEnough } from './given-record.ts';

export async function modelRecord(services: LookupServices, id: string, options: RecordOptions) {
  const task = options.task === undefined ? undefined : taskNamed(options.task);
  const given = { ...options, task };
  const known = await services.model(id);
  if (known === undefined && !saysEnough(given)) {
    const unknown = new NotFoundError('model', id, await services.nearest('model', id));
    throw new CommandError(
      `${unknown.message} For a model that is not stored, pass --library, --task or --tag.`,
    );
  }
  return givenRecord(id, known, given);
}

/** A typo would otherwise be reported as a task without samples, or choose the wrong class. */
function taskNamed(name: string): TaskId {
  const task = isTaskId(name) ? name : canonicalTaskId(name);
  if (task !== undefined) return task;
  throw new NotFoundError('task', name, catalogueServices.nearest('task', name));
}
