/** @module Packages that processors of pictures need. */
import { pip, type Requirement } from '../../../../snippets/requirement.ts';

/** Processors of models that also watch films do not load without torchvision. */
export const pictureNeeds: readonly Requirement[] = [pip('pillow'), pip('torchvision')];
