/** @module Names that nothing has: an empty list would tell an agent that there are no such models. */
import { canonicalLibraryKey, canonicalTaskId } from '@loadout/catalogue';
import { NotFoundError } from '../errors.ts';
import { HttpProblem, validationProblem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { libraryNamed } from '../services/catalogue.ts';

export async function assertTask(services: Services, task: string): Promise<void> {
  if (services.task(task) === undefined && canonicalTaskId(task) === undefined)
    throw new NotFoundError('task', task, await services.nearest('task', task));
}

/** Records may name libraries that the catalogue does not have. */
export async function assertLibrary(services: Services, library: string): Promise<void> {
  if (canonicalLibraryKey(library) !== undefined) return;
  const { items } = await services.search('model', { library: [library], limit: 1 });
  if (items.length === 0) libraryNamed(library);
}

export function assertModality(services: Services, modality: string): void {
  const known = [...new Set(services.tasks().map((task) => task.modality))];
  if (known.some((each) => each === modality)) return;
  const message = `expected one of ${known.join(', ')}`;
  throw new HttpProblem(validationProblem('input', [{ field: 'modality', message }]));
}
