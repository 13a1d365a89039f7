/** @module One sentence about a repository: from its record, from a task page, or from its lineage. */
import { baseModelsOf, statedSummary } from '@loadout/catalogue';
import type { RepoKind } from '@loadout/hub';
import { type HubRecord, recommendationOf } from '@loadout/server';

/** `undefined` where nothing is known: a row without a sentence is complete. */
export function sentenceOf(kind: RepoKind, record: HubRecord): string | undefined {
  return (
    statedSummary(record) ??
    recommendationOf(kind, record.id)?.description ??
    (kind === 'model' ? derivationOf(record) : undefined)
  );
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
