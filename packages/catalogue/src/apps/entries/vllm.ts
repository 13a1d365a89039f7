import { type Code, sh } from '../../code/index.ts';
import { defineApp } from '../define.ts';
import { baseModelOf, hasTag } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { ggufChoice, taggedId } from '../../libraries/recipes/gguf/choice.ts';
import { isGgufModel, servedOrGgufReason, servedReason } from '../../libraries/recipes/local/model.ts';
import {
  callSnippet,
  revisionFlag,
  serverWarnings,
  trustFlag,
} from '../../libraries/recipes/local/server.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { pip, type Requirement } from '../../snippets/requirement.ts';
import type { Warning } from '../../snippets/snippet.ts';

interface Served {
  readonly reference: string;
  readonly flags: Code<'shell'>;
  readonly install: readonly Requirement[];
  readonly warnings: readonly Warning[];
}

/** A GGUF repository is named with its quantization, and read by a plugin; the base model's tokenizer is the sound one. */
function ofGguf(model: ModelRecord, context: SnippetContext): Served {
  const choice = ggufChoice(model, context);
  const base = baseModelOf(model);
  return {
    reference: taggedId(model, choice),
    flags: base === undefined ? sh.none : sh` --tokenizer=${base}`,
    install: [pip('vllm'), pip('vllm-gguf-plugin')],
    warnings: choice.warnings,
  };
}

function ofTransformers(model: ModelRecord): Served {
  const mistral = hasTag(model, 'mistral-common');
  return {
    reference: model.id,
    flags: mistral
      ? sh` --tokenizer-mode mistral --config-format mistral --load-format mistral --tool-call-parser mistral --enable-auto-tool-choice`
      : sh.none,
    install: mistral ? [pip('vllm'), pip('mistral-common')] : [pip('vllm')],
    warnings: [],
  };
}

export default defineApp({
  label: 'vLLM',
  docsUrl: 'https://docs.vllm.ai',
  tasks: ['text-generation', 'image-text-to-text'],
  hub: 'client',
  fits: servedOrGgufReason,

  snippets(model, context) {
    const asGguf = isGgufModel(model) && servedReason(model) === undefined;
    const { reference, flags, install, warnings } = asGguf ? ofGguf(model, context) : ofTransformers(model);
    return [
      {
        title: 'Start the server',
        install,
        warnings: [...serverWarnings(model), ...warnings],
        code: sh`vllm serve ${reference}${revisionFlag(context)}${trustFlag(model)} --host 127.0.0.1${flags}`,
      },
      callSnippet(model, context, { port: 8000, served: reference }),
    ];
  },
});
