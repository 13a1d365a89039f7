import { type Code, py } from '../../code/index.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { hubClient, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import type { DatasetRecord } from '../../records/dataset.ts';
import { defineDatasetLibrary } from '../define.ts';
import { parquetCopy } from '../recipes/copy.ts';
import { fromDisk } from '../recipes/from-disk.ts';
import { fitsTables, inHub, noTable, sourceOf, tablePaths, tableTitle } from '../recipes/locate.ts';
import { hasOwner } from '../recipes/owner.ts';
import { separatorOf, type Table } from '../recipes/tables.ts';
import { forCopy, logInHint } from '../recipes/unlisted.ts';

function read(table: Table, path: Code<'python'>): Code<'python'> {
  switch (table.format) {
    case 'parquet':
      return py`pd.read_parquet(${path})`;
    case 'csv':
    case 'tsv':
      return py`pd.read_csv(${path}${py.rest({ sep: separatorOf(table) })})`;
    case 'jsonl':
      return py`pd.read_json(${path}, lines=True)`;
    case 'json':
      return py`pd.read_json(${path})`;
  }
}

/** A table of several files; `path` is each of `paths`. */
const readAll = (one: Code<'python'>): Code<'python'> =>
  py`df = pd.concat([${one} for path in paths], ignore_index=True)`;

const required = ({ format }: Table) => [pip('pandas'), ...(format === 'parquet' ? [pip('pyarrow')] : [])];

function readCopy(dataset: DatasetRecord, context: SnippetContext): Snippet {
  const { title, warnings, hubNames, find, files, isFound } = parquetCopy(dataset, context, 'path');
  const rows = isFound
    ? py`
        path = min(HfFileSystem().glob(${files}))
        df = pd.read_parquet(f"hf://{path}")
      `
    : py`
        paths = HfFileSystem().glob(${files})
        ${readAll(py`pd.read_parquet(f"hf://{path}")`)}
      `;
  return {
    // A split may be larger than the memory.
    title: isFound ? 'Read the first file of one split of the copy in Parquet' : title,
    warnings,
    install: [pip('pandas'), pip('pyarrow'), hubClient(context)],
    code: py`
      import pandas as pd
      ${isFound ? hubImport(context, ...hubNames) : hubImport(context, 'HfFileSystem', ...hubNames)}

      ${find}
      ${rows}
      print(df.head())
    `,
  };
}

/** For datasets without an owner. */
function readFetched(dataset: DatasetRecord, context: SnippetContext, table: Table): Snippet {
  const {
    title,
    needs,
    standardImport,
    hubImport: imports,
    fetch,
    isOne,
  } = fromDisk(dataset, context, table);
  const one = read(table, py`path`);
  return {
    title,
    install: [...required(table), ...needs],
    code: py`
      ${standardImport}

      import pandas as pd
      ${imports}

      ${fetch}
      ${isOne ? py`df = ${one}` : readAll(one)}
      print(df.head())
    `,
  };
}

function readRemote(dataset: DatasetRecord, context: SnippetContext, table: Table): Snippet {
  const paths = tablePaths(dataset, table, context);
  const [first = ''] = paths;
  const rows = () => {
    if (table.isPattern)
      return py`
        paths = HfFileSystem().glob(${first})
        ${readAll(read(table, py`f"hf://{path}"`))}
      `;
    if (paths.length === 1) return py`df = ${read(table, py`${inHub(first)}`)}`;
    return py`
      paths = ${paths.map(inHub)}
      ${readAll(read(table, py`path`))}
    `;
  };
  return {
    title: tableTitle(table),
    install: [...required(table), hubClient(context)],
    code: py`
      import pandas as pd
      ${table.isPattern ? hubImport(context, 'HfFileSystem') : py.none}

      ${rows()}
      print(df.head())
    `,
  };
}

export default defineDatasetLibrary({
  prettyLabel: 'pandas',
  repoName: 'pandas',
  repoUrl: 'https://github.com/pandas-dev/pandas',
  docsUrl: 'https://huggingface.co/docs/hub/datasets-pandas',
  summary: 'In-memory tables; the common tool for exploring and cleaning data.',
  fits: fitsTables,

  snippets(dataset, context) {
    const source = sourceOf(dataset, context);
    if (source === undefined) return { notice: noTable };
    if (source === 'copy') return forCopy(dataset, [readCopy(dataset, context)], logInHint(dataset, context));
    const readTable = hasOwner(dataset) ? readRemote : readFetched;
    return [readTable(dataset, context, source.table)];
  },
});
