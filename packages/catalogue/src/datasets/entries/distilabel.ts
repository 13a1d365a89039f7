import { py, sh } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { idPath } from '../../snippets/deep-link.ts';
import { pip } from '../../snippets/requirement.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { defineDatasetLibrary } from '../define.ts';
import { mainSplit, requiredConfig } from '../recipes/parts.ts';

const pipelineFile = 'pipeline.yaml';

export default defineDatasetLibrary({
  prettyLabel: 'Distilabel',
  repoName: 'distilabel',
  repoUrl: 'https://github.com/argilla-io/distilabel',
  docsUrl: 'https://huggingface.co/docs/hub/datasets-distilabel',
  summary: 'Pipelines in which language models generate and evaluate data.',

  snippets(dataset, context) {
    const { platform, revision } = context;
    // It imports requests without declaring it as a dependency.
    const install = [pip('distilabel'), pip('requests')];
    const load: Snippet = {
      title: 'Load it as the start of a pipeline',
      install,
      code: py`
        from distilabel.steps import LoadDataFromHub

        loader = LoadDataFromHub(${py.args({
          repo_id: dataset.id,
          config: requiredConfig(dataset),
          split: mainSplit(dataset),
          revision,
        })}, num_examples=3)
        loader.load()
        rows, is_last = next(loader.process())
        print(rows)
      `,
    };
    if (!filesOf(dataset).includes(pipelineFile)) return [load];
    const address = `${platform.hubUrl}/datasets/${idPath(dataset)}/raw/${revision ?? 'main'}/${pipelineFile}`;
    const show: Snippet = {
      title: 'Show the pipeline that made it',
      install,
      code: sh`distilabel pipeline info --config=${address}`,
    };
    return [load, show];
  },
});
