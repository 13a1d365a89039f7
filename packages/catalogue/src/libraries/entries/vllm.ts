import { type Code, type Data, py } from '../../code/index.ts';
import { isChatId } from '../../records/traits/chat-id.ts';
import { isConversational } from '../../records/traits/chat-model.ts';
import { chatTemplateOf, hasTag, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { type Draft, type DraftMethod, draftOf, isForSglang } from '../../records/traits/draft.ts';
import { isGgufOnly } from '../../records/traits/gguf-only.ts';
import { isGatedId } from '../../records/known-gated.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import {
  hasServedType,
  isServedChat,
  servesRemoteCode,
  withServedTask,
} from '../../records/traits/served-type.ts';
import { isServedQuantization } from '../recipes/transformers/quantization/served.ts';
import { planetPassages, planetQuery } from '../recipes/embedding/passages.ts';
import { gpusOf, gpuWarning } from '../recipes/serving/gpus.ts';
import { isMistral, isMistralChat } from '../recipes/serving/mistral.ts';
import { vllmPackages } from '../recipes/serving/vllm-packages.ts';
import { mayWriteText, writesText } from '../recipes/serving/writes-text.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import type { Snippet, Warning } from '../../snippets/snippet.ts';
import { sampleImage } from '../../snippets/samples/image.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import { gpu, remoteCode } from '../../snippets/warnings.ts';
import textGeneration from '../../tasks/entries/text-generation/samples.ts';
import imageTextToText from '../../tasks/entries/image-text-to-text/samples.ts';

const inItsFormat = { tokenizer_mode: 'mistral', config_format: 'mistral', load_format: 'mistral' };

const chats = (model: ModelRecord): boolean =>
  isConversational(model) ||
  isMistralChat(model) ||
  isServedChat(model) ||
  chatTemplateOf(model) !== undefined;

/** Weights for ExLlama, which only modified copies of vLLM read. */
const isForExllama = (model: ModelRecord): boolean =>
  hasTag(model, 'exl2', 'exl3', 'exllamav3') || /[-_]exl[23](?:[-_]|$)/i.test(nameOf(model));

/** Compressed weights of a language model; those of pictures and films in the same formats are for ComfyUI, `.ninfer` files for NInfer. */
const isServedWeights = (model: ModelRecord): boolean =>
  (model.library_name === 'Model Optimizer' || isServedQuantization(model)) &&
  mayWriteText(model) &&
  !hasTag(model, 'comfyui', 'diffusion-single-file', 'ninfer');

/** It scores texts and pictures for a query, with a class that vLLM has. */
const isScoring = (model: ModelRecord): boolean => /^jina-reranker-m0$/i.test(nameOf(model));

const scored = (model: ModelRecord, { revision }: SnippetContext): Snippet => ({
  title: 'Rank passages for a query',
  install: [pip('vllm')],
  warnings: [gpu],
  code: py`
    from vllm import LLM

    llm = LLM(model=${model.id}, runner="pooling"${py.rest({ revision })})

    query = ${planetQuery}
    passages = ${planetPassages}
    for passage, output in zip(passages, llm.score(query, passages)):
        print(round(output.outputs.score, 3), passage)
  `,
});

/** Its config.json has the type and the class of another model. */
const isTarsier2 = (model: ModelRecord): boolean => /^Tarsier2-/i.test(nameOf(model));

function seen(model: ModelRecord, { platform, revision }: SnippetContext): Snippet {
  const overrides = { architectures: ['Tarsier2ForConditionalGeneration'], model_type: 'tarsier2' };
  const question = sampleTextOf(model, imageTextToText);
  const prompt = `<|im_start|>user\n<|vision_start|><|image_pad|><|vision_end|>${question}<|im_end|>\n<|im_start|>assistant\n`;
  return {
    title: 'Ask about a picture',
    // The last release with this class is the last one for Transformers 4, which it needs.
    install: [pip('vllm', '<0.24'), pip('transformers', '<5')],
    warnings: [gpu],
    code: py`
      from transformers.image_utils import load_image
      from vllm import LLM, SamplingParams

      overrides = ${overrides}
      llm = LLM(model=${model.id}, hf_overrides=overrides, max_model_len=4096${py.rest({ revision })})
      prompt = ${prompt}
      image = load_image(${sampleImage(model, platform)})
      params = SamplingParams(max_tokens=512)
      outputs = llm.generate({"prompt": prompt, "multi_modal_data": {"image": image}}, params)
      print(outputs[0].outputs[0].text)
    `,
  };
}

/** A chat of one message, or a text that the model completes. */
const asked = (isChat: boolean, content: Data): Code<'python'> =>
  isChat
    ? py`outputs = llm.chat(${[{ role: 'user', content }]}, params)`
    : py`outputs = llm.generate([${content}], params)`;

/** Tokens that a draft model proposes at a time; DSpark's is in its config. */
const proposed: Readonly<Record<DraftMethod, number | undefined>> = {
  dflash: 7,
  dspark: undefined,
  eagle: 2,
  eagle3: 3,
};

const gatedTarget = (target: string): readonly Warning[] =>
  isGatedId(target)
    ? [{ code: 'gated', message: `${target} is gated: ask for access on its page, then log in.` }]
    : [];

/** How many tokens an answer may have: models that think first need many, and others end by themselves. */
const answerLength = 2048;

function drafted(model: ModelRecord, { method, target }: Draft, context: SnippetContext): Snippet {
  if (method === undefined || target === undefined) return downloadSnippet(model, context);
  const custom = servesRemoteCode(model) || servesRemoteCode({ id: target });
  const tokens = proposed[method];
  const isChat = chats(model) || isChatId(target) || isServedChat({ id: target });
  const draft = {
    model: model.id,
    ...(context.revision !== undefined && { revision: context.revision }),
    method,
    ...(tokens !== undefined && { num_speculative_tokens: tokens }),
  };
  return {
    title: 'Generate text faster with the draft model',
    install: [pip('vllm')],
    warnings: [gpuWarning({ id: target }), ...(custom ? [remoteCode] : []), ...gatedTarget(target)],
    code: py`
      from vllm import LLM, SamplingParams

      # The draft model proposes tokens, this one accepts or replaces them.
      llm = LLM(model=${target}, speculative_config=${draft}${py.rest({ tensor_parallel_size: gpusOf({ id: target }), trust_remote_code: custom || undefined })})
      params = SamplingParams(max_tokens=${isChat ? answerLength : 64})
      ${asked(isChat, sampleTextOf(model, textGeneration))}
      print(outputs[0].outputs[0].text)
    `,
  };
}

export default defineLibrary({
  prettyLabel: 'vLLM',
  synonyms: ['vllm python', 'vllm offline inference'],
  repoName: 'vllm',
  repoUrl: 'https://github.com/vllm-project/vllm',
  docsUrl: 'https://docs.vllm.ai/',
  summary: 'Serves language models with high throughput, and runs them in batches from Python.',
  languages: ['python', 'shell'],
  tasks: ['text-generation', 'image-text-to-text'],
  fits(model) {
    const draft = draftOf(model);
    const { method, target } = draft ?? {};
    if (draft === undefined && !isConverted(model) && model.library_name !== 'mlx') {
      if (isScoring(model)) return 'vLLM implements its class, which scores passages for a query.';
      if (isTarsier2(model)) return 'vLLM implements its class, which Transformers does not.';
      if (isServedWeights(model)) return 'vLLM reads its compressed weights, which Transformers does not.';
      if (hasServedType(model, 'vllm')) return 'vLLM implements its model type, which Transformers does not.';
    }
    return method === undefined || target === undefined || isConverted(model) || isForSglang(model)
      ? undefined
      : `It is a draft model, which vLLM runs together with ${target}.`;
  },
  refuses: (model) => isGgufOnly(model) || isForExllama(model),

  snippets(record, context) {
    const model = withServedTask(record);
    if (isScoring(model)) return [scored(model, context)];
    if (isTarsier2(model)) return [seen(model, context)];
    if (!writesText(model)) return [downloadSnippet(model, context)];
    const draft = draftOf(model);
    if (draft) return [drafted(model, draft, context)];
    const custom = servesRemoteCode(model);
    const load = py.rest({
      revision: context.revision,
      tensor_parallel_size: gpusOf(model),
      trust_remote_code: custom || undefined,
      ...(isMistral(model) && inItsFormat),
    });
    const sees = model.pipeline_tag === 'image-text-to-text';
    const content = sees
      ? [
          { type: 'image_url', image_url: { url: sampleImage(model, context.platform) } },
          { type: 'text', text: sampleTextOf(model, imageTextToText) },
        ]
      : sampleTextOf(model, textGeneration);
    return [
      {
        title: sees ? 'Ask about a picture' : 'Generate text',
        install: vllmPackages(model, model, /voxtral/i.test(model.id) ? 'vllm[audio]' : 'vllm'),
        warnings: custom ? [gpuWarning(model), remoteCode] : [gpuWarning(model)],
        code: py`
          from vllm import LLM, SamplingParams

          llm = LLM(model=${model.id}${load})
          params = SamplingParams(max_tokens=${sees || chats(model) ? answerLength : 64})
          ${asked(sees || chats(model), content)}
          print(outputs[0].outputs[0].text)
        `,
      },
    ];
  },
});
