/** @module Records that state nothing but a name, a task or a model type, and are named as embedding models. */
import { nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { namesConversion, namesOtherFormat } from '../../../records/traits/other-formats.ts';
import { isOfOtherPackage } from '../../../records/traits/other-packages.ts';
import { isMarked } from '../../../records/traits/text-marks.ts';
import { isNamedMultiVector } from './multi-vector-kind.ts';
import { isNamedWithCode } from './own-code.ts';
import { isNamedSparse } from './sparse.ts';

/** The tasks under which these models are published. */
const tasks: ReadonlySet<string | undefined> = new Set([
  undefined,
  'feature-extraction',
  'fill-mask',
  'sentence-similarity',
  'visual-document-retrieval',
]);

/** Transformers loads the models of sentence-transformers too. */
const isBare = ({ library_name: library = 'transformers', siblings, tags = [] }: ModelRecord): boolean =>
  library === 'transformers' && siblings === undefined && tags.length === 0;

const textTypes = /bert|electra|gemma|llama|mistral|mpnet|qwen|t5/;
const embeds = /embed|^harrier-oss-|(?:^|[-_])(?:bge|e5|gte)-/i;
const readsOthers = /audio|clip|face|image|multimodal|omni|speaker|vision|[-_](?:mm|vl?)[-_]/i;

/** The type does not say for which purpose a model was trained; with the task of embedding models it may be absent. */
function namesEmbedding(model: ModelRecord): boolean {
  const { pipeline_tag: task, config } = model;
  if (task !== undefined && task !== 'feature-extraction') return false;
  const ofText =
    config?.model_type === undefined
      ? task !== undefined && config?.architectures === undefined
      : textTypes.test(config.model_type);
  return ofText && embeds.test(nameOf(model)) && !readsOthers.test(nameOf(model));
}

export const isNamedEmbedding = (model: ModelRecord): boolean =>
  isBare(model) &&
  tasks.has(model.pipeline_tag) &&
  !namesOtherFormat(model) &&
  !namesConversion(model) &&
  !isOfOtherPackage(model) &&
  (isMarked(model) ||
    isNamedMultiVector(model) ||
    isNamedSparse(model) ||
    isNamedWithCode(model) ||
    namesEmbedding(model));
