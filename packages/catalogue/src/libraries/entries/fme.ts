import { py, sh } from '../../code/index.ts';
import { filesOf, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { downloadSnippet, hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { pickle } from '../../snippets/warnings.ts';

interface Run {
  readonly checkpoint: string;
  readonly start: string;
  readonly forcing: string;
}

const published: Run = {
  checkpoint: 'ace2_era5_ckpt.tar',
  start: 'initial_conditions/ic_2020.nc',
  forcing: 'forcing_data/forcing_2020.nc',
};

/** A checkpoint with initial conditions and the forcing of the same year, if the repository has them. */
function runOf(model: ModelRecord): Run | undefined {
  const files = filesOf(model);
  if (files.length === 0) return model.id === 'allenai/ACE2-ERA5' ? published : undefined;
  const checkpoint = files.find((file) => /^[^/]+ckpt\.tar$/.test(file));
  if (checkpoint === undefined) return undefined;
  for (const start of files) {
    const year = /^initial_conditions\/ic_(\d{4})\.nc$/.exec(start)?.[1];
    const forcing = `forcing_data/forcing_${year}.nc`;
    if (year !== undefined && files.includes(forcing)) return { checkpoint, start, forcing };
  }
  return undefined;
}

export default defineLibrary({
  prettyLabel: 'Full Model Emulation',
  repoName: 'Full Model Emulation',
  repoUrl: 'https://github.com/ai2cm/ace',
  docsUrl: 'https://ai2-climate-emulator.readthedocs.io/en/latest/',
  summary: 'Emulates climate models with machine learning: atmosphere, ocean and both together.',
  languages: ['python', 'shell'],
  countDownloads: 'path_extension:"tar"',

  snippets(model, context) {
    const run = runOf(model);
    if (run === undefined) return [downloadSnippet(model, context)];
    const { checkpoint, start, forcing } = run;
    const folder = nameOf(model);
    return [
      {
        title: 'Download initial conditions and configure the run',
        install: [hubClient(context)],
        code: py`
          import json

          ${hubImport(context, 'snapshot_download')}

          ${hubSnapshot(model, context, { local_dir: folder, allow_patterns: [checkpoint, start, forcing] })}
          # Ten days, in steps of six hours.
          run = {
              "experiment_dir": "output",
              "n_forward_steps": 40,
              "forward_steps_in_memory": 10,
              "checkpoint_path": ${`${folder}/${checkpoint}`},
              "logging": {"log_to_wandb": False},
              "initial_condition": {
                  "path": ${`${folder}/${start}`},
                  "start_indices": {"n_initial_conditions": 1},
              },
              "forcing_loader": {"dataset": {"data_path": ${`${folder}/forcing_data`}}},
          }
          with open("run.yaml", "w") as file:
              json.dump(run, file)
        `,
      },
      {
        title: 'Run the simulation',
        install: [pip('fme')],
        warnings: [pickle],
        code: sh`python -m fme.ace.inference run.yaml`,
      },
    ];
  },
});
