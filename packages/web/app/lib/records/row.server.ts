/** @module A repository as a row of a list: its summary, with what the row says in words. */
import { isSummaryOfCard, type Modality } from '@loadout/catalogue';
import type { RepoKind } from '@loadout/hub';
import { type HubRecord, recommendationOf, type Services, verifiedLevelOf } from '@loadout/server';
import { levelTexts } from '@loadout/verification';
import { licenseName } from '../format/licenses.ts';
import { sdkName } from '../format/sdks.ts';
import type { RowMemory } from '../hardware/row-memory.server.ts';
import { sentenceOf } from './sentence.server.ts';
import { type RepositorySummary, summaryOf } from './summary.ts';

export interface RecordView extends RepositorySummary {
  readonly modality: Modality;
  readonly sentence?: string;
  /** Whether the sentence is the first one of the card. */
  readonly isFromCard?: true;
  readonly licenseName?: string;
  /** Verification level of its library's code, in words. */
  readonly verified?: string;
  /** SDK of a space. */
  readonly sdk?: string;
  /** Number of rows of a dataset, as its size category. */
  readonly size?: string;
  /** Of the file of a model that suits the reader's machine best, else of the smallest. */
  readonly memory?: RowMemory;
}

export function rowOf(
  kind: RepoKind,
  record: HubRecord,
  services: Pick<Services, 'task' | 'library'>,
): RecordView {
  const named = taskOf(kind, record);
  const summary = summaryOf(named === undefined ? record : { ...record, pipeline_tag: named }, services);
  const sentence = sentenceOf(kind, record);
  const level = kind === 'model' ? verifiedLevelOf(record) : undefined;
  const recommendedFor = recommendationOf(kind, record.id)?.task;
  const size = kind === 'dataset' ? stated(tagged(record, 'size_categories')) : undefined;
  const license = stated(summary.license?.toLowerCase());
  const fields: Readonly<Record<string, unknown>> = { ...record };
  const sdk = fields['sdk'];
  return {
    ...summary,
    modality: summary.task?.modality ?? services.task(recommendedFor ?? '')?.modality ?? 'other',
    ...(sentence !== undefined && { sentence }),
    ...(isSummaryOfCard(record) && { isFromCard: true }),
    ...(license !== undefined && { licenseName: licenseName(license) }),
    ...(level !== undefined && { verified: levelTexts[level].name }),
    ...(kind === 'space' && typeof sdk === 'string' && { sdk: sdkName(sdk) }),
    ...(size !== undefined && { size: sizeName(size) }),
  };
}

/** Values that hubs use for "unknown". */
const stated = (value: string | undefined): string | undefined => (value === 'unknown' ? undefined : value);

/** The task of a dataset is a tag. */
const taskOf = (kind: RepoKind, record: HubRecord): string | undefined =>
  record.pipeline_tag ?? (kind === 'dataset' ? tagged(record, 'task_categories') : undefined);

const tagged = ({ tags = [] }: HubRecord, namespace: string): string | undefined =>
  tags.find((tag) => tag.startsWith(`${namespace}:`))?.slice(namespace.length + 1);

/** `10K<n<100K` is 10K to 100K rows. */
export function sizeName(category: string): string {
  const [, low, high] = /^(\w+)<n<(\w+)$/.exec(category) ?? [];
  if (low !== undefined) return `${low} to ${high} rows`;
  const [, sign, bound] = /^n([<>])(\w+)$/.exec(category) ?? [];
  return sign === undefined ? category : `${sign === '<' ? 'under' : 'over'} ${bound} rows`;
}
