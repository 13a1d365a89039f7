/** @module Parameters by data type, from the header of a safetensors file or of all its parts. */

import type { RepositoryRecord } from '@loadout/catalogue/records';

interface Location {
  readonly hubUrl: string;
  readonly id: string;
  readonly revision: string;
  readonly fetch: typeof fetch;
}

export async function readSafetensors(
  path: string,
  { hubUrl, id, revision, fetch }: Location,
): Promise<NonNullable<RepositoryRecord['safetensors']>> {
  const { parseSafetensorsMetadata } = await import('@huggingface/hub');
  const { parameterCount } = await parseSafetensorsMetadata({
    repo: { type: 'model', name: id },
    path,
    revision,
    hubUrl,
    fetch,
    computeParametersCount: true,
  });
  const parameters = Object.fromEntries(Object.entries(parameterCount).filter(([, count]) => count > 0));
  const total = Object.values(parameters).reduce((sum, count) => sum + count, 0);
  return { total, parameters };
}
