import { py } from '../../code/index.ts';
import { hasTag, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import type { Snippet } from '../../snippets/snippet.ts';

const title = 'Forecast a series';
const package3 = pip('timesfm[torch]', '>=3');
const series = py`series = 200 + np.arange(96) + 40 * np.sin(np.arange(96) * np.pi / 6)`;

/** The part of the name, or the tag, that identifies the generation. */
const isGeneration = (model: ModelRecord, generation: string): boolean =>
  nameOf(model).startsWith(`timesfm-${generation}`) || hasTag(model, `timesfm-${generation}`);

function third(model: ModelRecord, context: SnippetContext): Snippet {
  const { imports, target, needs } = pinned(model, context);
  return {
    title,
    install: [package3, ...needs],
    code: py`
      import numpy as np
      from timesfm3 import TimesFM3Forecaster
      ${imports}

      model = TimesFM3Forecaster.from_pretrained(${target})

      ${series}
      forecast = model.predict(series.astype(np.float32), horizon=12, return_quantiles=True)
      print(forecast.forecast)
      print(forecast.quantiles.shape)
    `,
  };
}

const between = (model: ModelRecord, context: SnippetContext): Snippet => ({
  title,
  install: [package3],
  code: py`
    import numpy as np
    import timesfm

    model = timesfm.TimesFM_2p5_200M_torch.from_pretrained(${model.id}${py.rest({ revision: context.revision })})
    model.compile(timesfm.ForecastConfig(max_context=1024, max_horizon=256, normalize_inputs=True))

    ${series}
    points, quantiles = model.forecast(horizon=12, inputs=[series])
    print(points[0])
    print(quantiles.shape)
  `,
});

export default defineLibrary({
  prettyLabel: 'TimesFM',
  synonyms: ['times fm', 'google time series'],
  repoName: 'timesfm',
  repoUrl: 'https://github.com/google-research/timesfm',
  countDownloads:
    'path:"config.json" OR path:"torch_model.ckpt" OR path:"checkpoints/checkpoint_1100000/state/checkpoint" OR path:"checkpoints/checkpoint_2150000/state/checkpoint"',
  summary: 'Google pretrained models that forecast a time series without training on it.',
  languages: ['python', 'shell'],
  tasks: ['time-series-forecasting'],

  // The current release no longer supports the first two generations.
  snippets(model, context) {
    if (isGeneration(model, '3.0')) return [third(model, context)];
    return [isGeneration(model, '2.5') ? between(model, context) : downloadSnippet(model, context)];
  },
});
