/** @module Model types that vLLM and SGLang implement, and Transformers does not, or only with code of the repository. */
import { hasTag, nameOf, needsRemoteCode } from '../fields.ts';
import { chatsByName } from './chat-model.ts';
import type { ModelRecord } from '../model.ts';

interface ServedType {
  /** The only server that has it, if not both do. */
  readonly only?: 'vllm';
  readonly sees?: true;
  /** Whether servers load it without code of the repository. */
  readonly native?: true;
}

const inBoth: ServedType = {};
const inVllm: ServedType = { only: 'vllm' };
const sees: ServedType = { sees: true };
const seesInVllm: ServedType = { only: 'vllm', sees: true };

const types: ReadonlyMap<string | undefined, ServedType> = new Map<string, ServedType>([
  ['AXK1', inVllm],
  ['bailing_moe', inBoth],
  ['deepseek_vl_v2', { sees: true, native: true }],
  ['dots_ocr', sees],
  ['interns1', sees],
  ['iquestloopcoder', inBoth],
  ['kanana-1.5-v', seesInVllm],
  ['kimi_k3', inBoth],
  ['NemotronH_Nano_Omni_Reasoning_V3', sees],
  ['ouro', inVllm],
  ['ovis', seesInVllm],
  ['param2moe', inVllm],
  ['plamo3', inVllm],
  ['R', seesInVllm],
  ['sarvam_mla', inBoth],
  ['sarvam_moe', inBoth],
  ['skywork_chat', seesInVllm],
  ['step3_vl', sees],
  ['step3p5', { native: true }],
  ['step_robotics', sees],
]);

/** Transformers loads these with the code of the repository. */
const typesWithCode: ReadonlyMap<string | undefined, ServedType> = new Map([
  ['NemotronH_Nano_VL_V2', sees],
  ['nemotron-nas', inBoth],
]);

/** Names of such models, for records without a type. */
const names: readonly (readonly [name: RegExp, type: ServedType])[] = [
  [/nemotron-(?:nano-12b-v2-vl|3-nano-omni)|internvl.*-awq$/i, sees],
  [/llama-3_\d-nemotron-(?:super|ultra)|^kimi-k(?:2\.\d|3)(?:-|$)/i, inBoth],
];

/** Names of models whose type is a word that others may use. */
const vaguelyTyped = /hyperclovax-seed-(?:think-32b|vision)/i;

/** Types that are words of other tags too. */
const vague: ReadonlySet<string> = new Set(['R', 'ovis']);

const isType = (model: ModelRecord, type: string): boolean =>
  model.config?.model_type === type || hasTag(model, type);

/** By its config or the hub's tags; some records name a library after the type. */
function servedTypeOf(model: ModelRecord): ServedType | undefined {
  // DeepSeek-OCR has this type too, and a class of its own.
  if (/ocr/i.test(nameOf(model)) && isType(model, 'deepseek_vl_v2')) return undefined;
  if (vaguelyTyped.test(nameOf(model))) return seesInVllm;
  const tag = model.tags?.find((one) => types.has(one) && !vague.has(one));
  return types.get(model.config?.model_type) ?? types.get(model.library_name) ?? types.get(tag);
}

const servingOf = (model: ModelRecord): ServedType | undefined =>
  servedTypeOf(model) ??
  typesWithCode.get(model.config?.model_type) ??
  names.find(([name]) => name.test(nameOf(model)))?.[1];

/** Whether the server implements its type, which Transformers does not. */
export function hasServedType(model: ModelRecord, server: 'sglang' | 'vllm'): boolean {
  const served = servedTypeOf(model);
  return served !== undefined && (served.only ?? server) === server;
}

/** Whether servers alone load it: its code does not run with any release of Transformers, or maps no class that writes. */
export const isServedType = (model: ModelRecord): boolean =>
  isType(model, 'kimi_k3') || isType(model, 'NemotronH_Nano_Omni_Reasoning_V3');

/** Whether a server runs code of the repository; a record without tags may not say so. */
export function servesRemoteCode(model: ModelRecord): boolean {
  const served = servingOf(model);
  return needsRemoteCode(model) || (served !== undefined && served.native !== true);
}

/** The record with the task of its type, if it names none. */
export const withServedTask = (model: ModelRecord): ModelRecord =>
  (model.pipeline_tag ?? 'any-to-any') === 'any-to-any' && servingOf(model)?.sees === true
    ? { ...model, pipeline_tag: 'image-text-to-text' }
    : model;

/** Names of chat models without a word for it. NVIDIA quantizes models that chat, and names base models so. */
const chatNames = /^nvidia\/.*-(?:nvfp4|fp8)$|(?:^|[-_/])(?:muse-glimmer|nemotron-3\.5-lightning)-/i;

/** Of these types and names, base models do not chat; those of Ouro have a name without a word for it. */
const isBase = /[-_]base(?:[-_.]|$)|ouro-[\d.]+b$/i;

/** The hub has no tag of a chat for models of any input, nor in records without tags. */
const isOfChatType = (model: ModelRecord): boolean =>
  (!model.tags?.length || hasTag(model, 'any-to-any')) &&
  (servingOf(model) !== undefined || chatNames.test(model.id)) &&
  !isBase.test(model.id);

/** For records without tags; models of other types that learned from it are named after it too. */
const deepSeekName = /^deepseek-v(?:3\.2|4)(?![.\d])(?!.*(?:distill|llama|qwen))/i;

/** From 3.2 on, DeepSeek has a program instead of a chat template, for which the hub has no tag; servers have it too. */
export const isDeepSeekChat = (model: ModelRecord): boolean =>
  (isType(model, 'deepseek_v32') ||
    isType(model, 'deepseek_v4') ||
    (!model.tags?.length && deepSeekName.test(nameOf(model)))) &&
  !isBase.test(model.id);

/** Whether it chats, beside the models that the hub tags. */
export const isServedChat = (model: ModelRecord): boolean =>
  isOfChatType(model) || isDeepSeekChat(model) || chatsByName(model);
