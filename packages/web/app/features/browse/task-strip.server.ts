/** @module The tasks on top of a list, with images: those with most records, at most two of a modality. */
import type { Modality, Task } from '@loadout/catalogue';
import type { RepoKind } from '@loadout/hub';
import type { Services } from '@loadout/server';
import type { PlateView } from '../../ui/plate.tsx';

export interface StripTask {
  readonly id: string;
  readonly label: string;
  readonly modality: Modality;
  readonly count: number;
  readonly plate: PlateView;
}

/** Returns the image of a task; passed by the page. */
export type PlateMaker = (task: Task) => Promise<PlateView>;

/** Words would be too small to read, and the task's name is next to the image. */
const thumbnail = (plate: PlateView): PlateView =>
  plate.set === 'image' ? { ...plate, alt: '', caption: undefined } : { set: 'glyph' };

const shown = 6;
const perModality = 2;

export async function stripOf(
  services: Services,
  kind: RepoKind,
  plateOf: PlateMaker,
): Promise<readonly StripTask[]> {
  const { facets } = await services.search(kind, { limit: 1, facets: ['task'], facetLimit: 60 });
  const taken: { task: Task; count: number }[] = [];
  for (const { value, count } of facets.task ?? []) {
    const task = services.task(value);
    if (task === undefined || taken.length === shown) continue;
    if (taken.filter((one) => one.task.modality === task.modality).length < perModality)
      taken.push({ task, count });
  }
  return Promise.all(
    taken.map(async ({ task, count }) => ({
      id: task.id,
      label: task.label,
      modality: task.modality,
      count,
      plate: thumbnail(await plateOf(task)),
    })),
  );
}
