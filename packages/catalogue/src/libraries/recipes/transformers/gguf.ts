/** @module GGUF files: which ones Transformers loads, with which classes, and which file of a repository. */
import { type GgufChoice, ggufChoice } from '../gguf/choice.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import type { Warning } from '../../../snippets/snippet.ts';
import { classesOf } from './choose.ts';
import { tokenizer } from './classes.ts';
import { modelTypeNameOf } from './model-type.ts';

export const ggufClasses = { model: 'AutoModelForCausalLM', processor: tokenizer };

/** Architectures of GGUF files that Transformers 5 reads. */
const readable =
  /^(?:bloom|deci|falcon|gemma[234](?:_text)?|gpt2|gpt_oss|lfm2|llama|mamba|minimax_m2|mistral|nemotron|phi3|qwen[23](?:_moe)?|stablelm|starcoder2)$/;

/** As llama.cpp names it, or the model type. */
const architectureIn = (model: ModelRecord): string | undefined =>
  model.gguf?.architecture?.replace('-', '_').replace(/(?<!_)moe$/, '_moe') ?? modelTypeNameOf(model);

/** Only some language models can be loaded from GGUF files. */
export const loadsGguf = (model: ModelRecord): boolean =>
  !/speech|audio/.test(model.pipeline_tag ?? '') &&
  readable.test(architectureIn(model) ?? '') &&
  (classesOf(model)?.model ?? ggufClasses.model) === ggufClasses.model;

const unpacked: Warning = {
  code: 'hardware',
  message: 'Transformers unpacks GGUF weights: it needs the memory of the model in full precision.',
};

/** The file, with warnings about it and its memory. */
export function unpackedFile(
  model: ModelRecord,
  context: SnippetContext,
): Pick<GgufChoice, 'file' | 'warnings'> {
  const { file, warnings } = ggufChoice(model, context);
  return { file, warnings: [unpacked, ...warnings] };
}
