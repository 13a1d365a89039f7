/** @module Models of packages that are not in this catalogue, although their types, names or tasks are those of Transformers. */
import { hasTag } from '../fields.ts';
import type { ModelRecord } from '../model.ts';

/** Qualcomm exports models for the chips of its AI Hub, FastFlowLM and others for neural processors of AMD. */
const otherPackages =
  /^(?:qualcomm\/|rinna\/japanese-cl(?:ip|oob)-|stabilityai\/japanese-stable-clip-|t-tech\/T-one$|vikp\/texify)|-NPU2(?:-|$)/;

/** Models that the code of their authors alone prepares or runs. Others converted those of LLaVA for Transformers. */
const otherProjects =
  /^(?:bespokelabs\/bespoke-minicheck-7b|gair\/reasoneval-|declare-lab\/mustango|internlm\/internlm-xcomposer|koclip\/|languagebind\/languagebind_|liuhaotian\/llava-v|lmms-lab\/llava-(?!onevision-1\.5)|meralion\/|minimaxai\/minimax-vl-01$|stabilityai\/japanese-instructblip)|\/llm2vec|pplx-embed-c|randeng-pegasus|vqgan[-_]imagenet/i;

/** Weights in the format of Meta, and those of 8 bits that a changed class reads. */
const otherWeights = /^meta-llama\/llama-2-\d+b(?:-chat)?$|(?:fr-boris|gpt-j-6b|gpt-neo-2\.7b|t0_3b)-8bit/i;

/** Differences to the weights of LLaMA, which are added to those first. */
const differences =
  /(?:alpaca|baize|bayling|guanaco|koala|llama|vicuna)[^]*[-_](?:delta|diff)(?:[-_]?v[\d.]+)?$/i;

/** Types of models with weights for Flax, which Transformers never had. */
const otherTypes: ReadonlySet<string | undefined> = new Set([
  'clip-vision-bert',
  'clip-vision-marian',
  'hybrid-clip',
  'transformer_vae',
]);

const otherNames: readonly RegExp[] = [otherPackages, otherProjects, otherWeights, differences];

export const isOfOtherPackage = (model: ModelRecord): boolean =>
  otherNames.some((name) => name.test(model.id)) ||
  otherTypes.has(model.config?.model_type) ||
  hasTag(model, 'q4nx');
