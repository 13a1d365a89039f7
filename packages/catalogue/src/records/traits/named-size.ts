/** @module The number of parameters in the name of a repository. */
import { nameOf } from '../fields.ts';
import type { ModelRecord } from '../model.ts';

const billions = /(?:^|[-_.])(\d+(?:\.\d+)?)b(?:[-_.]|$)/i;

/** Whether the weights are only this share of the parameters that the name states: an addition to that model. */
export function isShareOfNamed(model: Pick<ModelRecord, 'id'>, parameters: number, share: number): boolean {
  const named = billions.exec(nameOf(model))?.[1];
  return named !== undefined && parameters < Number(named) * 1e9 * share;
}
