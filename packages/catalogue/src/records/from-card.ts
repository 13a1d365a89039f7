/** @module Tags, task and library from the card or the tags, for records without them: the hub derives them as well. */
import { isTaskId } from '../tasks/keys.generated.ts';
import type { CardData, ModelRecord } from './model.ts';
import { isObject } from './schema/compounds.ts';

/** Task names that are older than the tasks of this catalogue. */
const formerTasks: ReadonlySet<string> = new Set(['conversational', 'text2text-generation']);

const isTask = (name: unknown): name is string =>
  typeof name === 'string' && (isTaskId(name) || formerTasks.has(name));

const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const fieldOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

/** The task of all results that the card reports; undefined if they differ. */
function evaluatedTask(card: CardData): string | undefined {
  const tasks = new Set(
    entriesOf(card['model-index']).flatMap((entry) =>
      entriesOf(fieldOf(entry, 'results')).map((result) => fieldOf(fieldOf(result, 'task'), 'type')),
    ),
  );
  const [only] = tasks;
  return tasks.size === 1 && isTask(only) ? only : undefined;
}

const listOf = (value: string | readonly string[] = []): readonly string[] =>
  typeof value === 'string' ? [value] : value;

/** Words that authors also use for language models. */
const vague: ReadonlySet<string> = new Set(['conversational', 'reinforcement-learning']);

/** The task among the hub's tags, if there is exactly one. Early cards name one otherwise. */
function taggedTask(tags: readonly string[]): string | undefined {
  const tasks = tags.filter((tag) => isTask(tag) && !vague.has(tag));
  if (tasks.length === 0 && tags.includes('masked-lm')) return 'fill-mask';
  return tasks.length === 1 ? tasks[0] : undefined;
}

/** The task of a model whose texts the trainer measured: only encoder-decoders have these measures. */
const measuredTask = (tags: readonly string[], card: CardData): string | undefined =>
  tags.includes('generated_from_trainer') && /rouge|bleu/i.test(JSON.stringify([fieldOf(card, 'metrics')]))
    ? 'text2text-generation'
    : undefined;

/** The record itself if its tags and card add nothing. */
export function withCardFields(model: ModelRecord): ModelRecord {
  const { cardData: card = {} } = model;
  const untagged = model.tags === undefined || model.tags.length === 0;
  const tags = untagged ? listOf(card.tags) : [];
  const library = model.library_name ?? card.library_name;
  const task =
    model.pipeline_tag ??
    card.pipeline_tag ??
    (untagged
      ? (tags.find(isTask) ?? evaluatedTask(card) ?? measuredTask(tags, card))
      : taggedTask(model.tags ?? []));
  if (tags.length === 0 && library === model.library_name && task === model.pipeline_tag) return model;
  return {
    ...model,
    ...(tags.length > 0 && { tags }),
    ...(library !== undefined && { library_name: library }),
    ...(task !== undefined && { pipeline_tag: task }),
  };
}
