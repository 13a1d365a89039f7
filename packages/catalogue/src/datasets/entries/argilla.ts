import { py } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { hubClient, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { placeholder } from '../../snippets/warnings.ts';
import { defineDatasetLibrary } from '../define.ts';
import { fullId } from '../recipes/owner.ts';
import { requiredConfig } from '../recipes/parts.ts';

export default defineDatasetLibrary({
  prettyLabel: 'Argilla',
  repoName: 'argilla',
  repoUrl: 'https://github.com/argilla-io/argilla',
  docsUrl: 'https://huggingface.co/docs/hub/datasets-argilla',
  summary: 'Labels data with people and models, on your own server.',
  fits: (dataset) =>
    filesOf(dataset).some((file) => file.startsWith('.argilla/'))
      ? 'The repository has the settings of an Argilla dataset.'
      : undefined,

  snippets(dataset, context) {
    const { hubNames, find, id } = fullId(dataset);
    return [
      {
        title: 'Copy it to your Argilla server',
        install: [pip('argilla'), pip('requests'), ...(hubNames.length > 0 ? [hubClient(context)] : [])],
        warnings: [
          placeholder('the address and the key of your server, in ARGILLA_API_URL and ARGILLA_API_KEY,'),
        ],
        code: py`
          import os

          import argilla as rg
          ${hubImport(context, ...hubNames)}

          ${find}
          client = rg.Argilla(api_url=os.environ["ARGILLA_API_URL"], api_key=os.environ["ARGILLA_API_KEY"])
          dataset = rg.Dataset.from_hub(${id}, client=client${py.rest({
            settings: 'auto',
            subset: requiredConfig(dataset),
            revision: context.revision,
          })})
          print(dataset)
        `,
      },
    ];
  },
});
