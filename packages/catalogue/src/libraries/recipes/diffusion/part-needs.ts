/** @module Packages that parts of a pipeline need, and that neither Diffusers nor Transformers installs. */
import { filesOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { pip, type PythonRequirement } from '../../../snippets/requirement.ts';
import { sentencePieceNeeds } from '../setup/sentence-pieces.ts';
import { type DiffusionKind, pipelineNames } from './kind.ts';

const cleansPrompts = /skyreels-v2|chronoedit|lucy-edit|(?:^|[^a-z])wan[-_.]?\d/i;
/** Of Wan, only the pipeline for texts checks whether the package is there. */
const cleansTexts = /skyreels-v2/i;
/** Processors of models that see, as Qwen's and Pixtral, do not load without torchvision. */
const hasProcessor =
  /flux-?\.?2-dev|flux2pipeline|qwen-?image-?(?:edit|layered|2)|kandinsky-?5|longcat-?image|joyimage|nucleus|dreamlite|fibo-?2/i;

const tokenizerFolders = ['tokenizer/', 'tokenizer_2/', 'tokenizer_3/'];

/** Pipelines whose originals have their tokenizer as a model of SentencePiece alone. */
const hasPieces =
  /\bchroma|cogvideo|consisid|deepfloyd|\bifpipeline|ltx-?video|\bltx(?:imagetovideo)?pipeline|pixart|\btora/i;

function tokenizerNeeds(target: string, model: ModelRecord): readonly PythonRequirement[] {
  const files = filesOf(model);
  if (target !== model.id || files.length === 0)
    return hasPieces.test(pipelineNames(target, model)) ? sentencePieceNeeds(['spiece.model']) : [];
  const needs = tokenizerFolders.map((folder) =>
    sentencePieceNeeds(files.flatMap((file) => (file.startsWith(folder) ? [file.slice(folder.length)] : []))),
  );
  return needs.find(({ length }) => length > 0) ?? [];
}

/** `target` is the repository whose pipeline is loaded. */
export const partNeeds = (
  target: string,
  kind: DiffusionKind,
  model: ModelRecord,
): readonly PythonRequirement[] => [
  ...((kind === 'video' ? cleansTexts : cleansPrompts).test(target) ? [pip('ftfy')] : []),
  ...(hasProcessor.test([target, ...(model.tags ?? [])].join(' ')) ? [pip('torchvision')] : []),
  ...tokenizerNeeds(target, model),
];
