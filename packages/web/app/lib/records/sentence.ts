/** @module One sentence about a repository: as the catalogue recommends it, else what its record says it is. */
import type { RepoKind } from '@loadout/hub';
import type { ModelRecord } from '@loadout/catalogue';
import type { HubRecord, Services } from '@loadout/server';
import { asList } from '../format/lists.ts';

const relations = ['adapter', 'quantized', 'merge', 'finetune'] as const;
type Relation = (typeof relations)[number];

/** The sentence of the catalogue, where a task recommends the repository. */
export function recommendation(
  services: Pick<Services, 'tasks'>,
  kind: RepoKind,
  { id, pipeline_tag: first }: Pick<HubRecord, 'id' | 'pipeline_tag'>,
): string | undefined {
  // The record's own task first: a model that several tasks recommend is described for what it is.
  const tasks = services.tasks().toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
  for (const task of tasks) {
    const found = task[`${kind}s`].find((one) => one.id === id);
    if (found) return found.description;
  }
  return undefined;
}

/** What a model was made from and how, where its record says both. */
export function modelSentence(
  services: Pick<Services, 'tasks' | 'task'>,
  model: Pick<ModelRecord, 'id' | 'tags' | 'cardData' | 'pipeline_tag'>,
): string | undefined {
  const recommended = recommendation(services, 'model', model);
  if (recommended !== undefined) return recommended;
  const bases = asList(model.cardData?.base_model);
  const relation = relationOf(model, bases[0]);
  const label = model.pipeline_tag === undefined ? undefined : services.task(model.pipeline_tag)?.label;
  const purpose = label === undefined ? '' : ` for ${label.toLowerCase()}`;
  if (relation === 'merge' && bases.length > 1) return `A merge of ${bases.length} models${purpose}.`;
  const [base] = bases;
  if (base === undefined || bases.length > 1 || relation === undefined) return undefined;
  return `${made[relation]} ${base}${purpose}.`;
}

const made: Readonly<Record<Relation, string>> = {
  adapter: 'An adapter for',
  quantized: 'A quantized version of',
  merge: 'A merge of',
  finetune: 'A fine-tuned version of',
};

/** As the card says, else as the hub's tag `base_model:<relation>:<id>` says. */
function relationOf(
  { tags = [], cardData }: Pick<ModelRecord, 'tags' | 'cardData'>,
  base: string | undefined,
): Relation | undefined {
  const stated = cardData?.base_model_relation;
  return relations.find(
    (relation) => relation === stated || tags.includes(`base_model:${relation}:${base ?? ''}`),
  );
}

/** The first sentence of a longer text; nothing where it is too long to be a lead. */
export function firstSentence(text: string | undefined): string | undefined {
  const line = text?.trim().split(/\n/)[0]?.replaceAll(/\s+/g, ' ').trim() ?? '';
  const sentence = /^.+?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
  return sentence.length >= 12 && sentence.length <= 240 ? sentence : undefined;
}
