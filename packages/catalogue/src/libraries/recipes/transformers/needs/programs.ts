/** @module What few tasks need: programs that read pages, sound and films. */
import { pip, type Requirement } from '../../../../snippets/requirement.ts';
import { ffmpeg } from '../../setup/programs.ts';
import { pictureNeeds } from './pictures.ts';

export { ffmpeg, tesseract } from '../../setup/programs.ts';

/** Films are decoded by torchcodec, with the libraries of ffmpeg. */
export const filmNeeds: readonly Requirement[] = [...pictureNeeds, pip('torchcodec'), ffmpeg];
