/** @module The one-sentence summary of a record. */
import type { RepositoryRecord } from './repository.ts';

const longest = 160;

/** Fields that hubs and cards use for a description, best first. Not all of them are in a schema. */
const fieldsOf = (record: RepositoryRecord): readonly unknown[] => {
  const card: Readonly<Record<string, unknown>> = { ...record.cardData };
  const fields: Readonly<Record<string, unknown>> = { ...record };
  return [card['summary'], card['short_description'], card['description'], fields['description']];
};

/** The first sentence of the first field that has one, else of the README. */
export const statedSummary = (record: RepositoryRecord): string | undefined =>
  ownSummary(record) ?? (record.cardSummary === undefined ? undefined : firstSentence(record.cardSummary));

/** Whether the summary is the first sentence of the README, because the record has no other. */
export const isSummaryOfCard = (record: RepositoryRecord): boolean =>
  record.cardSummary !== undefined && ownSummary(record) === undefined;

function ownSummary(record: RepositoryRecord): string | undefined {
  for (const field of fieldsOf(record)) {
    const sentence = typeof field === 'string' ? firstSentence(field) : undefined;
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}

/** Plain text: the markup of a README fragment would show. */
export function firstSentence(text: string): string | undefined {
  const plain = text
    .slice(0, 2_000)
    .replaceAll(/<[^>]*>|[*_`#]+/g, ' ')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain === '') return undefined;
  const sentence = /^.{12,}?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain;
  return sentence.length <= longest ? sentence : `${sentence.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}
