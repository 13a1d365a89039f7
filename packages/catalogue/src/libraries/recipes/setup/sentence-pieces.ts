/** @module Packages that convert a tokenizer, where it is there as a model of SentencePiece alone. */
import { pip, type PythonRequirement } from '../../../snippets/requirement.ts';

const pieces = /^(?:sentencepiece\.bpe|spiece|spm|tokenizer)\.model$/;
const converters = [pip('sentencepiece'), pip('protobuf')];
const none: readonly PythonRequirement[] = [];

/** `files` are those of one tokenizer. */
export const sentencePieceNeeds = (files: readonly string[]): readonly PythonRequirement[] =>
  files.some((file) => pieces.test(file)) && !files.includes('tokenizer.json') ? converters : none;
