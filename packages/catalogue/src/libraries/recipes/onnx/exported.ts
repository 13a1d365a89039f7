/** @module Models of Transformers whose weights are ONNX graphs: which records are, and the pipeline that runs them. */
import { fileEnding, hasTag, isReranker, nameOf, needsRemoteCode } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { hasUsualFormat } from '../../../records/traits/other-formats.ts';

/** Tasks of pipelines, the types of their models, and names in records without tags. */
const kinds: readonly (readonly [task: RegExp, type: RegExp, name: RegExp])[] = [
  [
    /^(?:feature-extraction|fill-mask|question-answering|(?:text|token|zero-shot)-classification)$/,
    /^(?:albert|bart|bert|camembert|convbert|deberta(?:-v2)?|distilbert|electra|longformer|mobilebert|modernbert|mpnet|(?:xlm-)?roberta|squeezebert)$/,
    /./,
  ],
  [/^automatic-speech/, /^(?:hubert|moonshine|wav2vec2|wavlm|whisper)$/, /whisper/i],
  [/^text2text/, /^m?t5$/, /t5/i],
];

/** Graphs with the outputs of other packages, and decoders, which embed texts with inputs that Optimum does not send. */
const others = /gliner|nuner|siglip|splade|uint8|nomic|jina|gte-multi|qwen|voyage|kalm|embeddinggemma/i;

/** The pipeline of a task: sentences are compared by their features, pairs of texts are classified. */
function pipelineOf(model: ModelRecord): string | undefined {
  const task = model.pipeline_tag;
  if (isReranker(model)) return 'text-classification';
  if (task === 'text-generation') return 'text2text-generation';
  return task === 'sentence-similarity' ? 'feature-extraction' : task;
}

/** Whether the record says nothing about its files. */
const isBare = ({ tags = [], siblings, library_name: library }: ModelRecord): boolean =>
  tags.length === 0 && siblings === undefined && library === undefined;

/** Whether the id says it; some owners publish for another library. */
const isNamedExport = ({ id }: ModelRecord, name: RegExp): boolean =>
  id.startsWith('optimum/') ||
  (/^(?!onnx-community\/|Qdrant\/|Xenova\/).*[-_./]onnx(?:[-_.]|$)/i.test(id) && name.test(nameOf({ id })));

const hasGraph = (model: ModelRecord): boolean =>
  hasTag(model, 'onnx') || fileEnding(model, '.onnx') !== undefined;

/** The task of the pipeline with which Optimum runs the graphs of a record; undefined if it does not. */
export function exportedTask(model: ModelRecord): string | undefined {
  const task = pipelineOf(model) ?? '';
  const [, type, name] = kinds.find(([one]) => one.test(task)) ?? [];
  if (!type || !name || needsRemoteCode(model) || others.test(model.id)) return undefined;
  const { config, tags = [] } = model;
  const isExport = isBare(model)
    ? isNamedExport(model, name)
    : hasGraph(model) && [config?.model_type, ...tags].some((one) => one !== undefined && type.test(one));
  return isExport ? task : undefined;
}

/** Whether its graphs are the only weights. */
export const hasGraphsOnly = (model: ModelRecord): boolean =>
  !hasUsualFormat(model) && fileEnding(model, '.safetensors', '.bin') === undefined;
