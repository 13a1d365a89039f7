/** @module The config and split that a snippet loads. */
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

const mainInfo = (dataset: DatasetRecord): DatasetInfo | undefined => {
  const infos = infosOf(dataset);
  const name = mainConfig(dataset)?.config_name;
  return infos.find(({ config_name }) => config_name === name) ?? infos[0];
};

/** The config's name, if the record contains it. */
export const configName = (dataset: DatasetRecord): string | undefined =>
  mainConfig(dataset)?.config_name ?? mainInfo(dataset)?.config_name;

/** The config's name, if it must be passed because there is no default. */
export function requiredConfig(dataset: DatasetRecord): string | undefined {
  const configs = configsOf(dataset);
  if (configs.length > 0) return configs.some(isDefault) ? undefined : configName(dataset);
  return infosOf(dataset).length > 1 ? configName(dataset) : undefined;
}

/** The names of the splits in the record. */
function splitNames(dataset: DatasetRecord): readonly string[] {
  const files = mainConfig(dataset)?.data_files;
  const declared =
    files === undefined || typeof files === 'string'
      ? []
      : files.flatMap((entry) =>
          typeof entry === 'object' && entry.split !== undefined ? [entry.split] : [],
        );
  if (declared.length > 0) return declared;
  return mainInfo(dataset)?.splits?.flatMap(({ name }) => (name === undefined ? [] : [name])) ?? [];
}

/** The split to show: the training split, if there is one. */
export function mainSplit(dataset: DatasetRecord): string {
  const names = splitNames(dataset);
  return names.includes('train') ? 'train' : (names[0] ?? 'train');
}

/** Its folder in the hub's copy; that of a large dataset, which has only the first 5 GB, is called `partial-train`. */
export function copiedSplit(dataset: DatasetRecord): string {
  const split = mainSplit(dataset);
  const endsAlike = splitNames(dataset).some((name) => name !== split && name.endsWith(split));
  return endsAlike ? split : `*${split}`;
}
