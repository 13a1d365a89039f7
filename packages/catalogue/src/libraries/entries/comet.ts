import { py } from '../../code/index.ts';
import { filesOf, nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { logInStep } from '../../snippets/account.ts';
import { hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';

/** These are gated, which a record may not say. */
const isGated = ({ id, gated }: ModelRecord): boolean =>
  gated === undefined && /^unbabel\/(?:wmt\d\d-cometkiwi|xcomet)-/i.test(id);

/** Models for quality estimation read the source and the translation only. */
const ignoresReference = (model: ModelRecord): boolean =>
  /(?:^|[-_])qe(?:[-_]|$)|cometkiwi/i.test(nameOf(model));

export default defineLibrary({
  prettyLabel: 'COMET',
  synonyms: ['translation quality', 'unbabel comet', 'mt evaluation'],
  repoName: 'COMET',
  repoUrl: 'https://github.com/Unbabel/COMET/',
  docsUrl: 'https://unbabel.github.io/COMET/html/index.html',
  summary: 'Judges how good a translation is, with or without a reference.',
  countDownloads: 'path:"hparams.yaml"',
  languages: ['python'],
  tasks: ['translation'],
  aliases: ['unbabel-comet'],
  fits: (model) => {
    const files = filesOf(model);
    return files.includes('hparams.yaml') && files.includes('checkpoints/model.ckpt')
      ? 'The repository has a checkpoint of COMET.'
      : undefined;
  },

  snippets(model, context) {
    const whole = context.revision === undefined;
    return [
      ...(isGated(model) ? [logInStep({ gated: true }, context)] : []),
      {
        title: 'Score a translation',
        install: [
          // It needs NumPy 1, which has no builds for later releases of Python.
          pip('unbabel-comet', undefined, { python: '<3.13' }),
          // Its release of TorchMetrics imports `pkg_resources`, which setuptools had until 81.
          pip('setuptools', '<81'),
          ...(whole ? [] : [hubClient(context)]),
        ],
        code: py`
          ${
            whole
              ? py`
                  import torch
                  from comet import download_model, load_from_checkpoint
                `
              : py`
                  import os

                  import torch
                  from comet import load_from_checkpoint
                  ${hubImport(context, 'snapshot_download')}
                `
          }

          path = ${
            whole
              ? py`download_model(${model.id})`
              : py`os.path.join(${hubSnapshot(model, context)}, "checkpoints", "model.ckpt")`
          }
          model = load_from_checkpoint(path)

          data = [
              {
                  "src": "Die Fähre fährt um halb zehn ab.",
                  "mt": "The ferry leaves at half past nine.",
                  ${ignoresReference(model) ? py.none : py`"ref": "The ferry departs at 9.30.",`}
              }
          ]
          output = model.predict(data, batch_size=8, gpus=1 if torch.cuda.is_available() else 0)
          print(output.scores, output.system_score)
        `,
      },
    ];
  },
});
