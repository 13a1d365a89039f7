/** @module Models of packages that are not in this catalogue, although their types, names or tasks are those of Transformers. */
import type { ModelRecord } from './model.ts';

const otherPackages = /^(?:rinna\/japanese-cl(?:ip|oob)-|stabilityai\/japanese-stable-clip-|t-tech\/T-one$)/;

export const isOfOtherPackage = ({ id }: ModelRecord): boolean => otherPackages.test(id);
