/** @module Use of a model that continues a series of numbers. */
import { py } from '../../../../code/index.ts';
import type { Use } from '../tasks/classes.ts';

/** A periodic series, long enough for a forecast. */
export const seriesUse: Use = {
  plain: true,
  imports: py`import torch`,
  code: py`
    series = torch.sin(torch.linspace(0, 50, 512)).to(model.device, model.dtype)
    outputs = model(past_values=[series])
    print(outputs.mean_predictions.shape)
  `,
};
