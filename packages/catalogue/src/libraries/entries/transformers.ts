import { modelTypeUnknown } from '../../errors.ts';
import { filesOf, isAdapter, needsRemoteCode } from '../../records/fields.ts';
import { withNamedLanguage } from '../../tasks/named-language.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { likeItsBase } from '../recipes/transformers/types/families.ts';
import { ggufSnippet } from '../recipes/transformers/gguf/gguf.ts';
import { namedLikeIt } from '../recipes/transformers/types/name-type.ts';
import { withNamedTask } from '../recipes/transformers/named-task.ts';
import { isGgufOnly } from '../../records/traits/gguf-only.ts';
import { adaptedBy } from '../recipes/transformers/adapters/adapted.ts';
import { unmappedArchitecture } from '../recipes/transformers/classes/architecture.ts';
import { isModelType, modelTypeOf } from '../recipes/transformers/types/auto-classes.ts';
import {
  endedWith,
  olderFormat,
  unknownClass,
  unknownType,
  withoutPipeline,
} from '../recipes/transformers/cautions.ts';
import { earlyCode, withItsCode } from '../recipes/transformers/classes/early-code.ts';
import { classesOf, isKnownByBase } from '../recipes/transformers/classes/choose.ts';
import { isUnfit, whyFits } from '../recipes/transformers/fit.ts';
import { directExample } from '../recipes/transformers/uses/direct.ts';
import { hasEnded } from '../recipes/transformers/pipeline/ended.ts';
import { hasPipeline, pipelineAccepts, pipelineExample } from '../recipes/transformers/pipeline/pipeline.ts';
import { tokenizer } from '../recipes/transformers/tasks/classes.ts';
import { isKnownByName, namesArchitecture } from '../recipes/transformers/types/model-type.ts';
import { ownInterface } from '../recipes/transformers/own/interface.ts';
import { ownInterfaceKind } from '../recipes/transformers/own/interface-kind.ts';
import { withOwnTokenizer } from '../recipes/transformers/classes/own-tokenizer.ts';
import { lacksPreparer, mayMistakeFiles } from '../recipes/transformers/classes/preparer-files.ts';
import { preparerSource } from '../recipes/transformers/classes/preparer-source.ts';
import { runsRemoteCode } from '../recipes/transformers/classes/remote-code.ts';
import { isQuantized, quantizationNeeds } from '../recipes/transformers/quantization/quantization.ts';
import { mayBeQuantized } from '../recipes/transformers/quantization/marks.ts';
import { typeNeeds } from '../recipes/transformers/needs/type.ts';
import { lacksType, namedClasses } from '../recipes/transformers/classes/untyped.ts';
import { oldWeights } from '../recipes/transformers/weights.ts';
import { accelerate } from '../recipes/transformers/needs/accelerate.ts';
import { pip, type Requirement } from '../../snippets/requirement.ts';
import type { Snippet, Warning } from '../../snippets/snippet.ts';
import { remoteCode } from '../../snippets/warnings.ts';

const torch = pip('torch');
const peft = pip('peft');

/** Records without a `model_type` may have it as a tag. */
const isUnknownType = (model: ModelRecord): boolean => {
  const { model_type: type, architectures = [] } = model.config ?? {};
  if ((type === undefined && architectures.length === 0) || needsRemoteCode(model)) return false;
  return type === undefined ? !model.tags?.some(isModelType) : modelTypeOf(type) === undefined;
};

/** Whether its config.json has no type, and it is named after a family whose classes are known. */
const isUntyped = ({ id, config }: ModelRecord): boolean =>
  config !== undefined && config.model_type === undefined && /bert|gpt-?2|t5|electra/i.test(id);

/** These repositories keep the format of their code; Transformers has another of its own, or no tokenizer for it. */
const keepsCode = ({ id }: ModelRecord): boolean =>
  /microsoft\/Florence-2-|line-distilbert|exaone-[3d]|chemllm/i.test(id);

const otherWeights = /^(?:tf$|jax$|(?:tf|flax)_model\.)/;

/** Whether there are weights of TensorFlow or Flax, alone or beside those of PyTorch. */
const hasOtherWeights = (model: ModelRecord): boolean =>
  [...(model.tags ?? []), ...filesOf(model)].some((name) => otherWeights.test(name));

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
  fits: (model) => whyFits(model),
  refuses: (model) => isUnfit(model),

  snippets(record, context) {
    const given = withNamedLanguage(withNamedTask(record));
    if (isGgufOnly(given)) return [ggufSnippet(given, context)];
    // The hub counts the tensors of whole models: others may be adapters that do not say so.
    const isWhole = given.config ?? given.safetensors ?? !given.usedStorage;
    const adapted = isAdapter(given) || !isWhole ? adaptedBy(given) : undefined;
    const known = adapted?.model ?? given;
    const model = isUnknownType(known) || keepsCode(known) ? withItsCode(known) : known;
    const own = ownInterfaceKind(model);
    if (own !== undefined) return ownInterface(own, model, context);
    const old = hasOtherWeights(model) ? oldWeights(model) : undefined;
    const major = old ? 4 : (context.versions['transformers'] ?? 5);
    const task = model.pipeline_tag;
    const ended = major >= 5 && hasEnded(task);
    const classes = classesOf(model);
    const named = classes && isUntyped(given) ? namedClasses(given, classes) : undefined;
    const names = named ?? (classes && mayMistakeFiles(model) ? withOwnTokenizer(model, classes) : undefined);
    const custom = !named && needsRemoteCode(model) && runsRemoteCode(model, classes?.model);
    const warnings: Warning[] = [];
    if (custom) warnings.push(remoteCode);
    if (old) warnings.push(olderFormat);
    const unknown = !named && isUnknownType(model);
    const early = unknown || custom ? earlyCode(model) : undefined;
    const load = {
      revision: context.revision ?? early?.revision,
      trust_remote_code: custom || undefined,
    };
    if (unknown && !early) warnings.push(unknownType);
    const unmapped = namesArchitecture(model) ? unmappedArchitecture(model) : undefined;
    if (unmapped !== undefined) warnings.push(unknownClass(unmapped));
    if (named) warnings.push(lacksType);
    else if (isKnownByBase(model)) warnings.push(likeItsBase);
    else if (isKnownByName(model)) warnings.push(namedLikeIt);
    const source =
      adapted ?? (classes && lacksPreparer(model, classes) ? preparerSource(model, classes) : undefined);
    if (source?.warning) warnings.push(source.warning);
    if (early) warnings.push(endedWith(early));
    // Transformers 4 loads all weights in 32 bits where nothing is said. Pixels are in 32 bits and have to match.
    const precision = early &&
      early.before <= '5' &&
      classes?.processor === tokenizer && { [early.before < '5' ? 'torch_dtype' : 'dtype']: 'auto' };
    const release = major < 5 ? '<5' : '>=5';
    const install: Requirement[] = old
      ? [...old.needs]
      : [pip('transformers', early ? `<${early.before}` : release, early?.limits), torch];
    if (isAdapter(model)) install.push(peft);
    const quantized = mayBeQuantized(model) && isQuantized(model);
    if (quantized) install.push(...quantizationNeeds(model, major));
    install.push(...(early ? (early.needs ?? []) : typeNeeds(model)));
    const snippets: Snippet[] = [];

    // A pipeline cannot convert weights, needs the type, and loads the tokenizer by the files.
    if (
      !old &&
      !names &&
      task &&
      !ended &&
      hasPipeline(task, major) &&
      pipelineAccepts(model, task, classes)
    ) {
      const {
        code,
        needs,
        warnings: more,
      } = pipelineExample(model, context, task, quantized, { ...source?.argument, ...load, ...precision });
      snippets.push({
        title: 'Use a pipeline',
        code,
        install: [...install, ...needs],
        warnings: [...warnings, ...more],
      });
    }
    if (classes) {
      const { code, needs } = directExample(model, context, classes, load, {
        names,
        options: { ...precision, ...old?.load },
        source: source?.id,
      });
      snippets.push({
        title: 'Load the model directly',
        code,
        install: [...install, ...(old ? [] : [accelerate]), ...needs],
        warnings: ended ? [...warnings, withoutPipeline(task)] : warnings,
      });
    }
    return snippets.length > 0 ? snippets : { notice: modelTypeUnknown };
  },
});
