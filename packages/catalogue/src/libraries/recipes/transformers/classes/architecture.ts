/** @module The class in `config.architectures`: its name in the current release of Transformers, and its auto class. */
import { needsRemoteCode } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { type ModelType, modelTypeOf } from '../types/auto-classes.ts';
import { classEnding } from './endings.ts';
import { broadest, taskClasses } from '../tasks/by-task.ts';

/** Classes with the same weights: renamed ones, those of other frameworks, and those that differ in their loss. */
const same: readonly (readonly [former: RegExp, current: string])[] = [
  [/^(?:TF|Flax)(?=[A-Z])/, ''],
  [/^SegformerForImageSegmentation$/, 'SegformerForSemanticSegmentation'],
  [/^ViltForVisualQuestionAnswering$/, 'ViltForQuestionAnswering'],
  [/^T5WithLMHeadModel$/, 'T5ForConditionalGeneration'],
  [/ForMulti-?[Ll]abel(?:Sequence)?Classification$/, 'ForSequenceClassification'],
];

const renamed = (name: string): string => {
  let current = name;
  for (const [former, now] of same) current = current.replace(former, now);
  return current;
};

export function architectureOf({ config }: ModelRecord): string | undefined {
  const [name] = config?.architectures ?? [];
  return name === undefined ? undefined : renamed(name);
}

/** What a class is for: `ForMaskedLM`. */
const head = /(?:For[A-Z]\w*|LMHeadModel)$/;

/** A bare model, under the name of a related type. */
const bare = /^[A-Z][A-Za-z\d]*(?<!Heads|Value)Model$/;

/** The class of the type with the same head, if it has not the class itself. */
function sameHead({ makers }: ModelType, name: string): string | undefined {
  if (makers.has(name)) return name;
  const [ending] = head.exec(name) ?? [];
  return ending === undefined ? undefined : [...makers.keys()].find((known) => known.endsWith(ending));
}

/** Classes that no auto class returns, and that are used as others are. */
const loadedByName: ReadonlySet<string> = new Set([
  'DPRContextEncoder',
  'FlaubertForQuestionAnswering',
  'ViltForImageAndTextRetrieval',
  'ViltForImagesAndTextClassification',
  'XLMForQuestionAnswering',
  'XLNetForQuestionAnswering',
]);

/** The class if no auto class returns it or one with the same head, and the repository does not bring it either. */
export function unmappedArchitecture(model: ModelRecord): string | undefined {
  const [given] = model.config?.architectures ?? [];
  const type = modelTypeOf(model.config?.model_type);
  if (given === undefined || type === undefined || needsRemoteCode(model)) return undefined;
  const name = renamed(given);
  return loadedByName.has(name) || sameHead(type, name) !== undefined || bare.test(name) ? undefined : name;
}

/** Auto classes that say little about a model's purpose. */
const weak = new Set(['AutoModelForPreTraining', 'AutoModelForTextEncoding', 'AutoBackbone', 'AutoModel']);

/** Auto classes of encoder-decoders: the head is the embedding of the decoder. */
const rewrites = new Set(['AutoModelForSeq2SeqLM', 'AutoModelForSpeechSeq2Seq']);

/** They tell replaced words from given ones: no other head has the weights to fill a gap. */
const discriminator = /^(?:Electra|Funnel)ForPreTraining$/;

/** The auto class for the architecture; the task decides between several. */
export function classByArchitecture(model: ModelRecord, type: ModelType | undefined): string | undefined {
  const architecture = architectureOf(model);
  if (architecture === undefined) return undefined;
  if (loadedByName.has(architecture)) return architecture;
  if (type === undefined) return classEnding(architecture);
  const makers = type.makers.get(sameHead(type, architecture) ?? '') ?? [];
  const wanted = taskClasses(model);
  const fitting =
    wanted.find((autoClass) => makers.includes(autoClass)) ??
    broadest.find((autoClass) => makers.includes(autoClass)) ??
    makers.find((autoClass) => !weak.has(autoClass));
  if (fitting !== undefined) return fitting;
  // A pretraining model has the heads of its tasks; a bare model is for features.
  const usual = wanted.find((autoClass) => type.classes.has(autoClass));
  // Nothing is missing from the weights of an encoder-decoder, or of GPT-2, whose head is its embedding.
  if (makers.includes('AutoModel'))
    return usual !== undefined && (rewrites.has(usual) || architecture === 'GPT2Model') ? usual : 'AutoModel';
  // Parts of pictures were filled in: the weights have no head for another task.
  if (makers.length === 0) return architecture.endsWith('ForMaskedImageModeling') ? 'AutoModel' : undefined;
  if (discriminator.test(architecture) && usual !== 'AutoModel') return 'AutoModelForPreTraining';
  return usual ?? (type.classes.has('AutoModelForMaskedLM') ? 'AutoModelForMaskedLM' : makers[0]);
}
