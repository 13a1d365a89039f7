import { type Code, py } from '../../code/index.ts';
import { hubClient, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { defineDatasetLibrary } from '../define.ts';
import { fitsTables, inHub, locate, noTable, parquetBranch } from '../recipes/locate.ts';
import type { TableFormat } from '../recipes/tables.ts';

const readers: Readonly<Record<TableFormat, (path: Code<'python'>) => Code<'python'>>> = {
  parquet: (path) => py`pd.read_parquet(${path})`,
  csv: (path) => py`pd.read_csv(${path})`,
  tsv: (path) => py`pd.read_csv(${path}, sep="\t")`,
  jsonl: (path) => py`pd.read_json(${path}, lines=True)`,
  json: (path) => py`pd.read_json(${path})`,
};

export default defineDatasetLibrary({
  prettyLabel: 'pandas',
  repoName: 'pandas',
  repoUrl: 'https://github.com/pandas-dev/pandas',
  docsUrl: 'https://huggingface.co/docs/hub/datasets-pandas',
  summary: 'In-memory tables; the common tool for exploring and cleaning data.',
  fits: fitsTables,

  snippets(dataset, context) {
    const found = locate(dataset, context, parquetBranch);
    if (!found) return { notice: noTable };
    const { title, warnings, format, paths, isPattern } = found;
    const read = readers[format];
    const install = [pip('pandas'), ...(format === 'parquet' ? [pip('pyarrow')] : []), hubClient(context)];
    const [first = ''] = paths;
    if (isPattern)
      return [
        {
          title,
          install,
          warnings,
          code: py`
            import pandas as pd
            ${hubImport(context, 'HfFileSystem')}

            paths = HfFileSystem().glob(${first})
            df = pd.concat([${read(py`f"hf://{path}"`)} for path in paths], ignore_index=True)
            print(df.head())
          `,
        },
      ];
    const loaded =
      paths.length === 1
        ? py`df = ${read(py`${inHub(first)}`)}`
        : py`
            paths = ${paths.map(inHub)}
            df = pd.concat([${read(py`path`)} for path in paths], ignore_index=True)
          `;
    return [
      {
        title,
        install,
        warnings,
        code: py`
          import pandas as pd

          ${loaded}
          print(df.head())
        `,
      },
    ];
  },
});
