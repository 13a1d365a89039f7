/** @module The task that an encoder-decoder was trained for, by its name and the corpora that its record names. */
import { nameOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';

/** Corpora and words for summaries. */
const summaries = /summ|[mx]sum|cnn|headline|title(?!2)/i;

/** Names of models that read such texts for something else. */
const otherwise = /claim|code|extract|punc|translat/i;

export const namesSummaries = (model: ModelRecord): boolean =>
  summaries.test(nameOf(model)) && !otherwise.test(model.id);

/** Corpora of texts with summaries, as cards name them, and in names. */
const corpora =
  /^(?:[\w-]+\/)?(?:big_?patent|billsum|booksum|cnn_daily_?mail|gigaword|gov_?report|mlsum|multi_news|samsum|scientific_papers|wiki_lingua|wikihow|xsum|[a-z]+-summarization)/i;
const named = /summ|(?:bill|ml|q|sam|x)sum|cnn/i;

/** Whether its name has a corpus of summaries or says what it does, or its card or its tags name one as its training data. */
export function namesCorpus(model: ModelRecord): boolean {
  if (otherwise.test(model.id)) return false;
  const { datasets = [] } = model.cardData ?? {};
  const tagged = (model.tags ?? []).flatMap((tag) => (tag.startsWith('dataset:') ? [tag.slice(8)] : []));
  return named.test(nameOf(model)) || [datasets, tagged].flat().some((name) => corpora.test(name));
}

/** Tasks of the original T5, by what names of its fine-tuned copies contain. */
const byName: readonly (readonly [name: RegExp, task: RegExp])[] = [
  [summaries, /^summarization$/],
  [/en[-_](?:to[-_])?de(?![a-z])|german/i, /de$/],
  [/en[-_](?:to[-_])?fr(?![a-z])|french/i, /fr$/],
  [/en[-_](?:to[-_])?ro(?![a-z])|romanian/i, /ro$/],
];

/** Fine-tuned copies keep the prefixes of their checkpoint: the name or the task decides between several. */
export function prefixOfTask(model: ModelRecord): string | undefined {
  const { config, pipeline_tag: wanted } = model;
  const told = byName.find(([name]) => name.test(nameOf(model)))?.[1];
  return Object.entries(config?.task_specific_params ?? {}).find(
    ([task, { prefix }]) =>
      prefix?.trim() && (told?.test(task) ?? (wanted !== undefined && task.startsWith(wanted))),
  )?.[1].prefix;
}
