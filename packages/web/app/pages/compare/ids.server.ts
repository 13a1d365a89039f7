/** @module The models that the URL names, and what is wrong with them. */
import { comparedModels, type Services } from '@loadout/server';
import { pastedId } from '../../lib/records/pasted-id.server.ts';

export interface NamedModels {
  /** Known ids, at most four. */
  readonly ids: readonly string[];
  readonly problems: readonly {
    readonly message: string;
    /** Similar ids that exist. */
    readonly nearest: readonly string[];
  }[];
}

const longestId = 352;

/** `?models=a,b`, `?models=a&models=b` from checkboxes, and `&add=c` from the form. */
export async function namedModels(services: Services, parameters: URLSearchParams): Promise<NamedModels> {
  const named = [...parameters.getAll('models'), ...parameters.getAll('add')]
    .flatMap((text) => text.split(/[\s,]+/))
    .map((id) => id.slice(0, longestId))
    .filter((id) => id !== '')
    .map((text) => pastedId(text, 'model'));
  const ids: string[] = [];
  const problems: NamedModels['problems'][number][] = [];
  for (const id of new Set(named)) {
    const record = await services.record('model', id);
    // Ids differ in case only where they are typed.
    if (record && ids.includes(record.id)) continue;
    if (ids.length === comparedModels.most) {
      problems.push({
        message: `At most ${comparedModels.most} models are compared: ${id} was left out.`,
        nearest: [],
      });
    } else if (record) {
      ids.push(record.id);
    } else {
      problems.push({
        message: `There is no model “${id}” here.`,
        nearest: (await services.nearest('model', id, 4)).filter((near) => !ids.includes(near)),
      });
    }
    if (problems.length > comparedModels.most) break;
  }
  return { ids, problems };
}
