import { py } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';
import { gpu } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'AnemoI',
  repoName: 'AnemoI',
  repoUrl: 'https://github.com/ecmwf/anemoi-inference',
  docsUrl: 'https://anemoi.readthedocs.io/en/latest/',
  summary: 'Runs trained weather forecasting models, from initial conditions to forecast fields.',
  countDownloads: 'path_extension:"ckpt"',
  languages: ['python'],

  snippets(model, { revision, file }) {
    const checkpoints = filesOf(model).filter((name) => name.endsWith('.ckpt'));
    // Without a file name, only a repository with a single checkpoint can be loaded.
    const filename = file ?? (checkpoints.length > 1 ? checkpoints[0] : undefined);
    const plain = filename === undefined && revision === undefined;
    return [
      {
        title: 'Make a forecast from open data',
        install: [
          pip('anemoi-inference[huggingface]', undefined, { python: '>=3.11,<3.14' }),
          pip('anemoi-models'),
          pip('anemoi-plugins-ecmwf-inference[opendata]'),
        ],
        warnings: [
          gpu,
          {
            code: 'deprecated',
            message:
              'A checkpoint may need the release of anemoi-models it was trained with: see its model card.',
          },
        ],
        code: py`
          from anemoi.inference.config.run import RunConfiguration
          from anemoi.inference.runners import create_runner

          config = RunConfiguration(
              checkpoint=${{ huggingface: plain ? model.id : { repo_id: model.id, filename, revision } }},
              input="opendata",
              lead_time="24h",
              output="printer",
          )
          runner = create_runner(config)
          runner.execute()
        `,
      },
    ];
  },
});
