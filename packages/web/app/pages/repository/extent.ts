/** @module How large a dataset is and what it is made of, as far as its record says. */
import type { HubRecord } from '@loadout/server';

export interface Extent {
  /** `10K to 100K`. */
  readonly rows?: string;
  readonly bytes?: number;
  readonly formats: readonly string[];
  readonly modalities: readonly string[];
}

const tagged = ({ tags = [] }: Pick<HubRecord, 'tags'>, name: string): readonly string[] =>
  tags.filter((tag) => tag.startsWith(`${name}:`)).map((tag) => tag.slice(name.length + 1));

/** The hub's size classes in words: `1K<n<10K`, `n<1K`, `n>1T`. */
export function rowsInWords(size: string): string | undefined {
  const [, from, to] = /^(\d+[KMBT]?)<n<(\d+[KMBT]?)$/i.exec(size) ?? [];
  if (from !== undefined && to !== undefined) return `${from.toUpperCase()} to ${to.toUpperCase()}`;
  const [, sign, end] = /^n([<>])(\d+[KMBT]?)$/i.exec(size) ?? [];
  return end === undefined ? undefined : `${sign === '<' ? 'under' : 'over'} ${end.toUpperCase()}`;
}

/** Total size of all files, if every size is known. */
function bytesOf({ siblings = [] }: Pick<HubRecord, 'siblings'>): number | undefined {
  let total = 0;
  for (const { size } of siblings) {
    if (typeof size !== 'number') return undefined;
    total += size;
  }
  return siblings.length === 0 ? undefined : total;
}

export function extentOf(record: Pick<HubRecord, 'tags' | 'siblings'>): Extent {
  const rows = tagged(record, 'size_categories').map(rowsInWords).find(Boolean);
  const bytes = bytesOf(record);
  return {
    ...(rows !== undefined && { rows }),
    ...(bytes !== undefined && { bytes }),
    formats: tagged(record, 'format'),
    modalities: tagged(record, 'modality'),
  };
}
