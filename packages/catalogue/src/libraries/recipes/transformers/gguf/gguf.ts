/** @module GGUF files: which ones Transformers loads, and the code for one of them. */
import { ggufChoice } from '../../gguf/choice.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import { pip } from '../../../../snippets/requirement.ts';
import type { Snippet, Warning } from '../../../../snippets/snippet.ts';
import { classesOf } from '../classes/choose.ts';
import { tokenizer } from '../tasks/classes.ts';
import { directExample } from '../uses/direct.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import { unreadGguf } from './unread.ts';

const ggufClasses = { model: 'AutoModelForCausalLM', processor: tokenizer };

/** Architectures of GGUF files that Transformers 5 reads. */
const readable =
  /^(?:bloom|deci|falcon|gemma[234](?:_text)?|gpt2|gpt_oss|lfm2|llama|mamba|minimax_m2|mistral|nemotron|phi3|qwen[23](?:_moe)?|stablelm|starcoder2)$/;

/** Authors tag later releases `qwen3` as well; an older model may be distilled from one. */
const laterQwen = /qwen-?3[._][5-9](?![^]*distill)/i;

/** As llama.cpp names it, or the model type. */
const architectureIn = (model: ModelRecord): string | undefined =>
  model.gguf?.architecture?.replace('-', '_').replace(/(?<!_)moe$/, '_moe') ??
  (laterQwen.test(model.id) ? undefined : modelTypeNameOf(model));

/** Whether its task is to write, or its class does so. */
const writes = (model: ModelRecord): boolean =>
  model.pipeline_tag === 'text-generation' ||
  (classesOf(model)?.model ?? ggufClasses.model) === ggufClasses.model;

/** Only some language models can be loaded from GGUF files. */
export const loadsGguf = (model: ModelRecord): boolean =>
  !/speech|audio/.test(model.pipeline_tag ?? '') &&
  readable.test(architectureIn(model) ?? '') &&
  writes(model);

const unpacked: Warning = {
  code: 'hardware',
  message: 'Transformers unpacks GGUF weights: it needs the memory of the model in full precision.',
};

/** A file that Transformers unpacks, or all files for another program. */
export function ggufSnippet(model: ModelRecord, context: SnippetContext): Snippet {
  if (!loadsGguf(model)) return unreadGguf(model, context);
  const { file, warnings } = ggufChoice(model, context);
  const { code, needs } = directExample(model, context, ggufClasses, {
    revision: context.revision,
    gguf_file: file,
  });
  return {
    title: 'Load the model directly',
    code,
    install: [
      pip('transformers', (context.versions['transformers'] ?? 5) < 5 ? '<5' : '>=5'),
      pip('torch'),
      pip('accelerate'),
      pip('gguf'),
      ...needs,
    ],
    warnings: [unpacked, ...warnings],
  };
}
