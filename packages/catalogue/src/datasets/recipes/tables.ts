/** @module The tables of a repository: files of one format and one split, as paths or as a glob pattern. */
import { CatalogueError } from '../../errors.ts';
import { filesOf, hasTag } from '../../records/fields.ts';
import type { DatasetRecord } from '../../records/dataset.ts';
import { declaredSplits, hasScript, mainConfig } from './parts.ts';

export const tableFormats = ['parquet', 'csv', 'tsv', 'jsonl', 'json'] as const;
export type TableFormat = (typeof tableFormats)[number];

export const formatNames: Readonly<Record<TableFormat, string>> = {
  parquet: 'Parquet',
  csv: 'CSV',
  tsv: 'TSV',
  jsonl: 'JSON Lines',
  json: 'JSON',
};

export interface Table {
  readonly format: TableFormat;
  /** Paths in the repository; a single one may be a pattern. */
  readonly paths: readonly string[];
  readonly isPattern: boolean;
  /** The separator of columns, if the card names it. */
  readonly separator?: string;
}

const endings: readonly (readonly [RegExp, TableFormat])[] = [
  [/\.parquet$/i, 'parquet'],
  [/\.csv(?:\.gz)?$/i, 'csv'],
  [/\.tsv(?:\.gz)?$/i, 'tsv'],
  [/\.(?:jsonl|ndjson)(?:\.gz)?$/i, 'jsonl'],
  [/\.json$/i, 'json'],
];

/** JSON files with metadata instead of data. */
const descriptive =
  /(?:^|\/)(?:dataset_infos?|dataset_dict|state|config|metadata|package|croissant)\.json$|^\./;

export function formatOf(path: string): TableFormat | undefined {
  if (descriptive.test(path)) return undefined;
  return endings.find(([ending]) => ending.test(path))?.[1];
}

/** The hub's name of the format; it does not distinguish JSON and JSON Lines. */
export const taggedFormat = (dataset: DatasetRecord): TableFormat | undefined =>
  tableFormats.find((format) => hasTag(dataset, `format:${format}`));

const isWild = (path: string): boolean => /[*?[{]/.test(path);

/** A pattern with the hub's rules: `*` does not match a slash, `**` does. */
function matcher(pattern: string): (path: string) => boolean {
  const source = pattern
    .replace(/[\\^$+.()|[\]{}]/g, String.raw`\$&`)
    .replace(/\*\*\/?|\*|\?/g, (wild) => (wild.startsWith('**') ? '.*' : wild === '*' ? '[^/]*' : '[^/]'));
  const whole = new RegExp(`^${source}$`);
  return (path) => whole.test(path);
}

/** Pattern characters that all libraries interpret the same way. */
const plainPattern = /^[\w .,@+=~*?[\]{}/-]+$/;

/** The table, if no library would interpret one of its file names as a pattern. */
export function readableTable(dataset: DatasetRecord): Table | undefined {
  const table = tableOf(dataset);
  const isOdd = (path: string): boolean => (table?.isPattern ? !plainPattern.test(path) : isWild(path));
  const odd = table?.paths.find(isOdd);
  if (odd !== undefined)
    throw new CatalogueError('unsafe-value', `${JSON.stringify(odd)} could be interpreted as a file pattern`);
  return table;
}

/** The table of the main config and split: from the card, or from the file names. */
export function tableOf(dataset: DatasetRecord): Table | undefined {
  const config = mainConfig(dataset);
  const table = config?.data_files === undefined ? foundTable(dataset) : declaredTable(dataset);
  const separator = config?.sep ?? config?.delimiter;
  return table && separator !== undefined ? { ...table, separator } : table;
}

/** The separator of columns to pass to a reader; commas are what readers expect. */
export const separatorOf = ({ format, separator }: Table): string | undefined =>
  separator ?? (format === 'tsv' ? '\t' : undefined);

/** The split to show: the one for training, if there is one. Nothing if the record does not say. */
export function mainSplit(dataset: DatasetRecord): string | undefined {
  const names = declaredSplits(dataset);
  if (names.length > 0) return names.includes('train') ? 'train' : names[0];
  return hasScript(dataset) ? undefined : foundTable(dataset)?.split;
}

/** The folder of the main config, with a slash at its end; empty if it has none of its own. */
function configFolder(dataset: DatasetRecord): string {
  const folder = mainConfig(dataset)?.data_dir?.replace(/^(?:\.?\/)+|^\.$|\/+$/g, '') ?? '';
  return folder === '' ? '' : `${folder}/`;
}

function declaredPatterns(dataset: DatasetRecord): readonly string[] {
  const files = mainConfig(dataset)?.data_files;
  if (files === undefined) return [];
  if (typeof files === 'string') return [files];
  const plain = files.filter((entry) => typeof entry === 'string');
  if (plain.length > 0) return plain;
  const split = mainSplit(dataset);
  const chosen = files.find((entry) => typeof entry === 'object' && entry.split === split) ?? files[0];
  if (typeof chosen !== 'object' || chosen.path === undefined) return [];
  return typeof chosen.path === 'string' ? [chosen.path] : chosen.path;
}

function declaredTable(dataset: DatasetRecord): Table | undefined {
  const folder = configFolder(dataset);
  const patterns = declaredPatterns(dataset).map((pattern) => folder + pattern);
  const [first] = patterns;
  if (first === undefined) return undefined;
  const files = filesOf(dataset);
  const matchers = patterns.map(matcher);
  const matched = files.filter((file) => matchers.some((matches) => matches(file)));
  const format = formatOf(matched[0] ?? first) ?? (isPushed(dataset, first) ? 'parquet' : undefined);
  if (format === undefined) return undefined;
  if (matched.length === 1) return { format, paths: matched, isPattern: false };
  if (patterns.length === 1) return { format, paths: [withEnding(first, format)], isPattern: isWild(first) };
  return patterns.some(isWild) ? undefined : { format, paths: patterns, isPattern: false };
}

/** `data/train-*` is the naming of the hub's client, which also records the features in the card. */
const isPushed = ({ cardData }: DatasetRecord, pattern: string): boolean =>
  pattern.endsWith('-*') && cardData?.dataset_info !== undefined;

const withEnding = (pattern: string, format: TableFormat): string =>
  pattern.endsWith('*') && formatOf(pattern) === undefined ? `${pattern}.${format}` : pattern;

/** Splits by the keywords that the hub looks for in file names; without one, files are for training. */
const splitWords: readonly (readonly [split: string, word: RegExp])[] = [
  ['train', /(?:^|[^a-z])(?:train|training)(?:[^a-z]|$)/i],
  ['validation', /(?:^|[^a-z])(?:validation|valid|val|dev)(?:[^a-z]|$)/i],
  ['test', /(?:^|[^a-z])(?:test|testing|eval|evaluation)(?:[^a-z]|$)/i],
  ['train', /^/],
];

/** The maximum number of file names to list if no pattern matches exactly these files. */
const mostListed = 8;

interface FoundTable extends Table {
  readonly split: string;
}

function foundTable(dataset: DatasetRecord): FoundTable | undefined {
  const folder = configFolder(dataset);
  const all = filesOf(dataset).filter((file) => file.startsWith(folder));
  const formats = new Set(all.map(formatOf));
  const tagged = taggedFormat(dataset);
  const order = tagged === undefined ? tableFormats : [tagged, ...tableFormats];
  const format = order.find((one) => formats.has(one));
  if (format === undefined) return undefined;
  const files = all.filter((file) => formatOf(file) === format);
  for (const [split, word] of splitWords) {
    const paths = files.filter((file) => word.test(file));
    if (paths.length === 0) continue;
    if (paths.length === 1) return { format, split, paths, isPattern: false };
    const pattern = patternFor(paths, filesOf(dataset));
    if (pattern !== undefined) return { format, split, paths: [pattern], isPattern: true };
    return paths.length > mostListed ? undefined : { format, split, paths, isPattern: false };
  }
  return undefined;
}

/** A pattern that matches these files and no others of the repository. */
function patternFor(paths: readonly string[], all: readonly string[]): string | undefined {
  const [first = ''] = paths;
  const ending = /(?:\.[a-z]+)+$/i.exec(first)?.[0] ?? '';
  let start = first;
  for (const path of paths) while (!path.startsWith(start)) start = start.slice(0, -1);
  const pattern = `${start.replace(/\d+$/, '')}*${ending}`;
  const matches = matcher(pattern);
  return all.filter(matches).length === paths.length && paths.every(matches) ? pattern : undefined;
}
