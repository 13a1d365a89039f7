import { notices } from '../../errors.ts';
import { hasTag, isAdapter, isReranker, needsRemoteCode } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { ggufChoice } from '../recipes/gguf/choice.ts';
import { isGgufOnly } from '../../records/gguf-only.ts';
import { unmappedArchitecture } from '../recipes/transformers/architecture.ts';
import { modelTypeOf } from '../recipes/transformers/auto-classes.ts';
import { classesOf, isKnownByBase } from '../recipes/transformers/choose.ts';
import { pipelineParameterOf, tokenizer } from '../recipes/transformers/classes.ts';
import { directExample } from '../recipes/transformers/direct.ts';
import {
  endedPipeline,
  hasPipeline,
  pipelineAccepts,
  pipelineExample,
} from '../recipes/transformers/pipeline.ts';
import { hasTypeTag, isKnownByName } from '../recipes/transformers/model-type.ts';
import { lacksPreparer } from '../recipes/transformers/preparer-files.ts';
import { preparerSource } from '../recipes/transformers/preparer-source.ts';
import { quantizationNeeds } from '../recipes/transformers/quantization.ts';
import { endedBy, typeNeeds } from '../recipes/transformers/type-needs.ts';
import { looksSaved, oldWeights } from '../recipes/transformers/weights.ts';
import { withWarnings } from '../../snippets/result.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { pip, type Requirement } from '../../snippets/requirement.ts';
import type { Snippet, Warning } from '../../snippets/snippet.ts';
import { remoteCode } from '../../snippets/warnings.ts';

const unpacked: Warning = {
  code: 'hardware',
  message: 'Transformers unpacks GGUF weights: it needs the memory of the model in full precision.',
};

const notFromGguf: Warning = {
  code: 'ignored-option',
  message: 'Transformers cannot load this kind of model from GGUF files: use an app that reads them.',
};

const olderFormat: Warning = {
  code: 'deprecated',
  message: 'The weights are not in PyTorch format: only Transformers 4 converts them.',
};

const unknownType: Warning = {
  code: 'unknown-type',
  message:
    'The current release of Transformers does not have this model type: it may need an older release, or code that is not in the repository.',
};

const unknownClass = (name: string): Warning => ({
  code: 'unknown-type',
  message: `No auto class returns ${name}, the class that this model was saved with: parts of its weights may not be loaded.`,
});

const likeItsBase: Warning = {
  code: 'inferred',
  message: 'The record has no model type: the class is that of its base model.',
};

const namedLikeIt: Warning = {
  code: 'inferred',
  message: 'The record has no model type: the class is that of the type in its name.',
};

const notByTransformers: Warning = {
  code: 'unfit',
  message:
    'Transformers does not load weights quantized with ModelOpt: serve them with vLLM or TensorRT-LLM.',
};

const written = (before: string): Warning => ({
  code: 'deprecated',
  message: `The code in the repository does not run with Transformers ${before} or later.`,
});

const transformers4 = pip('transformers', '<5');
const transformers5 = pip('transformers', '>=5');
const torch = pip('torch');
const peft = pip('peft');
const accelerate = pip('accelerate');
const ggufReader = pip('gguf');

const notExllama: Warning = {
  code: 'unfit',
  message: 'Transformers does not load ExLlama weights: use ExLlamaV3 or TabbyAPI.',
};

const ggufClasses = { model: 'AutoModelForCausalLM', processor: tokenizer };

/** Only language models can be loaded from GGUF files. */
const loadsGguf = (model: ModelRecord): boolean =>
  !/speech|audio/.test(model.pipeline_tag ?? '') &&
  (classesOf(model)?.model ?? ggufClasses.model) === ggufClasses.model;

/** Records without a `model_type` may have it as a tag. */
const isUnknownType = (model: ModelRecord): boolean => {
  const { model_type: type, architectures = [] } = model.config ?? {};
  if ((type === undefined && architectures.length === 0) || needsRemoteCode(model)) return false;
  const names = type === undefined ? (model.tags ?? []) : [type];
  return names.every((name) => modelTypeOf(name) === undefined);
};

/** Scoring pictures and texts needs a prompt that only sentence-transformers has. */
const isPictureReranker = (model: ModelRecord): boolean => isReranker(model) && /[-_]vl[-_]/i.test(model.id);

/** Values of `library_name` that are formats or families, and do not rule out Transformers. */
const vague = new Set(['grok', 'safetensors']);

const namesOther = ({ library_name: name }: ModelRecord): boolean =>
  name !== undefined && !vague.has(name.toLowerCase());

export default defineLibrary({
  prettyLabel: 'Transformers',
  synonyms: [
    'hf transformers',
    'hugging face transformers',
    'huggingface transformers',
    'autotokenizer',
    'automodel',
    'from_pretrained',
  ],
  repoName: '🤗/transformers',
  repoUrl: 'https://github.com/huggingface/transformers',
  docsUrl: 'https://huggingface.co/docs/hub/transformers',
  summary: 'Model definitions for text, vision, audio and multimodal models, with pipelines to run them.',
  filter: true,
  languages: ['python', 'shell'],
  tasks: [
    'any-to-any',
    'audio-classification',
    'audio-text-to-text',
    'automatic-speech-recognition',
    'depth-estimation',
    'document-question-answering',
    'feature-extraction',
    'fill-mask',
    'graph-ml',
    'image-classification',
    'image-feature-extraction',
    'image-segmentation',
    'image-text-to-text',
    'image-to-image',
    'image-to-text',
    'keypoint-detection',
    'mask-generation',
    'multiple-choice',
    'object-detection',
    'question-answering',
    'reinforcement-learning',
    'summarization',
    'table-question-answering',
    'table-to-text',
    'tabular-to-text',
    'text-classification',
    'text-generation',
    'text-ranking',
    'text-to-audio',
    'text-to-speech',
    'token-classification',
    'translation',
    'video-classification',
    'video-text-to-text',
    'visual-document-retrieval',
    'visual-question-answering',
    'zero-shot-classification',
    'zero-shot-image-classification',
    'zero-shot-object-detection',
  ],
  namedAs: ['text-generation-inference', 'tgi', 'unsloth'],
  fits(model) {
    if (model.transformersInfo?.auto_model !== undefined) return 'Its config names a class of Transformers.';
    if (namesOther(model) || hasTag(model, 'mlx') || isGgufOnly(model)) return undefined;
    if (modelTypeOf(model.config?.model_type) !== undefined)
      return 'Its config.json names a model type of Transformers.';
    if (hasTypeTag(model)) return 'The hub tags it with a model type of Transformers.';
    if (hasTag(model, 'generated_from_trainer', 'generated_from_keras_callback') && classesOf(model))
      return 'Its card was written by the trainer of Transformers.';
    return looksSaved(model)
      ? 'The repository has a config.json with weights and a tokenizer, as Transformers saves them.'
      : undefined;
  },
  refuses: (model) =>
    (isGgufOnly(model) && !loadsGguf(model)) || hasTag(model, 'acestep') || isPictureReranker(model),

  snippets(model, context) {
    const ggufOnly = isGgufOnly(model);
    if (ggufOnly && !loadsGguf(model)) return [withWarnings(downloadSnippet(model, context), [notFromGguf])];
    const old = ggufOnly ? undefined : oldWeights(model);
    const major = old ? 4 : (context.versions['transformers'] ?? 5);
    const task = model.pipeline_tag;
    const gguf = ggufOnly ? ggufChoice(model, context) : undefined;
    const classes = gguf ? ggufClasses : classesOf(model);
    const custom = needsRemoteCode(model);
    const load = {
      revision: context.revision,
      trust_remote_code: custom || undefined,
      gguf_file: gguf?.file,
    };
    const warnings: Warning[] = [];
    if (custom) warnings.push(remoteCode);
    if (gguf) warnings.push(unpacked, ...gguf.warnings);
    if (old) warnings.push(olderFormat);
    if (isUnknownType(model)) warnings.push(unknownType);
    const unmapped = unmappedArchitecture(model);
    if (unmapped !== undefined) warnings.push(unknownClass(unmapped));
    if (isKnownByBase(model)) warnings.push(likeItsBase);
    else if (isKnownByName(model)) warnings.push(namedLikeIt);
    const source =
      classes && !gguf && lacksPreparer(model, classes) ? preparerSource(model, classes) : undefined;
    if (source) warnings.push(source.warning);
    if (hasTag(model, 'modelopt')) warnings.push(notByTransformers);
    if (hasTag(model, 'exl2', 'exl3')) warnings.push(notExllama);
    const before = endedBy(model);
    if (before !== undefined) warnings.push(written(before));
    const current = major < 5 ? transformers4 : transformers5;
    const install: Requirement[] = [
      before === undefined ? current : pip('transformers', `<${before}`),
      torch,
    ];
    if (isAdapter(model)) install.push(peft);
    if (!ggufOnly) install.push(...quantizationNeeds(model, major));
    if (old) install.push(...old.needs);
    install.push(...typeNeeds(model));
    const snippets: Snippet[] = [];

    // A pipeline cannot select a file or convert it.
    if (!gguf && !old && hasPipeline(task, major) && pipelineAccepts(model, task, classes)) {
      const preparer =
        classes && source?.id !== undefined ? { [pipelineParameterOf(classes)]: source.id } : {};
      const { code, needs, warnings: more } = pipelineExample(model, context, task, load, preparer);
      snippets.push({
        title: 'Use a pipeline',
        code,
        install: [...install, ...needs],
        warnings: [...warnings, ...more],
      });
    }
    if (classes) {
      const { code, needs } = directExample(model, context, classes, load, {
        options: old?.load,
        source: source?.id,
      });
      const ended = major >= 5 && endedPipeline(task);
      snippets.push({
        title: 'Load the model directly',
        code,
        install: [...install, ...(gguf ? [accelerate, ggufReader] : [accelerate]), ...needs],
        warnings: ended
          ? [
              ...warnings,
              {
                code: 'deprecated',
                message: `Transformers 5 has no pipeline for ${task}: load the model directly, or install transformers<5.`,
              },
            ]
          : warnings,
      });
    }
    return snippets.length > 0 ? snippets : { notice: notices.modelTypeUnknown };
  },
});
