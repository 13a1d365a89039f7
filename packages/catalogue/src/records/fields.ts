/** @module Accessors of model records that several generators use. */
import type { AttentionShape } from '../quantization/memory.ts';
import type { ModelRecord, WidgetExample } from './model.ts';
import type { SpecialTokenAttribute } from './special-tokens.ts';

export function hasTag({ tags = [] }: ModelRecord, ...wanted: readonly string[]): boolean {
  for (const one of wanted) if (tags.includes(one)) return true;
  return false;
}

/** The hub tags every repository with its region; other tags are complete then, those of the formats among them. */
export const isTaggedByHub = ({ tags = [] }: ModelRecord): boolean =>
  tags.some((tag) => tag.startsWith('region:'));

/** The id without its owner. */
export const nameOf = ({ id }: Pick<ModelRecord, 'id'>): string => id.slice(id.lastIndexOf('/') + 1);

/**
 * Whether MLX is named without a reason: a public list of models names it for any weights in safetensors, and lists no
 * other files. Records of the hub have tags.
 */
export const isMisnamed = (model: ModelRecord): boolean =>
  model.library_name === 'mlx' &&
  !model.tags?.length &&
  !/mlx/i.test(model.id) &&
  filesOf(model).length > 0 &&
  filesOf(model).every((file) => file.endsWith('.safetensors'));

/** Values of card fields whose template was never filled in. */
const unfilled = /^(?:undefined|null|none|nan)?$/i;

const baseTag = /^base_model:(?:[a-z]+:)?(?<id>[\w.-]+\/[\w.-]+|\/.+)$/;

/** A folder of the hub's cache, `/cache/models--owner--name`, names the repository it was downloaded from. */
const cacheFolder =
  /^\/(?:.*\/)?(?:models--)?([A-Za-z0-9][\w.-]*?)--([A-Za-z0-9][\w.-]*)(?:\/snapshots\/\w+)?\/?$/;

/** The repository id of a base model in the cache; any other text unchanged. */
export const repositoryIn = (base: string): string => base.replace(cacheFolder, '$1/$2');

const isPath = (base: string): boolean => base.startsWith('/');

/** The base models, from the card, else from the hub's tags. */
export function baseModelsOf(model: ModelRecord): readonly string[] {
  const given = model.cardData?.base_model ?? [];
  const named = (typeof given === 'string' ? [given] : given)
    .map((id) => repositoryIn(id.trim()))
    .filter((id) => !unfilled.test(id) && !isPath(id));
  if (named.length > 0) return [...new Set(named)];
  const tagged = (model.tags ?? []).flatMap((tag) => baseTag.exec(tag)?.groups?.['id'] ?? []);
  return [...new Set(tagged.map(repositoryIn).filter((id) => !isPath(id)))];
}

/** The first base model. */
export const baseModelOf = (model: ModelRecord): string | undefined => baseModelsOf(model)[0];

/** Whether the weights are a PEFT adapter, to be applied to a base model. */
export const isAdapter = (model: ModelRecord): boolean =>
  model.config?.adapter_transformers === undefined &&
  (model.library_name === 'peft' ||
    model.config?.peft !== undefined ||
    hasTag(model, 'peft', 'lora') ||
    filesOf(model).includes('adapter_config.json') ||
    (model.tags ?? []).some((tag) => tag.startsWith('base_model:adapter:')));

/** Whether there is code in the repository that loads it: the hub tags it, its config maps its classes. */
export const needsRemoteCode = (model: ModelRecord): boolean =>
  hasTag(model, 'custom_code') || model.config?.auto_map !== undefined;

/** The text of a special token, if the record has it. */
export function specialTokenOf(model: ModelRecord, attribute: SpecialTokenAttribute): string | undefined {
  const token = model.config?.tokenizer_config?.[attribute];
  return (typeof token === 'string' ? token : token?.content) || undefined;
}

/** The mask token, if the record has it. */
export const maskTokenOf = (model: ModelRecord): string | undefined =>
  model.mask_token || specialTokenOf(model, 'mask_token');

/** The longest context in tokens, if the record has it. */
export const contextLengthOf = ({ gguf, config }: ModelRecord): number | undefined =>
  gguf?.context_length ?? config?.max_position_embeddings;

/** The shape of the attention, as `config.json` states it. */
export function attentionOf({ config }: ModelRecord): AttentionShape | undefined {
  const { num_hidden_layers: layers, num_attention_heads: heads, hidden_size: width } = config ?? {};
  const keyValueHeads = config?.num_key_value_heads ?? heads;
  const headSize = config?.head_dim ?? (width && heads ? width / heads : undefined);
  return layers && keyValueHeads && headSize ? { layers, keyValueHeads, headSize } : undefined;
}

/** The chat template, from the first field that has it. */
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

/** The first non-blank widget example, from the hub's field or the card. */
export const widgetOf = (model: ModelRecord): WidgetExample | undefined =>
  firstFilled(model.widgetData) ?? firstFilled(model.cardData?.widget);

/** Paths of the files; entries of a record from outside may lack one. */
export function filesOf({ siblings = [] }: ModelRecord): readonly string[] {
  const files: string[] = [];
  for (const { rfilename } of siblings) if (typeof rfilename === 'string') files.push(rfilename);
  return files;
}

/** The first file of the repository with one of these endings. */
export const fileEnding = (model: ModelRecord, ...endings: readonly string[]): string | undefined =>
  filesOf(model).find((file) => endings.some((ending) => file.endsWith(ending)));

const rerankerId = /(?:^|[-_./])(?:cross-?encoder|re-?rank(?:er|ing)?)(?:[-_./]|$)/i;

/** Whether the id is that of a model that scores pairs of a query and a passage. */
export const isRerankerId = (id: string): boolean => rerankerId.test(id);

/** Whether it scores pairs of a query and a passage; so do classifiers trained on MS MARCO, which consists of them. */
export const isReranker = (model: ModelRecord): boolean =>
  model.pipeline_tag === 'text-ranking' ||
  hasTag(model, 'cross-encoder') ||
  isRerankerId(model.id) ||
  (model.pipeline_tag === 'text-classification' && /ms-?marco(?!.*sentiment)/i.test(model.id));

const beside = /(?:^|\/)(?:\.git\w+|[^/]*\.(?:md|png|jpe?g|gif|webp|svg)|license[^/]*)$/i;

/** Whether model files are listed and none has one of these endings: they belong to another library. */
export const listsNone = (model: ModelRecord, ...endings: readonly string[]): boolean =>
  filesOf(model).length > 0 && !hasNoModel(model) && fileEnding(model, ...endings) === undefined;

/** Whether files are listed and all of them are documentation. */
export const hasNoModel = (model: ModelRecord): boolean => {
  const files = filesOf(model);
  return files.length > 0 && files.every((file) => beside.test(file));
};
