/** @module Downloads the files of a table, for libraries that cannot read them remotely. */
import { type Code, py } from '../../code/index.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { hubClient, hubImport } from '../../snippets/hub.ts';
import type { Requirement } from '../../snippets/requirement.ts';
import type { DatasetRecord } from '../../records/dataset.ts';
import { formatNames, type Table } from './tables.ts';

export interface FetchedTable {
  readonly title: string;
  readonly needs: readonly Requirement[];
  /** From the standard library; may be empty. */
  readonly standardImport: Code<'python'>;
  readonly hubImport: Code<'python'>;
  /** Defines `path`, or `paths` for several files. */
  readonly fetch: Code<'python'>;
  readonly isOne: boolean;
}

export function fromDisk(
  dataset: DatasetRecord,
  context: SnippetContext,
  { format, paths, isPattern }: Table,
): FetchedTable {
  const [first = ''] = paths;
  const { revision } = context;
  const isOne = !isPattern && paths.length === 1;
  const shared = {
    title: `Fetch and read the ${formatNames[format]} file${isOne ? '' : 's'}`,
    needs: [hubClient(context)],
    isOne,
  };
  if (isOne)
    return {
      ...shared,
      standardImport: py.none,
      hubImport: hubImport(context, 'hf_hub_download'),
      fetch: py`path = hf_hub_download(${py.args({ repo_id: dataset.id, filename: first, repo_type: 'dataset', revision })})`,
    };
  const names = isPattern
    ? py`sorted(str(path) for path in Path(folder).glob(${first}))`
    : py`[str(Path(folder, name)) for name in ${paths}]`;
  return {
    ...shared,
    standardImport: py`from pathlib import Path`,
    hubImport: hubImport(context, 'snapshot_download'),
    fetch: py`
      folder = snapshot_download(${dataset.id}${py.rest({ repo_type: 'dataset', revision, allow_patterns: paths })})
      paths = ${names}
    `,
  };
}
