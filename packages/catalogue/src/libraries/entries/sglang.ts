import { type Code, py } from '../../code/index.ts';
import { hasTag } from '../../records/fields.ts';
import { isChatId } from '../../records/traits/chat-id.ts';
import { isConversational } from '../../records/traits/chat-model.ts';
import { defineLibrary } from '../define.ts';
import { draftOf, isForSglang } from '../../records/traits/draft.ts';
import { isGgufOnly } from '../../records/traits/gguf-only.ts';
import type { ModelRecord } from '../../records/model.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import {
  isDeepSeekChat,
  isServedChat,
  servesRemoteCode,
  withServedTask,
} from '../../records/traits/served-type.ts';
import { gpusOf, gpuWarning } from '../recipes/serving/gpus.ts';
import { writesText } from '../recipes/serving/writes-text.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { pip, type PythonRequirement } from '../../snippets/requirement.ts';
import { sampleImage } from '../../snippets/samples/image.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { remoteCode } from '../../snippets/warnings.ts';
import imageTextToText from '../../tasks/entries/image-text-to-text/samples.ts';
import textGeneration from '../../tasks/entries/text-generation/samples.ts';

interface Input {
  readonly title: string;
  readonly imports: Code<'python'>;
  readonly needs: readonly PythonRequirement[];
  readonly code: Code<'python'>;
}

const plainInput = (model: ModelRecord): Input => ({
  title: 'Generate text',
  imports: py.none,
  needs: [],
  code: py`output = llm.generate(${sampleTextOf(model, textGeneration)}, {"max_new_tokens": 64})`,
});

/** A turn with the marks that the tokenizer knows, for `reader`, which has no template. */
const markedInput = (model: ModelRecord, reader: string, load: Code<'python'>): Input => ({
  title: 'Chat without reasoning',
  imports: py`from transformers import AutoTokenizer`,
  needs: [pip('transformers')],
  code: py`
    tokenizer = AutoTokenizer.from_pretrained(${reader}${load})
    # These repositories have no chat template: the marks of a turn are part of the text.
    prompt = ${`<｜begin▁of▁sentence｜><｜User｜>${sampleTextOf(model, textGeneration)}<｜Assistant｜></think>`}
    tokens = tokenizer.encode(prompt, add_special_tokens=False)
    output = llm.generate(input_ids=tokens, sampling_params={"max_new_tokens": 512})
  `,
});

/** The engine takes prompts as they are: a chat is written with the template of the model. */
function inputOf(model: ModelRecord, context: SnippetContext): Input {
  if (!isConversational(model) && !isServedChat(model)) return plainInput(model);
  const sees = model.pipeline_tag === 'image-text-to-text';
  const content = sees
    ? [{ type: 'image' }, { type: 'text', text: sampleTextOf(model, imageTextToText) }]
    : sampleTextOf(model, textGeneration);
  const preparer = sees ? py`AutoProcessor` : py`AutoTokenizer`;
  const load = py.rest({
    revision: context.revision,
    trust_remote_code: servesRemoteCode(model) || undefined,
  });
  if (isDeepSeekChat(model)) return markedInput(model, model.id, load);
  const picture = sees ? py`, image_data=${sampleImage(model, context.platform)}` : py.none;
  return {
    title: sees ? 'Ask about a picture' : 'Chat with the model',
    imports: py`from transformers import ${preparer}`,
    needs: [pip('transformers')],
    code: py`
      template = ${preparer}.from_pretrained(${model.id}${load})
      messages = ${[{ role: 'user', content }]}
      prompt = template.apply_chat_template(messages, tokenize=False, add_generation_prompt=True)
      output = llm.generate(prompt, {"max_new_tokens": 512}${picture})
    `,
  };
}

/** The draft is never tagged as a chat model: its target decides, and has the template. */
function draftInput(model: ModelRecord, target: string, custom: boolean): Input {
  const load = py.rest({ trust_remote_code: custom || undefined });
  if (isDeepSeekChat({ id: target })) return markedInput(model, target, load);
  if (!isConversational(model) && !isChatId(target) && !isServedChat({ id: target }))
    return plainInput(model);
  return {
    ...plainInput(model),
    imports: py`from transformers import AutoTokenizer`,
    needs: [pip('transformers')],
    code: py`
      template = AutoTokenizer.from_pretrained(${target}${load})
      messages = ${[{ role: 'user', content: sampleTextOf(model, textGeneration) }]}
      prompt = template.apply_chat_template(messages, tokenize=False, add_generation_prompt=True)
      output = llm.generate(prompt, {"max_new_tokens": 512})
    `,
  };
}

/** Its current release has builds for these Python versions: in others, pip installs a much older one. */
const engine = pip('sglang', undefined, { python: '>=3.11,<3.14' });

/** Whether it is quantized as `eschamoe` or the like, which is a method of a fork only. */
const isForEscha = (model: ModelRecord): boolean =>
  hasTag(model, 'escha', 'eschamoe') ||
  model.config?.quantization_config?.quant_method?.startsWith('escha') === true ||
  /-escha-w\d/i.test(model.id);

const eschaRuntime: Warning = {
  code: 'unfit',
  message:
    'Only a fork of SGLang reads these weights: EschaLabs/escha-runtime-qwen3moe, or escha-runtime-qwen3dense for dense models.',
};

export default defineLibrary({
  prettyLabel: 'SGLang',
  synonyms: ['sglang python'],
  repoName: 'sglang',
  repoUrl: 'https://github.com/sgl-project/sglang',
  docsUrl: 'https://docs.sglang.ai/',
  summary: 'Serves language and vision models with low latency, and runs them in batches from Python.',
  languages: ['python', 'shell'],
  tasks: ['text-generation', 'image-text-to-text'],
  fits(model) {
    const { method, target } = draftOf(model) ?? {};
    return method === undefined || target === undefined || isConverted(model) || !isForSglang(model)
      ? undefined
      : `It is a draft model, which SGLang runs together with ${target}.`;
  },
  refuses: isGgufOnly,

  snippets(record, context) {
    const model = withServedTask(record);
    if (isForEscha(model)) return [{ ...downloadSnippet(model, context), warnings: [eschaRuntime] }];
    const draft = draftOf(model);
    const known = !draft || (draft.method !== undefined && draft.target !== undefined);
    if (!writesText(model) || !known) return [downloadSnippet(model, context)];
    const target = draft?.target ?? model.id;
    const custom = servesRemoteCode(model) || servesRemoteCode({ id: target });
    const load = py.rest({
      ...(draft
        ? {
            speculative_algorithm: draft.method?.toUpperCase(),
            speculative_draft_model_path: model.id,
            speculative_draft_model_revision: context.revision,
          }
        : { revision: context.revision }),
      tp_size: gpusOf(draft ? { id: target } : model),
      trust_remote_code: custom || undefined,
    });
    const needed = gpuWarning(draft ? { id: target } : model);
    const input = draft ? draftInput(model, target, custom) : inputOf(model, context);
    return [
      {
        title: draft ? 'Generate text faster with the draft model' : input.title,
        install: [engine, ...input.needs],
        warnings: custom ? [needed, remoteCode] : [needed],
        code: py`
          import sglang as sgl
          ${input.imports}

          # It starts processes of its own, which import this file again.
          if __name__ == "__main__":
              llm = sgl.Engine(model_path=${target}${load})
              ${input.code}
              print(output["text"])
        `,
      },
    ];
  },
});
