/** @module What places weights on the devices, some of them or all. */
import { pip } from '../../../../snippets/requirement.ts';

export const accelerate = pip('accelerate');
