/** @module The model type of a record: stated in its config, tagged by the hub, or contained in its name. */
import { baseModelOf, isAdapter, needsRemoteCode } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { isModelType, modelTypeOf } from './auto-classes.ts';
import { seesPictures } from '../tasks/beside-text.ts';
import { typeInName } from './name-type.ts';
import { taskClasses } from '../tasks/by-task.ts';

/** The model type that the record states: in its config, or as the hub's tag. */
export const recordedType = ({ config, tags }: ModelRecord): string | undefined =>
  config?.model_type ?? (config?.architectures === undefined ? tags?.find(isModelType) : undefined);

/** Whether the config names the class of the weights. */
export const namesArchitecture = ({ config }: ModelRecord): boolean =>
  config?.architectures?.[0] !== undefined;

/** The base model of an adapter. */
const baseOf = (model: ModelRecord): string | undefined =>
  isAdapter(model) ? baseModelOf(model) : undefined;

/** The type in the name, if it has a class for the task; an adapter is loaded like its base model. */
function namedType(model: ModelRecord): string | undefined {
  if (model.config?.architectures || model.transformersInfo || needsRemoteCode(model)) return undefined;
  const name = typeInName({ id: baseOf(model) ?? model.id }, seesPictures(model));
  // A name such as `Llama-3.2-11B-Vision` has the type of the language model in it.
  const wanted = taskClasses(model).filter((one) => one !== 'AutoModelForCausalLM' || !seesPictures(model));
  const classes = modelTypeOf(name)?.classes;
  return wanted.length === 0 || wanted.some((one) => classes?.has(one) === true) ? name : undefined;
}

/** The model type that the record states, else the one in its name. */
export const modelTypeNameOf = (model: ModelRecord): string | undefined =>
  recordedType(model) ?? namedType(model);

/** Whether the model type is known only from the name of the repository. */
export const isKnownByName = (model: ModelRecord): boolean =>
  recordedType(model) === undefined && namedType(model) !== undefined && baseOf(model) === undefined;

/** Whether the bare model also requires decoder inputs. */
export function hasDecoder(model: ModelRecord): boolean {
  const classes = modelTypeOf(modelTypeNameOf(model))?.classes;
  return classes?.has('AutoModelForSeq2SeqLM') === true || classes?.has('AutoModelForSpeechSeq2Seq') === true;
}
