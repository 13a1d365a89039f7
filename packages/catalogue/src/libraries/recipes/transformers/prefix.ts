/** @module The prompt prefix of an encoder-decoder, from `task_specific_params` of its config. */
import { nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';

/** Tasks of the original T5, by what names of its fine-tuned copies contain. */
const byName: readonly (readonly [name: RegExp, task: RegExp])[] = [
  [/summ|xsum|cnn|headline|title/i, /^summarization$/],
  [/en[-_](?:to[-_])?de(?:[-_]|$)|german/i, /_to_de$/],
  [/en[-_](?:to[-_])?fr(?:[-_]|$)|french/i, /_to_fr$/],
  [/en[-_](?:to[-_])?ro(?:[-_]|$)|romanian/i, /_to_ro$/],
];

/** The checkpoints of the original T5, whose records may lack the tasks of their config. */
const original = /^(?:google-t5\/)?t5-(?:small|base|large|3b|11b)$/;
const originalPrefix = (model: ModelRecord): string | undefined =>
  original.test(model.id)
    ? model.pipeline_tag === 'summarization'
      ? 'summarize: '
      : 'translate English to German: '
    : undefined;

/** Fine-tuned copies keep the tasks of their checkpoint: if there are several, the name or the task decides. */
export function prefixOf(model: ModelRecord): string | undefined {
  const given = Object.entries(model.config?.task_specific_params ?? {}).flatMap(([task, { prefix }]) =>
    prefix?.trim() ? [{ task, prefix }] : [],
  );
  if (given.length < 2) return given[0]?.prefix ?? originalPrefix(model);
  const { pipeline_tag: wanted } = model;
  const named = byName.find(([name]) => name.test(nameOf(model)))?.[1];
  return given.find(({ task }) => named?.test(task) ?? (wanted !== undefined && task.startsWith(wanted)))
    ?.prefix;
}
