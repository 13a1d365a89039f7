/** @module The class in `config.architectures` under the name that the current release of Transformers has for it. */
import { needsRemoteCode } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { type ModelType, modelTypeOf } from './auto-classes.ts';

type Names = readonly (readonly [former: RegExp, current: string])[];

/** Classes with the same weights: renamed ones, those of other frameworks, and those that differ in their loss. */
const same: Names = [
  [/^(?:TF|Flax)(?=[A-Z])/, ''],
  [/^SegformerForImageSegmentation$/, 'SegformerForSemanticSegmentation'],
  [/^ViltForVisualQuestionAnswering$/, 'ViltForQuestionAnswering'],
  [/^T5WithLMHeadModel$/, 'T5ForConditionalGeneration'],
  [/ForMulti-?[Ll]abel(?:Sequence)?Classification$/, 'ForSequenceClassification'],
];

/** Classes that projects wrote themselves for the purpose of one that the release has; their heads differ. */
const alike: Names = [[/ForSpeechClassification$/, 'ForSequenceClassification']];

const renamed = (name: string, names: Names): string => {
  let current = name;
  for (const [former, now] of names) current = current.replace(former, now);
  return current;
};

export function architectureOf({ config }: ModelRecord): string | undefined {
  const [name] = config?.architectures ?? [];
  return name === undefined ? undefined : renamed(renamed(name, same), alike);
}

/** What a class is for: `ForMaskedLM`. */
const head = /(?:For[A-Z]\w*|LMHeadModel)$/;

/** A bare model, under the name of a related type. */
const bare = /^[A-Z][A-Za-z\d]*(?<!Heads|Value)Model$/;

/** The class of the type with the same head, if it has not the class itself. */
export function sameHead({ makers }: ModelType, name: string): string | undefined {
  if (makers.has(name)) return name;
  const [ending] = head.exec(name) ?? [];
  return ending === undefined ? undefined : [...makers.keys()].find((known) => known.endsWith(ending));
}

/** The class if no auto class returns it or one with the same head, and the repository does not bring it either. */
export function unmappedArchitecture(model: ModelRecord): string | undefined {
  const [given] = model.config?.architectures ?? [];
  const type = modelTypeOf(model.config?.model_type);
  if (given === undefined || type === undefined || needsRemoteCode(model)) return undefined;
  const name = renamed(given, same);
  return loadedByName.has(name) || sameHead(type, name) !== undefined || bare.test(name) ? undefined : name;
}

/** Classes that no auto class returns, and that are used as others are. */
export const loadedByName: ReadonlySet<string> = new Set(['DPRContextEncoder']);
