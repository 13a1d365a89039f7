/** @module Language models in records whose task is that of models which mark an answer in a text. */
import { nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { familyTask } from './types/families.ts';

/** Names of models that mark an answer in a text, or only read one. */
const marksAnswers = /autotrain|encoder|gecko|question-?answering|squad/i;

const answersInWords = (name: string): boolean =>
  (familyTask(name) === 'text-generation' || name === 'general-verifier') && !marksAnswers.test(name);

/** The record with the task of language models, if nothing but its name tells that it is one. */
export const asWriter = (model: ModelRecord): ModelRecord =>
  model.config === undefined && answersInWords(nameOf(model))
    ? { ...model, pipeline_tag: 'text-generation' }
    : model;
