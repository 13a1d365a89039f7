/** @module Packages that processors of pictures and films need. */
import { pip, type Requirement } from '../../../../snippets/requirement.ts';
import { ffmpeg } from '../../setup/programs.ts';

/** Processors of models that also watch films do not load without torchvision. */
export const pictureNeeds: readonly Requirement[] = [pip('pillow'), pip('torchvision')];

/** Films are decoded by torchcodec, with the libraries of ffmpeg. */
export const filmNeeds: readonly Requirement[] = [...pictureNeeds, pip('torchcodec'), ffmpeg];
