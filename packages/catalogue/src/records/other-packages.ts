/** @module Models of packages that are not in this catalogue, although their types, names or tasks are those of Transformers. */
import { hasTag } from './fields.ts';
import type { ModelRecord } from './model.ts';

/** Qualcomm exports models for the chips of its AI Hub, FastFlowLM and others for neural processors of AMD. */
const otherPackages =
  /^(?:qualcomm\/|rinna\/japanese-cl(?:ip|oob)-|stabilityai\/japanese-stable-clip-|t-tech\/T-one$|vikp\/texify)|-NPU2(?:-|$)/;

export const isOfOtherPackage = (model: ModelRecord): boolean =>
  otherPackages.test(model.id) || hasTag(model, 'q4nx');
