import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pickDevice } from '../recipes/setup/torch-device.ts';
import { hubFile, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { pickle } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'CCPFN',
  repoName: 'CCPFN',
  repoUrl: 'https://huggingface.co/Layer6/CCPFN',
  docsUrl: 'https://github.com/layer6ai-labs/CCPFN-inference',
  summary: 'Estimates the effect of a treatment that varies continuously, such as a dose or a price.',
  countDownloads: 'path_extension:"pt"',
  languages: ['python'],

  snippets(model, context) {
    const whole = context.revision === undefined;
    return [
      {
        title: 'Estimate outcomes under other treatments',
        install: [pip('ccpfn')],
        warnings: [pickle],
        code: py`
          import numpy as np
          import torch
          from ccpfn import CEPOEstimator
          ${whole ? py.none : hubImport(context, 'hf_hub_download')}

          rng = np.random.default_rng(0)
          covariates = rng.standard_normal((1000, 3))
          treatment = 1 + np.sin(covariates[:, 2])
          outcome = np.cos(covariates[:, 0]) + 2 * covariates[:, 1] * treatment

          ${pickDevice}
          estimator = CEPOEstimator(
              device=device,
              model_path=${whole ? model.id : hubFile(model, context, 'ccpfn_v1.pt')},
          )
          estimator.fit(covariates[:800], treatment[:800], outcome[:800])
          print(estimator.estimate_cepo(covariates[800:], rng.random(200)))
        `,
      },
    ];
  },
});
