/** @module Datasets that ask for a log-in, although a record may lack the field that says so. */
import type { DatasetRecord } from '../../records/dataset.ts';

const gatedId =
  /^(?:agibot-world\/agibotworld-(?:alpha|beta)|ai4bharat\/indicvoices(?:_r)?|amphion\/emilia-dataset|bigcode\/(?:starcoderdata|the-stack(?:-dedup|-smol|-v2.*)?)|cais\/hle|gaia-benchmark\/gaia|huggingfacefv\/finevideo|idavidrein\/gpqa|ilsvrc\/imagenet-1k|lmsys\/(?:chatbot_arena_conversations|lmsys-chat-1m)|meta-llama\/.+-evals|salesforce\/xlam-function-calling-60k|yale-nlp\/folio)$/i;

/** The record with the field if it lacks it and the dataset is gated. */
export const withKnownGate = (dataset: DatasetRecord): DatasetRecord =>
  dataset.gated === undefined && gatedId.test(dataset.id) ? { ...dataset, gated: true } : dataset;
