/** @module One sentence about a repository: from its record, from a task page, or from its lineage. */
import { baseModelsOf } from '@loadout/catalogue';
import type { RepoKind } from '@loadout/hub';
import { type HubRecord, recommendationOf } from '@loadout/server';

const longest = 160;

/** Fields that hubs and cards use for a description, best first. */
const fieldsOf = (record: HubRecord): readonly unknown[] => {
  const card: Readonly<Record<string, unknown>> = { ...record.cardData };
  const fields: Readonly<Record<string, unknown>> = { ...record };
  return [card['summary'], card['short_description'], card['description'], fields['description']];
};

/** `undefined` where nothing is known: a row without a sentence is complete. */
export function sentenceOf(kind: RepoKind, record: HubRecord): string | undefined {
  for (const field of fieldsOf(record)) {
    const sentence = typeof field === 'string' ? firstSentence(field) : undefined;
    if (sentence !== undefined) return sentence;
  }
  return (
    recommendationOf(kind, record.id)?.description ?? (kind === 'model' ? derivationOf(record) : undefined)
  );
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

const relations: Readonly<Record<string, string>> = {
  adapter: 'Adapter for',
  finetune: 'Fine-tuned from',
  merge: 'Merge of',
  quantized: 'Quantized from',
};

function derivationOf(record: HubRecord): string | undefined {
  const bases = baseModelsOf(record).filter((id) => id !== record.id);
  const [base] = bases;
  if (base === undefined) return undefined;
  const relation = record.tags
    ?.map((tag) => /^base_model:([a-z]+):/.exec(tag)?.[1] ?? '')
    .find((name) => Object.hasOwn(relations, name));
  const more = bases.length > 1 ? ` and ${bases.length - 1} more` : '';
  return `${relations[relation ?? ''] ?? 'Based on'} ${base}${more}`;
}
