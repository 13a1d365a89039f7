/** @module Ids of weights that were converted for MLX. */
import { nameOf } from '../fields.ts';
import type { ModelRecord } from '../model.ts';

/** Owners that publish nothing else, often under the name of the original with a number of bits. */
const mlxOwner = /^(?:NexVeridian|mlx-community)\//;

const mlxName = /(?:^|[-_.])mlx(?:[-_.]|$)/i;

export const hasMlxOwner = ({ id }: Pick<ModelRecord, 'id'>): boolean => mlxOwner.test(id);

export const namesMlx = (model: Pick<ModelRecord, 'id'>): boolean => mlxName.test(nameOf(model));
