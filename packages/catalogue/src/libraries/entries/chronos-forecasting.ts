import { py } from '../../code/index.ts';
import { isAdapter, nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import { defineLibrary } from '../define.ts';
import { pickDevice } from '../recipes/setup/torch-device.ts';
import { pip } from '../../snippets/requirement.ts';

const ownName = /(?:^|[-_])chronos[-_](?:bolt|t5|2)(?:[-_]|$)/i;

const isOwn = (model: ModelRecord): boolean =>
  ownName.test(nameOf(model)) && !/mlx/i.test(model.id) && !isAdapter(model);

export default defineLibrary({
  prettyLabel: 'Chronos',
  synonyms: ['chronos', 'chronos bolt', 'amazon chronos'],
  repoName: 'Chronos',
  repoUrl: 'https://github.com/amazon-science/chronos-forecasting',
  summary: 'Pretrained models that forecast time series they have never seen.',
  languages: ['python'],
  tasks: ['time-series-forecasting'],
  aliases: ['chronos'],
  refuses: isConverted,
  // Their files look like those of T5 or of MLX, and some records name these.
  claims: (model) => (isOwn(model) ? 'Its name is that of a Chronos model.' : undefined),

  snippets: (model, context) => [
    {
      title: 'Forecast a series',
      // The first release in which all its models take data frames.
      install: [pip('chronos-forecasting', '>=2.1')],
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
