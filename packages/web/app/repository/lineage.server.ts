/** @module What a model was made from, and how many were made from it. */
import type { ModelRecord } from '@loadout/catalogue';
import type { Services } from '@loadout/server';
import { asList } from '../lib/lists.ts';

export interface LineageView {
  readonly relation?: string;
  readonly parents: readonly { readonly id: string; readonly known: boolean }[];
  readonly children: readonly { readonly relation: string; readonly count: number; readonly tag: string }[];
}

const relations = ['finetune', 'quantized', 'adapter', 'merge'] as const;

export async function lineageView(services: Services, model: ModelRecord): Promise<LineageView> {
  const relation = model.cardData?.base_model_relation;
  const [parents, children] = await Promise.all([
    Promise.all(
      asList(model.cardData?.base_model)
        .slice(0, 8)
        .map(async (id) => ({ id, known: (await services.model(id)) !== undefined })),
    ),
    Promise.all(
      relations.map(async (kind) => {
        const tag = `base_model:${kind}:${model.id}`;
        const { total } = await services.search('model', { tag: [tag], limit: 1, facets: [] });
        return { relation: kind, count: total, tag };
      }),
    ),
  ]);
  return {
    ...(typeof relation === 'string' && { relation }),
    parents,
    children: children.filter(({ count }) => count > 0),
  };
}
