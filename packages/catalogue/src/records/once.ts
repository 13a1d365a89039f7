/** @module Facts that several rules derive from the same record. */
import type { ModelRecord } from './model.ts';

/** Derives a fact once for consecutive calls with the same record; records never change after they are read. */
export function oncePerRecord<Fact>(derive: (model: ModelRecord) => Fact): (model: ModelRecord) => Fact {
  let last: { readonly model: ModelRecord; readonly fact: Fact } | undefined;
  return (model) => (last?.model === model ? last : (last = { model, fact: derive(model) })).fact;
}
