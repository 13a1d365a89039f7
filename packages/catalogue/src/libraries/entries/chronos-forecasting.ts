import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pickDevice } from '../recipes/setup/torch-device.ts';
import { pip } from '../../snippets/requirement.ts';

export default defineLibrary({
  prettyLabel: 'Chronos',
  synonyms: ['chronos', 'chronos bolt', 'amazon chronos'],
  repoName: 'Chronos',
  repoUrl: 'https://github.com/amazon-science/chronos-forecasting',
  summary: 'Pretrained models that forecast time series they have never seen.',
  languages: ['python'],
  tasks: ['time-series-forecasting'],
  aliases: ['chronos'],

  snippets: (model, context) => [
    {
      title: 'Forecast a series',
      install: [pip('chronos-forecasting', '>=2')],
      code: py`
        import numpy as np
        import pandas as pd
        import torch
        from chronos import BaseChronosPipeline

        ${pickDevice}
        pipeline = BaseChronosPipeline.from_pretrained(${model.id}, device_map=device${py.rest({ revision: context.revision })})

        months = np.arange(96)
        history = pd.DataFrame(
            {
                "item_id": "visitors",
                "timestamp": pd.date_range("2017-01-01", periods=96, freq="MS"),
                "target": 200 + months + 40 * np.sin(months * np.pi / 6),
            }
        )
        forecast = pipeline.predict_df(history, prediction_length=12, quantile_levels=[0.1, 0.5, 0.9])
        print(forecast)
      `,
    },
  ],
});
