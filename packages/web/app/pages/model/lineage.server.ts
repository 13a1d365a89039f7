/** @module The base models of a model, generation by generation, and its derivatives. */
import { setTimeout as wait } from 'node:timers/promises';
import { baseModelsOf, type ModelRecord } from '@loadout/catalogue';
import type { Services } from '@loadout/server';
import { asList } from '../../lib/format/lists.ts';

export interface Relative {
  readonly id: string;
  /** Whether it has a page here. */
  readonly known: boolean;
}

export interface Offspring {
  readonly relation: Relation;
  readonly count: number;
  readonly tag: string;
  /** The first of them. */
  readonly first: readonly string[];
}

export interface LineageView {
  /** How the model was made from its parents. */
  readonly relation?: string;
  /** From the oldest known generation to the direct parents. */
  readonly generations: readonly (readonly Relative[])[];
  readonly children: readonly Offspring[];
  /** Datasets that the card names. */
  readonly datasets: readonly Relative[];
}

const relations = ['finetune', 'quantized', 'adapter', 'merge'] as const;
export type Relation = (typeof relations)[number] | 'other';

const limits = { generations: 5, parents: 8, children: 3, datasets: 12 };

type Reader = Pick<Services, 'model' | 'record' | 'search'>;

export async function lineageView(services: Reader, model: ModelRecord): Promise<LineageView> {
  const relation = model.cardData?.base_model_relation ?? taggedRelation(model);
  const [generations, children, datasets] = await Promise.all([
    generationsOf(services, model),
    childrenOf(services, model.id),
    datasetsOf(services, model),
  ]);
  return { ...(relation !== undefined && { relation }), generations, children, datasets };
}

/** Hubs tag a model with `base_model:<relation>:<id>`. */
const taggedRelation = ({ tags = [] }: ModelRecord): Relation | undefined =>
  relations.find((relation) => tags.some((tag) => tag.startsWith(`base_model:${relation}:`)));

/** A page does not wait for a slow hub to learn about relatives, and does not fail without it. */
const patienceMs = 1_500;

const soon = <Found>(found: Promise<Found>): Promise<Found | undefined> =>
  Promise.race([found.catch(() => undefined), wait(patienceMs, undefined, { ref: false })]);

const datasetsOf = (services: Reader, model: ModelRecord): Promise<readonly Relative[]> =>
  Promise.all(
    [...new Set(asList(model.cardData?.datasets))]
      .slice(0, limits.datasets)
      .map(async (id) => ({ id, known: (await soon(services.record('dataset', id))) !== undefined })),
  );

/** Goes back while a generation is one known model, and stops at several parents. */
async function generationsOf(services: Reader, model: ModelRecord): Promise<LineageView['generations']> {
  const generations: (readonly Relative[])[] = [];
  const seen = new Set([model.id]);
  let youngest: ModelRecord | undefined = model;
  while (youngest && generations.length < limits.generations) {
    const ids: readonly string[] = baseModelsOf(youngest)
      .filter((id) => !seen.has(id))
      .slice(0, limits.parents);
    if (ids.length === 0) break;
    for (const id of ids) seen.add(id);
    const records = await Promise.all(ids.map((id) => soon(services.model(id))));
    generations.unshift(ids.map((id, at) => ({ id, known: records[at] !== undefined })));
    youngest = records.length === 1 ? records[0] : undefined;
  }
  return generations;
}

/** Hubs tag derivatives with the id of the base model, and mostly with the relation. */
async function childrenOf(services: Reader, id: string): Promise<readonly Offspring[]> {
  const tagged = async (relation: Relation, tag: string): Promise<Offspring> => {
    const { total, items } = await services.search('model', {
      tag: [tag],
      limit: limits.children,
      facets: [],
    });
    return { relation, count: total, tag, first: items.map((item) => item.id) };
  };
  const [all, ...named] = await Promise.all([
    tagged('other', `base_model:${id}`),
    ...relations.map((relation) => tagged(relation, `base_model:${relation}:${id}`)),
  ]);
  const rest = all.count - named.reduce((sum, { count }) => sum + count, 0);
  return [...named, { ...all, count: Math.max(0, rest) }].filter(({ count }) => count > 0);
}
