import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pickDevice } from '../recipes/setup/torch-device.ts';
import { pip } from '../../snippets/requirement.ts';

export default defineLibrary({
  prettyLabel: 'TiRex-2',
  repoName: 'TiRex-2',
  repoUrl: 'https://github.com/NX-AI/tirex-2',
  docsUrl: 'https://nx-ai.github.io/tirex-2/',
  countDownloads: 'path:"model-config.yaml"',
  languages: ['python'],
  tasks: ['time-series-forecasting'],
  summary: 'The second generation of the TiRex forecasting models.',

  snippets(model, { revision }) {
    const pin = { hf_kwargs: revision === undefined ? undefined : { revision } };
    return [
      {
        title: 'Forecast a time series',
        install: [pip('tirex-2', undefined, { python: '>=3.11' }), pip('torch')],
        code: py`
          import torch
          from tirex2 import TimeseriesType, load_model

          ${pickDevice}
          model = load_model(${model.id}, device=device${py.rest(pin)})

          # One row for each series that is forecast together.
          history = torch.sin(torch.arange(256) / 8).unsqueeze(0)
          series = TimeseriesType(target=history, past_covariates=None, future_covariates=None)
          (quantiles,) = model.forecast([series], prediction_length=32, output_type="numpy")
          median = quantiles[:, 4]
          print(median)
        `,
      },
    ];
  },
});
