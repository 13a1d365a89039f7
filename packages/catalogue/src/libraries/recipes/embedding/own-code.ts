/** @module Embedding models that are loaded with code of their repository, and what that code needs. */
import { baseModelsOf, hasTag, nameOf, needsRemoteCode } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { pip, type Requirement } from '../../../snippets/requirement.ts';

const none: readonly Requirement[] = [];

/** The code of these models fails with release 5. */
const earlier = pip('transformers', '<5');

/** Families by name, since a record without tags does not say that there is code. */
const families: readonly (readonly [name: RegExp, needs: readonly Requirement[]])[] = [
  [/^gte-(?:(?:base|large)-en-v1\.5|multilingual-(?:reranker-)?base)$/i, [earlier]],
  [
    /^(?:bilingual-embedding-(?:base|large|small)|(?:bilingual|french|vietnamese)-document-embedding|vietnamese-embedding-longcontext)$/i,
    [earlier],
  ],
  [/^opensearch-neural-sparse-encoding-doc-v3-gte$/i, [earlier]],
  [/^jina-embeddings-v2-(?:base|small)-(?:code|de|en|es|zh)$/i, [earlier]],
  [/^jina-reranker-v(?:1-(?:tiny|turbo)-en|2-base-multilingual)$/i, [earlier, pip('einops')]],
  [/^(?:llama-nemotron-embed-1b|pplx-)/i, none],
  [/^llama-embed-nemotron-8b/i, [earlier]],
  [/^jina-embeddings-v4$/i, [earlier, pip('peft'), pip('torchvision'), pip('pillow')]],
  [/^rosetta-base-ja$|^minicpm-embedding(?:-light)?$/i, [earlier]],
  [/^plamo-embedding-1b$/i, [earlier, pip('sentencepiece')]],
  [/^nomic-embed-text-v2-moe(?:-unsupervised)?$/i, [earlier, pip('einops')]],
];

const needsOfFamily = (name: string): readonly Requirement[] | undefined =>
  families.find(([pattern]) => pattern.test(name))?.[1];

/** Types that Transformers has taken over: its own classes load the weights, without the code. */
const takenOver: ReadonlySet<string | undefined> = new Set(['gte', 'nomic_bert']);

/** The tag gte is also a name of models of other types. */
const isTakenOver = (model: ModelRecord): boolean =>
  model.config?.model_type === undefined
    ? hasTag(model, 'nomic_bert')
    : takenOver.has(model.config.model_type);

/** The type of GTE in its own repositories, and the classes of Jina's second release. */
const isOfEarlierCode = (model: ModelRecord): boolean =>
  model.config?.model_type === 'new' ||
  hasTag(model, 'new') ||
  model.config?.architectures?.some((name) => name.startsWith('JinaBert')) === true;

/** The packages that the code needs; undefined for a model that is loaded without code of its repository. */
export function ownCodeNeeds(model: ModelRecord): readonly Requirement[] | undefined {
  const family = needsOfFamily(nameOf(model));
  if (family !== undefined || !needsRemoteCode(model)) return family;
  // A model that was trained from one of a family has its code. The class of Transformers ignores experts.
  for (const id of baseModelsOf(model)) {
    const ofBase = needsOfFamily(nameOf({ id }));
    if (ofBase !== undefined) return ofBase;
  }
  if (isOfEarlierCode(model)) return [earlier];
  return isTakenOver(model) ? undefined : none;
}

/** Whether the name is that of a family with code. */
export const isNamedWithCode = (model: ModelRecord): boolean => needsOfFamily(nameOf(model)) !== undefined;
