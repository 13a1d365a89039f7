/** @module The prompt prefix of an encoder-decoder: by its name, or from `task_specific_params` of its config. */
import { nameOf, widgetOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { sampleText } from '../../../../snippets/samples/samples.ts';
import { languageNamesOf } from '../../../../tasks/languages.ts';
import { askedText } from './asked-text.ts';
import { trainedWith } from './trained-prefix.ts';

const withPrefix = (prefix: string, text: string): string =>
  text.startsWith(prefix.trim()) ? text : prefix + text;

/** Whether it is not stated to be of other languages alone. */
function readsEnglish(model: ModelRecord): boolean {
  const codes = languageNamesOf(model);
  return codes.length === 0 || codes.includes('en');
}

/** The text with the prefix of few models; most are English, and of no use to models of other languages. */
function trainedText(model: ModelRecord): string | undefined {
  const named = nameOf(model);
  if (!/paraphras|te-headl|-spell|pt-enh|2sql|steam/i.test(named)) return undefined;
  const found = trainedWith(named);
  if (found === undefined || !(readsEnglish(model) || /russian/i.test(model.id))) return undefined;
  return withPrefix(found.prefix, widgetOf(model)?.text ?? found.text(model));
}

/** Corpora and words for summaries. */
const summarizes = /summ|[mx]sum|cnn|headline|title/i;

/** Tasks of the original T5, by what names of its fine-tuned copies contain. */
const byName: readonly (readonly [name: RegExp, task: RegExp])[] = [
  [summarizes, /^summarization$/],
  [/en[-_](?:to[-_])?de(?![a-z])|german/i, /de$/],
  [/en[-_](?:to[-_])?fr(?![a-z])|french/i, /fr$/],
  [/en[-_](?:to[-_])?ro(?![a-z])|romanian/i, /ro$/],
];

/** The checkpoints of the original T5, whose records may lack the tasks of their config, and copies tuned as its course does. */
const original = /^(?:google-t5\/)?t5-(?:small|base|large|3b|11b)$/;
const copied = /^t5-(?:small|base|large)-.*(?:billsum|xsum)/;

function originalPrefix(model: ModelRecord): string | undefined {
  const { id, pipeline_tag: task, config } = model;
  const name = nameOf(model);
  const sums = task === 'summarization' || summarizes.test(name);
  if (sums && (original.test(id) || (config === undefined && copied.test(name) && readsEnglish(model))))
    return 'summarize: ';
  return original.test(id) ? 'translate English to German: ' : undefined;
}

/** Fine-tuned copies keep the tasks of their checkpoint: if there are several, the name or the task decides. */
export function prefixOf(model: ModelRecord): string | undefined {
  const given = Object.entries(model.config?.task_specific_params ?? {}).flatMap(([task, { prefix }]) =>
    prefix?.trim() ? [{ task, prefix }] : [],
  );
  const prefixes = new Set(given.map(({ prefix }) => prefix));
  if (prefixes.size < 2) return given[0]?.prefix ?? originalPrefix(model);
  const { pipeline_tag: wanted } = model;
  const named = byName.find(([name]) => name.test(nameOf(model)))?.[1];
  return given.find(({ task }) => named?.test(task) ?? (wanted !== undefined && task.startsWith(wanted)))
    ?.prefix;
}

/** Names of models that were tuned to answer a question about a text, and not to ask one. */
const answers =
  /unifiedqa|^(?!.*(?:qg|qag|ques|gen|abs|math|no_context))(?:.*[-_])?(?:\w*quad(?:v?\d\d?)?(?![^-_])|qa(?:[-_]|$))/i;

/** Whether it answers questions about a text. */
const isAsked = (model: ModelRecord): boolean =>
  model.pipeline_tag === 'question-answering' ||
  (model.pipeline_tag !== 'summarization' && answers.test(nameOf(model)));

/** A text to summarize, where a record with a config names no task but that of all encoder-decoders. */
const longText = (model: ModelRecord): string | undefined =>
  model.pipeline_tag === 'text2text-generation' &&
  model.config !== undefined &&
  widgetOf(model) === undefined &&
  summarizes.test(nameOf(model)) &&
  !/code|claim/i.test(model.id)
    ? sampleText(model, 'summarization')
    : undefined;

/** The text as the model was trained to read it. */
export const prefixedText = (model: ModelRecord, text: string): string =>
  (isAsked(model) ? askedText(model) : undefined) ??
  trainedText(model) ??
  withPrefix(prefixOf(model) ?? '', longText(model) ?? text);
