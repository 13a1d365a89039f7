/** @module Reads of a model record that more than one generator needs. */
import type { ModelRecord } from './model.ts';

export const hasTag = (model: ModelRecord, ...tags: readonly string[]): boolean =>
  model.tags !== undefined && tags.some((tag) => model.tags?.includes(tag));

/** The id without its owner. */
export const nameOf = (model: ModelRecord): string => model.id.slice(model.id.lastIndexOf('/') + 1);

/** What cards say when a template was never filled in. */
const unfilled = /^(?:undefined|null|none|nan)?$/i;

/** The model this one was made from; the first where the card names several. */
export function baseModelOf(model: ModelRecord): string | undefined {
  const given = model.cardData?.base_model;
  const first = (typeof given === 'string' ? given : given?.[0])?.trim() ?? '';
  return unfilled.test(first) ? undefined : first;
}

/** Whether loading it runs code from the repository. */
export const needsRemoteCode = (model: ModelRecord): boolean => hasTag(model, 'custom_code');

export const isConversational = (model: ModelRecord): boolean => hasTag(model, 'conversational');

/** The chat template, wherever the record keeps it. */
export function chatTemplateOf(model: ModelRecord): string | undefined {
  const { config } = model;
  const own = config?.tokenizer_config?.chat_template;
  return (
    model.gguf?.chat_template ??
    config?.chat_template_jinja ??
    (typeof own === 'string' ? own : own?.[0]?.template) ??
    config?.processor_config?.chat_template
  );
}

/** The first widget example, as the hub gives it or as the card has it. */
export const widgetOf = (model: ModelRecord) => model.widgetData?.[0] ?? model.cardData?.widget?.[0];

/** Paths of the files; entries of a record from outside may lack theirs. */
export const filesOf = (model: ModelRecord): readonly string[] =>
  model.siblings?.flatMap(({ rfilename }) => (typeof rfilename === 'string' ? [rfilename] : [])) ?? [];

/** The first file of the repository with this ending. */
export const fileEnding = (model: ModelRecord, ...endings: readonly string[]): string | undefined =>
  filesOf(model).find((file) => endings.some((ending) => file.endsWith(ending)));
