/** @module GGUF repositories without the projector that a server needs to read pictures. */
import { seesPictures } from '../../libraries/recipes/transformers/tasks/beside-text.ts';
import { filesOf, hasTag } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';

/** The hub's converter writes one file of the language model. */
const isConvertedOnHub = (model: ModelRecord): boolean => hasTag(model, 'gguf-my-repo');

export const listsProjector = (model: ModelRecord): boolean =>
  filesOf(model).some((file) => /mmproj/i.test(file));

const listsGguf = (model: ModelRecord): boolean => filesOf(model).some((file) => file.endsWith('.gguf'));

const lacksProjector = (model: ModelRecord): boolean =>
  isConvertedOnHub(model) || (listsGguf(model) && !listsProjector(model));

/** The record as one of a model that reads text, if there is no projector. */
export const withoutPictures = (model: ModelRecord): ModelRecord =>
  seesPictures(model) && lacksProjector(model) ? { ...model, pipeline_tag: 'text-generation' } : model;
