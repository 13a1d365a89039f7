import { py } from '../../code/index.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pip } from '../../snippets/requirement.ts';
import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'TiRex',
  repoName: 'TiRex',
  repoUrl: 'https://github.com/NX-AI/tirex',
  docsUrl: 'https://nx-ai.github.io/tirex/',
  countDownloads: 'path_extension:"ckpt"',
  summary: 'Forecasts of time series with a small recurrent model, without training.',
  languages: ['python'],
  tasks: ['time-series-forecasting'],

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    return [
      {
        title: 'Forecast a time series',
        install: [pip('tirex-ts'), pip('torch'), ...needs],
        code: py`
          import torch
          from tirex import load_model
          ${imports}

          model = load_model(${target})
          series = torch.sin(torch.arange(256) / 8).unsqueeze(0)
          quantiles, mean = model.forecast(context=series, prediction_length=32)
          print(mean)
        `,
      },
    ];
  },
});
