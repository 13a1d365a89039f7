/** @module The config that a snippet loads, and the splits that the card declares. */
import { filesOf, nameOf } from '../../records/fields.ts';
import type { DatasetConfig, DatasetInfo, DatasetRecord } from '../../records/dataset.ts';

const configsOf = ({ cardData }: DatasetRecord): readonly DatasetConfig[] => cardData?.configs ?? [];

const isList = (given: DatasetInfo | readonly DatasetInfo[]): given is readonly DatasetInfo[] =>
  Array.isArray(given);

function infosOf({ cardData }: DatasetRecord): readonly DatasetInfo[] {
  const given = cardData?.dataset_info;
  if (given === undefined) return [];
  return isList(given) ? given : [given];
}

const isDefault = ({ config_name, default: marked }: DatasetConfig): boolean =>
  marked === true || config_name === 'default' || config_name === undefined;

/** The default config, or the first one. */
export function mainConfig(dataset: DatasetRecord): DatasetConfig | undefined {
  const configs = configsOf(dataset);
  return configs.find(({ default: marked }) => marked === true) ?? configs.find(isDefault) ?? configs[0];
}

const nameIn = ({ config_name }: DatasetConfig): string => config_name ?? 'default';

/** The configs of the card, by their names. */
export const listedConfigs = (dataset: DatasetRecord): readonly string[] => [
  ...new Set(configsOf(dataset).map(nameIn)),
];

/** The same dataset with this config alone, which all libraries then load; undefined if the card does not list it. */
export function withConfig(dataset: DatasetRecord, name: string): DatasetRecord | undefined {
  const config = configsOf(dataset).find((each) => nameIn(each) === name);
  if (config === undefined) return undefined;
  const infos = infosOf(dataset).filter(({ config_name = 'default' }) => config_name === name);
  return { ...dataset, cardData: { ...dataset.cardData, configs: [config], dataset_info: infos } };
}

const mainInfo = (dataset: DatasetRecord): DatasetInfo | undefined => {
  const infos = infosOf(dataset);
  const name = mainConfig(dataset)?.config_name;
  return infos.find(({ config_name }) => config_name === name) ?? infos[0];
};

/** The config's name, if the record contains it. */
export function configName(dataset: DatasetRecord): string | undefined {
  const config = mainConfig(dataset);
  return config ? nameIn(config) : mainInfo(dataset)?.config_name;
}

/** Whether the record says which configs there are: a repository of files alone has one. */
export const hasConfigs = (dataset: DatasetRecord): boolean =>
  configsOf(dataset).length > 0 || infosOf(dataset).length > 0 || dataset.siblings !== undefined;

/** Whether it has a loading script, which is named like the repository. All of BigBIO's have one. */
export const hasScript = (dataset: DatasetRecord): boolean =>
  dataset.siblings === undefined
    ? dataset.id.startsWith('bigbio/')
    : filesOf(dataset).includes(`${nameOf(dataset)}.py`);

/** The config's name, if it must be passed because there is no default. */
export function requiredConfig(dataset: DatasetRecord): string | undefined {
  const configs = configsOf(dataset);
  if (configs.length > 0) return configs.some(isDefault) ? undefined : configName(dataset);
  return infosOf(dataset).length > 1 ? configName(dataset) : undefined;
}

/** The config's name, if the card lists no other and it is not the default: it may have been chosen. */
export const onlyConfig = (dataset: DatasetRecord): string | undefined =>
  configsOf(dataset).length === 1 ? requiredConfig(dataset) : undefined;

/** The names of the splits in the card; files without one are for training. */
export function declaredSplits(dataset: DatasetRecord): readonly string[] {
  const files = mainConfig(dataset)?.data_files;
  if (typeof files === 'string') return ['train'];
  const declared =
    files?.flatMap((entry) => (typeof entry === 'string' ? 'train' : (entry.split ?? []))) ?? [];
  if (declared.length > 0) return declared;
  return mainInfo(dataset)?.splits?.flatMap(({ name }) => name ?? []) ?? [];
}
