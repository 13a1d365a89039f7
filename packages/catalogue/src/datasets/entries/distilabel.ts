import { type Code, py, sh } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { idPath } from '../../snippets/deep-link.ts';
import { hubClient, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import type { DatasetRecord } from '../../records/dataset.ts';
import { defineDatasetLibrary } from '../define.ts';
import { configFinders, findConfig } from '../recipes/found-config.ts';
import { fullId } from '../recipes/owner.ts';
import { hasConfigs, requiredConfig } from '../recipes/parts.ts';
import { mainSplit } from '../recipes/tables.ts';

const pipelineFile = 'pipeline.yaml';

/** The config and split to load: from the record, or found in the repository. */
function partOf(dataset: DatasetRecord, id: Code<'python'>, revision: string | undefined) {
  const split = mainSplit(dataset);
  const isKnown = hasConfigs(dataset);
  const config = isKnown ? requiredConfig(dataset) : py`config`;
  if (split !== undefined) return { imports: py.none, find: py.none, config, split };
  const finders = [...(isKnown ? [] : configFinders), 'get_dataset_split_names'];
  const named = config === undefined ? py.none : py`, ${config}`;
  return {
    imports: py`from datasets import ${py.join(
      finders.map((name) => py.identifier(name)),
      ', ',
    )}`,
    find: py`
      ${isKnown ? py.none : findConfig(id, revision)}
      splits = get_dataset_split_names(${id}${named}${py.rest({ revision })})
      split = "train" if "train" in splits else splits[0]
    `,
    config,
    split: py`split`,
  };
}

export default defineDatasetLibrary({
  prettyLabel: 'Distilabel',
  repoName: 'distilabel',
  repoUrl: 'https://github.com/argilla-io/distilabel',
  docsUrl: 'https://huggingface.co/docs/hub/datasets-distilabel',
  summary: 'Pipelines in which language models generate and evaluate data.',

  snippets(dataset, context) {
    const { platform, revision } = context;
    const { hubNames, find, id } = fullId(dataset);
    const part = partOf(dataset, id, revision);
    // It imports requests without declaring it as a dependency.
    const install = [pip('distilabel'), pip('requests')];
    const load: Snippet = {
      title: 'Load it as the start of a pipeline',
      install: hubNames.length > 0 ? [...install, hubClient(context)] : install,
      code: py`
        ${part.imports}
        from distilabel.steps import LoadDataFromHub
        ${hubImport(context, ...hubNames)}

        ${find}
        ${part.find}
        loader = LoadDataFromHub(${py.args({
          repo_id: id,
          config: part.config,
          split: part.split,
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
