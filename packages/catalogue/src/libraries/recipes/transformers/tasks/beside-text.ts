/** @module What a language model of a task reads beside the text. */
import type { ModelRecord } from '../../../../records/model.ts';

const withPictures = new Set([
  'any-to-any',
  'image-text-to-text',
  'image-to-text',
  'video-text-to-text',
  'visual-question-answering',
  'document-question-answering',
]);
const withSound = new Set(['audio-text-to-text', 'automatic-speech-recognition']);

export const seesPictures = ({ pipeline_tag }: ModelRecord): boolean => withPictures.has(pipeline_tag ?? '');
export const hearsSound = ({ pipeline_tag }: ModelRecord): boolean => withSound.has(pipeline_tag ?? '');

export const watchesFilms = ({ pipeline_tag }: ModelRecord): boolean => pipeline_tag === 'video-text-to-text';

/** Language models need an instruction with the text for these tasks; encoder-decoders are trained for them. */
export const isInstructed = ({ pipeline_tag: task }: ModelRecord): boolean =>
  task === 'translation' || task === 'summarization';
