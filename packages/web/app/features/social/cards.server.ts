/** @module The text on the preview of each kind of page; nothing for a page that does not exist. */
import { modalities } from '@loadout/catalogue';
import type { RepoKind } from '@loadout/hub';
import type { Services } from '@loadout/server';
import { formatParameters } from '../../lib/format/format.ts';
import { summaryOf } from '../../lib/records/summary.ts';
import type { Card } from './card.server.ts';

export function taskCard(services: Services, id: string): Card | undefined {
  const task = services.task(id);
  return (
    task && {
      kind: `Task · ${modalities[task.modality]}`,
      title: task.label,
      words: task.summary,
      modality: task.modality,
    }
  );
}

export function libraryCard(services: Services, key: string): Card | undefined {
  const library = services.library(key);
  return (
    library && {
      kind: 'Library',
      title: library.prettyLabel,
      words: library.summary ?? `How to load a model with ${library.prettyLabel}.`,
    }
  );
}

const kinds: Readonly<Record<RepoKind, string>> = { model: 'Model', dataset: 'Dataset', space: 'Space' };

export async function repositoryCard(
  services: Services,
  kind: RepoKind,
  id: string,
): Promise<Card | undefined> {
  const record = await services.record(kind, id);
  if (!record) return undefined;
  const { owner = '', name, task, library, parameters, license } = summaryOf(record, services);
  const words = [
    task?.label,
    library?.label,
    parameters === undefined ? undefined : `${formatParameters(parameters)} parameters`,
    license,
  ].filter((word) => word !== undefined);
  return {
    kind: kinds[kind],
    owner,
    title: name,
    words: words.join(' · '),
    ...(task && { modality: task.modality }),
  };
}
