import { py } from '../../code/index.ts';
import { isOtherHub } from '../../snippets/access.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { hubClient, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import type { DatasetRecord } from '../../records/dataset.ts';
import { defineDatasetLibrary } from '../define.ts';
import { type Copy, parquetCopy } from '../recipes/copy.ts';
import { afterId, noTable, type Source, sourceOf } from '../recipes/locate.ts';
import { aroundFullId, fullId } from '../recipes/owner.ts';

/** A seed is one file, or all files of a pattern. */
function seeds(
  source: NonNullable<Source>,
  dataset: DatasetRecord,
  context: SnippetContext,
): Omit<Copy, 'isFound'> {
  if (source === 'copy')
    return { ...parquetCopy(dataset, context, 'path'), title: 'Use the rows of one split as seeds' };
  const [first = '', ...others] = source.table.paths;
  return {
    ...fullId(dataset),
    title: others.length === 0 ? 'Use its rows as seeds' : 'Use the rows of its first file as seeds',
    warnings: [],
    files: aroundFullId(dataset, 'datasets/', afterId(first, context.revision)),
  };
}

export default defineDatasetLibrary({
  prettyLabel: 'NeMo Data Designer',
  repoName: 'datadesigner',
  repoUrl: 'https://github.com/NVIDIA-NeMo/DataDesigner',
  docsUrl: 'https://nvidia-nemo.github.io/DataDesigner/',
  summary: 'Generates synthetic data with language models and samplers, seeded with the rows of a dataset.',

  snippets(dataset, context) {
    const source = sourceOf(dataset, context);
    if (source === undefined) return { notice: noTable };
    const { title, warnings, hubNames, find, files } = seeds(source, dataset, context);
    const endpoint = isOtherHub(context) ? context.platform.hubUrl : undefined;
    return [
      {
        title,
        warnings,
        install: [pip('data-designer'), ...(hubNames.length > 0 ? [hubClient(context)] : [])],
        code: py`
          import data_designer.config as dd
          from data_designer.interface import DataDesigner
          ${hubImport(context, ...hubNames)}

          ${find}
          seeds = dd.HuggingFaceSeedSource(${py.args({ path: files, endpoint })})
          builder = dd.DataDesignerConfigBuilder()
          builder.with_seed_dataset(seeds)
          builder.add_column(
              dd.SamplerColumnConfig(
                  name="tone",
                  sampler_type="category",
                  params=dd.CategorySamplerParams(values=["plain", "formal", "playful"]),
              )
          )

          preview = DataDesigner().preview(builder, num_records=5)
          print(preview.dataset)
        `,
      },
    ];
  },
});
