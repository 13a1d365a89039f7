/** @module Finds the config with Datasets: the default one, else the first by name, as in the hub's copy. */
import { type Code, py } from '../../code/index.ts';

/** What `findConfig` imports from Datasets. */
export const configFinders = ['get_dataset_config_names', 'get_dataset_default_config_name'] as const;

/** Defines `config`. */
export const findConfig = (id: Code<'python'>, revision: string | undefined): Code<'python'> => py`
  configs = get_dataset_config_names(${id}${py.rest({ revision })})
  config = get_dataset_default_config_name(${id}${py.rest({ revision })}) or min(configs)
  print(config, "of", configs)
`;
