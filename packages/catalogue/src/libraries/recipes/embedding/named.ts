/** @module Records that state nothing but a name, a task or a model type, and are named as embedding models. */
import { nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { namesConversion, namesOtherFormat } from '../../../records/other-formats.ts';
import { isMarked } from './marks.ts';
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

const isBare = ({ library_name: library, siblings, tags = [] }: ModelRecord): boolean =>
  library === undefined && siblings === undefined && tags.length === 0;

const textTypes = /bert|electra|gemma|llama|mistral|mpnet|qwen|t5/;
const readsOthers = /audio|clip|image|multimodal|omni|vision|[-_]vl?[-_]/i;

/** The type does not say for which purpose a model was trained. */
const namesEmbedding = (model: ModelRecord): boolean =>
  model.pipeline_tag === undefined &&
  textTypes.test(model.config?.model_type ?? '') &&
  /embed/i.test(nameOf(model)) &&
  !readsOthers.test(nameOf(model));

export const isNamedEmbedding = (model: ModelRecord): boolean =>
  isBare(model) &&
  tasks.has(model.pipeline_tag) &&
  !namesOtherFormat(model) &&
  !namesConversion(model) &&
  (isMarked(model) ||
    isNamedMultiVector(model) ||
    isNamedSparse(model) ||
    isNamedWithCode(model) ||
    namesEmbedding(model));
