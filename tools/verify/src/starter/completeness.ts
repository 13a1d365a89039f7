/** @module How complete the records of the starter set are: the share of the fields that apply to a record. */
import { contextLengthOf, type ModelRecord, readModel, statedSummary, tasks } from '@loadout/catalogue';
import type { Suite } from '../suites.ts';

type Kind = Suite['records'];

interface Field {
  readonly has: (record: ModelRecord) => boolean;
  /** Only records of which it can be known count. */
  readonly applies?: (record: ModelRecord) => boolean;
  /** The least share of records that have it, in percent. */
  readonly least: number;
}

const tagged = ({ tags = [] }: ModelRecord, name: string): boolean =>
  tags.some((tag) => tag.startsWith(`${name}:`));

const isText = ({ pipeline_tag }: ModelRecord): boolean =>
  Object.values(tasks).some(({ id, modality }) => id === pipeline_tag && modality === 'nlp');

const summary: Field = { has: (record) => statedSummary(record) !== undefined, least: 100 };
const license: Pick<Field, 'has'> = { has: (record) => tagged(record, 'license') };
const language: Pick<Field, 'has'> = {
  has: (record) => record.cardData?.language !== undefined || tagged(record, 'language'),
};

export const fields: Readonly<Record<Kind, Readonly<Record<string, Field>>>> = {
  models: {
    summary,
    task: { has: ({ pipeline_tag }) => pipeline_tag !== undefined, least: 90 },
    library: {
      has: ({ library_name, tags = [] }) => library_name !== undefined || tags.includes('gguf'),
      least: 95,
    },
    license: { ...license, least: 75 },
    parameters: { has: ({ safetensors, gguf }) => (safetensors ?? gguf) !== undefined, least: 60 },
    files: { has: ({ siblings }) => siblings !== undefined, least: 30 },
    language: { ...language, applies: isText, least: 80 },
    'context length': { has: (record) => contextLengthOf(record) !== undefined, applies: isText, least: 60 },
  },
  datasets: {
    summary,
    task: { has: (record) => tagged(record, 'task_categories'), least: 100 },
    license: { ...license, least: 60 },
    language: { ...language, least: 55 },
    size: { has: (record) => tagged(record, 'size_categories'), least: 60 },
  },
  spaces: {
    summary,
    sdk: { has: (record) => 'sdk' in record, least: 100 },
  },
};

/** The least share of its fields that a record has, in percent. */
export const leastOfRecord = 30;

export interface Completeness {
  /** Percent of the records that have each field, of those it applies to. */
  readonly shares: Readonly<Record<string, number>>;
  /** The mean share of its fields that a record has, in percent. */
  readonly mean: number;
  /** One sentence per floor that is not reached. */
  readonly faults: readonly string[];
}

const percent = (part: number, whole: number): number =>
  whole === 0 ? 100 : Math.round((100 * part) / whole);

export function completenessOf(kind: Kind, given: readonly unknown[]): Completeness {
  const records = given.map((each) => readModel(each).model);
  const entries = Object.entries(fields[kind]);
  const shares = Object.fromEntries(
    entries.map(([name, { has, applies = () => true }]) => {
      const concerned = records.filter(applies);
      return [name, percent(concerned.filter(has).length, concerned.length)] as const;
    }),
  );
  const perRecord = records.map((record) => {
    const concerned = entries.filter(([, { applies = () => true }]) => applies(record));
    return {
      id: record.id,
      share: percent(concerned.filter(([, { has }]) => has(record)).length, concerned.length),
    };
  });
  return {
    shares,
    mean: Math.round(perRecord.reduce((sum, { share }) => sum + share, 0) / Math.max(1, records.length)),
    faults: [
      ...entries
        .filter(([name, { least }]) => (shares[name] ?? 0) < least)
        .map(([name, { least }]) => `${kind}: ${shares[name]}% have a ${name}; add it to reach ${least}%.`),
      ...perRecord
        .filter(({ share }) => share < leastOfRecord)
        .map(
          ({ id, share }) =>
            `${id}: has ${share}% of its fields; add what is documented to reach ${leastOfRecord}%.`,
        ),
    ],
  };
}

/** One line for a terminal. */
export const completenessLine = (kind: Kind, { shares, mean }: Completeness): string =>
  `${kind}: ${mean}% of the fields of a record; ${Object.entries(shares)
    .map(([name, share]) => `${name} ${share}%`)
    .join(', ')}`;
