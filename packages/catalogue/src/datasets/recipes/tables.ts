/** @module The tables a repository holds: files of one format and one split, as paths or as a pattern. */
import { CatalogueError } from '../../errors.ts';
import { filesOf, hasTag } from '../../records/fields.ts';
import type { DatasetRecord } from '../../records/dataset.ts';
import { mainConfig, mainSplit } from './parts.ts';

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
}

const endings: readonly (readonly [RegExp, TableFormat])[] = [
  [/\.parquet$/i, 'parquet'],
  [/\.csv(?:\.gz)?$/i, 'csv'],
  [/\.tsv(?:\.gz)?$/i, 'tsv'],
  [/\.(?:jsonl|ndjson)(?:\.gz)?$/i, 'jsonl'],
  [/\.json$/i, 'json'],
];

/** JSON files that describe a repository instead of holding its data. */
const descriptive =
  /(?:^|\/)(?:dataset_infos?|dataset_dict|state|config|metadata|package|croissant)\.json$|^\./;

export function formatOf(path: string): TableFormat | undefined {
  if (descriptive.test(path)) return undefined;
  return endings.find(([ending]) => ending.test(path))?.[1];
}

/** What the hub calls the format; JSON and JSON Lines are one to it. */
export const taggedFormat = (dataset: DatasetRecord): TableFormat | undefined =>
  tableFormats.find((format) => hasTag(dataset, `format:${format}`));

const isWild = (path: string): boolean => /[*?[{]/.test(path);

/** A pattern as the hub reads it: `*` stays within a folder, `**` does not. */
function matcher(pattern: string): (path: string) => boolean {
  const source = pattern
    .replace(/[\\^$+.()|[\]{}]/g, String.raw`\$&`)
    .replace(/\*\*\/?|\*|\?/g, (wild) => (wild.startsWith('**') ? '.*' : wild === '*' ? '[^/]*' : '[^/]'));
  const whole = new RegExp(`^${source}$`);
  return (path) => whole.test(path);
}

/** What a pattern may be made of; readers of patterns disagree about anything else. */
const plainPattern = /^[\w .,@+=~*?[\]{}/-]+$/;

/** The table, with paths that every reader takes as they are meant: a file's name is not read as a pattern. */
export function readableTable(dataset: DatasetRecord): Table | undefined {
  const table = tableOf(dataset);
  const isOdd = (path: string): boolean => (table?.isPattern ? !plainPattern.test(path) : isWild(path));
  const odd = table?.paths.find(isOdd);
  if (odd !== undefined)
    throw new CatalogueError('unsafe-value', `${JSON.stringify(odd)} cannot be told from a pattern of files`);
  return table;
}

/** The table of the main config and split: as the card declares it, else as the names of the files say. */
export const tableOf = (dataset: DatasetRecord): Table | undefined =>
  declaredTable(dataset) ?? foundTable(dataset);

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
  const patterns = declaredPatterns(dataset);
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

/** `data/train-*` is how the hub's own client writes Parquet; it notes the features beside it. */
const isPushed = ({ cardData }: DatasetRecord, pattern: string): boolean =>
  pattern.endsWith('-*') && cardData?.dataset_info !== undefined;

const withEnding = (pattern: string, format: TableFormat): string =>
  pattern.endsWith('*') && formatOf(pattern) === undefined ? `${pattern}.${format}` : pattern;

/** What file names say about their split, in the words the hub looks for. */
const splitWords: readonly RegExp[] = [
  /(?:^|[^a-z])(?:train|training)(?:[^a-z]|$)/i,
  /(?:^|[^a-z])(?:validation|valid|val|dev)(?:[^a-z]|$)/i,
  /(?:^|[^a-z])(?:test|testing|eval|evaluation)(?:[^a-z]|$)/i,
];

/** More files than a reader would look through, where no pattern names just them. */
const mostListed = 8;

function foundTable(dataset: DatasetRecord): Table | undefined {
  const all = filesOf(dataset);
  const byFormat = Map.groupBy(all, formatOf);
  const tagged = taggedFormat(dataset);
  const order = tagged === undefined ? tableFormats : [tagged, ...tableFormats];
  const format = order.find((one) => byFormat.has(one));
  if (format === undefined) return undefined;
  const files = byFormat.get(format) ?? [];
  const chosen = splitWords
    .map((word) => files.filter((file) => word.test(file)))
    .find(({ length }) => length);
  const paths = chosen ?? files;
  if (paths.length === 1) return { format, paths, isPattern: false };
  const pattern = patternFor(paths, all);
  if (pattern !== undefined) return { format, paths: [pattern], isPattern: true };
  return paths.length > mostListed ? undefined : { format, paths, isPattern: false };
}

/** One pattern that names these files and no other of the repository. */
function patternFor(paths: readonly string[], all: readonly string[]): string | undefined {
  const [first = ''] = paths;
  const ending = /(?:\.[a-z]+)+$/i.exec(first)?.[0] ?? '';
  let start = first;
  for (const path of paths) while (!path.startsWith(start)) start = start.slice(0, -1);
  const pattern = `${start.replace(/\d+$/, '')}*${ending}`;
  const matches = matcher(pattern);
  return all.filter(matches).length === paths.length && paths.every(matches) ? pattern : undefined;
}
