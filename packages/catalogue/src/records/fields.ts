/** @module Reads of a model record that more than one generator needs. */
import type { ModelRecord, WidgetExample } from './model.ts';

export const hasTag = (model: ModelRecord, ...tags: readonly string[]): boolean =>
  model.tags !== undefined && tags.some((tag) => model.tags?.includes(tag));

/** The id without its owner. */
export const nameOf = (model: ModelRecord): string => model.id.slice(model.id.lastIndexOf('/') + 1);

/** What cards say when a template was never filled in. */
const unfilled = /^(?:undefined|null|none|nan)?$/i;

/** The model this one was made from; the first where the card names several. */
export function baseModelOf(model: ModelRecord): string | undefined {
  const given = model.cardData?.base_model ?? [];
  return (typeof given === 'string' ? [given] : given)
    .map((id) => id.trim())
    .find((id) => !unfilled.test(id));
}

/** Whether loading it runs code from the repository. */
export const needsRemoteCode = (model: ModelRecord): boolean => hasTag(model, 'custom_code');

export const isConversational = (model: ModelRecord): boolean => hasTag(model, 'conversational');

/** What stands for a gap in a text, where the record knows it. */
export const maskTokenOf = (model: ModelRecord): string | undefined =>
  model.mask_token || model.config?.tokenizer_config?.mask_token || undefined;

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

const firstFilled = (widgets: readonly WidgetExample[] = []): WidgetExample | undefined =>
  widgets.find(({ text }) => text === undefined || text.trim() !== '');

/** The first widget example that is not blank, as the hub gives it or as the card has it. */
export const widgetOf = (model: ModelRecord): WidgetExample | undefined =>
  firstFilled(model.widgetData) ?? firstFilled(model.cardData?.widget);

/** Paths of the files; entries of a record from outside may lack theirs. */
export const filesOf = (model: ModelRecord): readonly string[] =>
  model.siblings?.flatMap(({ rfilename }) => (typeof rfilename === 'string' ? [rfilename] : [])) ?? [];

/** The first file of the repository with this ending. */
export const fileEnding = (model: ModelRecord, ...endings: readonly string[]): string | undefined =>
  filesOf(model).find((file) => endings.some((ending) => file.endsWith(ending)));
