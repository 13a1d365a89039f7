/** @module Use of model types that take numbers instead of texts or pictures. */
import { py } from '../../../../code/index.ts';
import { own } from '../../../../snippets/own.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import type { OwnUseOf } from './example.ts';

/** The class that the config names, else the one for forecasts: auto classes only return models without heads. */
const classOf = (architectures: readonly string[] | undefined, prefix: string): string =>
  architectures?.find((name) => name.startsWith(prefix) && py.isIdentifier(name)) ?? `${prefix}ForPrediction`;

const forecasting = { title: 'Continue a time series', modules: py`import torch` } as const;

/** It takes the values alone. */
const patchesUse =
  (prefix: string): OwnUseOf =>
  ({ config }) => {
    const name = classOf(config?.architectures, prefix);
    return {
      ...forecasting,
      ...(name.endsWith('Prediction') ? {} : { title: 'Read a time series' }),
      name,
      use: py`
        # Noise stands for the values of each channel.
        series = torch.randn(1, model.config.context_length, model.config.num_input_channels, device=model.device)
        outputs = model(past_values=series)
        print(outputs[0].shape)
      `,
    };
  };

/** It also takes the times, and numbers that describe the series, as many as its config says. */
const datedUse =
  (name: string): OwnUseOf =>
  () => ({
    ...forecasting,
    name,
    use: py`
      config = model.config
      length = config.context_length + max(config.lags_sequence)
      # Noise stands for the values, and zeros for what is known of the series and of its times.
      channels = [config.input_size] if config.input_size > 1 else []
      past = torch.rand(1, length, *channels, device=model.device)
      known = {}
      if config.num_static_categorical_features:
          known["static_categorical_features"] = torch.zeros(1, config.num_static_categorical_features, dtype=torch.long, device=model.device)
      if config.num_static_real_features:
          known["static_real_features"] = torch.zeros(1, config.num_static_real_features, device=model.device)
      outputs = model.generate(
          past_values=past,
          past_time_features=torch.zeros(1, length, config.num_time_features, device=model.device),
          past_observed_mask=torch.ones_like(past),
          future_time_features=torch.zeros(1, config.prediction_length, config.num_time_features, device=model.device),
          **known,
      )
      print(outputs.sequences.mean(1).shape)
    `,
  });

const actionUse: OwnUseOf = () => ({
  title: 'Choose an action',
  modules: py`import torch`,
  name: 'AutoModel',
  use: py`
    config = model.config
    # Zeros stand for what the agent observes and has done; 1 is the return that it aims for, scaled as in training.
    outputs = model(
        states=torch.zeros(1, 1, config.state_dim, device=model.device),
        actions=torch.zeros(1, 1, config.act_dim, device=model.device),
        rewards=torch.zeros(1, 1, 1, device=model.device),
        returns_to_go=torch.ones(1, 1, 1, device=model.device),
        timesteps=torch.zeros(1, 1, dtype=torch.long, device=model.device),
        attention_mask=torch.ones(1, 1, device=model.device),
    )
    print(outputs.action_preds)
  `,
});

const uses: Readonly<Record<string, OwnUseOf>> = {
  autoformer: datedUse('AutoformerForPrediction'),
  decision_transformer: actionUse,
  informer: datedUse('InformerForPrediction'),
  patchtsmixer: patchesUse('PatchTSMixer'),
  patchtst: patchesUse('PatchTST'),
};

const dated = datedUse('TimeSeriesTransformerForPrediction');

export const numbersUse: OwnUseOf = (model, context) =>
  (own(uses, modelTypeNameOf(model)) ?? dated)(model, context);
