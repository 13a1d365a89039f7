import { py } from '../../code/index.ts';
import { isOtherHub } from '../../snippets/access.ts';
import { pip } from '../../snippets/requirement.ts';
import { defineDatasetLibrary } from '../define.ts';
import { locate, noTable, parquetBranch } from '../recipes/locate.ts';

export default defineDatasetLibrary({
  prettyLabel: 'NeMo Data Designer',
  repoName: 'datadesigner',
  repoUrl: 'https://github.com/NVIDIA-NeMo/DataDesigner',
  docsUrl: 'https://nvidia-nemo.github.io/DataDesigner/',
  summary: 'Generates synthetic data with language models and samplers, seeded with the rows of a dataset.',

  snippets(dataset, context) {
    const found = locate(dataset, context, parquetBranch);
    const [path, ...others] = found?.paths ?? [];
    if (!found || path === undefined) return { notice: noTable };
    const endpoint = isOtherHub(context) ? context.platform.hubUrl : undefined;
    return [
      {
        title: others.length === 0 ? 'Use its rows as seeds' : 'Use the rows of its first file as seeds',
        warnings: found.warnings,
        install: [pip('data-designer')],
        code: py`
          import data_designer.config as dd
          from data_designer.interface import DataDesigner

          seeds = dd.HuggingFaceSeedSource(${py.args({ path, endpoint })})
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
