/** @module A repository in one line, as lists show it. */
import { type HubRecord, licenseOf, type Services } from '@loadout/server';
import type { Modality } from '@loadout/catalogue';

export interface RepositorySummary {
  readonly id: string;
  readonly owner: string | undefined;
  readonly name: string;
  readonly task?: {
    readonly id: string;
    readonly label: string;
    readonly modality: Modality;
    /** Whether the catalogue has a page for it. */
    readonly known: boolean;
  };
  readonly library?: {
    readonly key: string;
    readonly label: string;
    /** Whether the catalogue has a page for it. */
    readonly known: boolean;
  };
  readonly license?: string;
  readonly parameters?: number;
  readonly downloads?: number;
  readonly likes?: number;
  readonly updated?: string;
  readonly gated: boolean;
}

export function summaryOf(
  record: HubRecord,
  services: Pick<Services, 'task' | 'library'>,
): RepositorySummary {
  const slash = record.id.indexOf('/');
  const task = record.pipeline_tag === undefined ? undefined : services.task(record.pipeline_tag);
  const library = record.library_name;
  const parameters = record.safetensors?.total ?? record.gguf?.total;
  const license = licenseOf(record);
  const updated = record.lastModified ?? record.createdAt;
  return {
    id: record.id,
    owner: slash === -1 ? undefined : record.id.slice(0, slash),
    name: record.id.slice(slash + 1),
    ...(record.pipeline_tag !== undefined && {
      task: {
        id: record.pipeline_tag,
        label: task?.label ?? record.pipeline_tag,
        modality: task?.modality ?? 'other',
        known: task !== undefined,
      },
    }),
    ...(library !== undefined && {
      library: {
        key: library,
        label: services.library(library)?.prettyLabel ?? library,
        known: services.library(library) !== undefined,
      },
    }),
    ...(license !== undefined && { license }),
    ...(parameters !== undefined && { parameters }),
    ...(record.downloads !== undefined && { downloads: record.downloads }),
    ...(record.likes !== undefined && { likes: record.likes }),
    ...(updated !== undefined && { updated }),
    gated: record.gated !== undefined && record.gated !== false,
  };
}
