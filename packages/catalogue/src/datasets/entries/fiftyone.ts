import { py } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { hubClient, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import type { DatasetRecord } from '../../records/dataset.ts';
import { defineDatasetLibrary } from '../define.ts';
import { fullId } from '../recipes/owner.ts';

const descriptions = new Set(['fiftyone.yml', 'fiftyone.yaml']);

const isDescribed = (dataset: DatasetRecord): boolean =>
  filesOf(dataset).some((file) => descriptions.has(file));

export default defineDatasetLibrary({
  prettyLabel: 'FiftyOne',
  repoName: 'fiftyone',
  repoUrl: 'https://github.com/voxel51/fiftyone',
  docsUrl: 'https://huggingface.co/docs/hub/datasets-fiftyone',
  summary: 'Shows images, videos and point clouds with their labels in a local app.',
  fits: (dataset) => (isDescribed(dataset) ? 'The repository has a FiftyOne description.' : undefined),

  snippets(dataset, context) {
    if (dataset.siblings !== undefined && !isDescribed(dataset))
      return {
        notice: {
          code: 'no-fiftyone-description',
          message: 'The repository has no fiftyone.yml: FiftyOne would not know what its files are.',
        },
      };
    const { hubNames, find, id } = fullId(dataset);
    return [
      {
        title: 'Browse the samples in the app',
        install: [
          pip('fiftyone'),
          pip('huggingface_hub'),
          ...(hubNames.length > 0 ? [hubClient(context)] : []),
        ],
        code: py`
          import fiftyone as fo
          from fiftyone.utils.huggingface import load_from_hub
          ${hubImport(context, ...hubNames)}

          ${find}
          dataset = load_from_hub(${id}${py.rest({ revision: context.revision })}, max_samples=500)
          print(dataset)

          session = fo.launch_app(dataset)
          session.wait()
        `,
      },
    ];
  },
});
