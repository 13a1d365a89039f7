/** @module The prompt prefix of an encoder-decoder: by its name, or from `task_specific_params` of its config. */
import { nameOf, widgetOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { sampleText } from '../../../../snippets/samples/samples.ts';
import { languageNamesOf } from '../../../../tasks/languages.ts';
import { askedText } from './asked-text.ts';
import { namesCorpus, namesSummaries, prefixOfTask } from './trained-tasks.ts';
import { trainedWith } from './trained-prefix.ts';

const withPrefix = (prefix: string, text: string): string =>
  text.startsWith(prefix.trim()) ? text : prefix + text;

/** Whether it is not stated to be of other languages alone. */
function readsEnglish(model: ModelRecord): boolean {
  const codes = languageNamesOf(model);
  return codes.length === 0 || codes.includes('en');
}

/** The text that few models were trained with; most prefixes are English, and of no use to models of other languages. */
function trainedText(model: ModelRecord): string | undefined {
  const named = nameOf(model);
  if (!/paraphras|te-headl|-spell|pt-enh|2sql|steam|t5-[\w-]*(?:l|e|y|i|\d)$/i.test(named)) return undefined;
  const found = trainedWith(named);
  if (found === undefined || (found.prefix && !readsEnglish(model) && !/russian/i.test(model.id)))
    return undefined;
  return withPrefix(found.prefix, widgetOf(model)?.text ?? found.text(model));
}

/** Whether its name or its training data are of a corpus of summaries. */
const learntSummaries = (model: ModelRecord): boolean =>
  /sum|cnn|dataset/i.test(String([model.id, model.tags, Object.keys(model.cardData ?? {})])) &&
  namesCorpus(model);

/** The checkpoints of the original T5, whose records may lack the tasks of their config, and copies tuned as courses do. */
const original = /^(?:google-t5\/)?t5-(?:small|base|large|3b|11b)$/;
const copied = /^(?:t5-(?:small|base|large)|my_awesome_billsum)(?![a-z])/;

function originalPrefix(model: ModelRecord): string | undefined {
  const { id, pipeline_tag: task, config } = model;
  const name = nameOf(model);
  const isOriginal = original.test(id);
  const isCopy = config === undefined && copied.test(name) && readsEnglish(model);
  if (isOriginal ? task === 'summarization' : isCopy && learntSummaries(model)) return 'summarize: ';
  return isOriginal ? 'translate English to German: ' : undefined;
}

/** The only prefix that the config has, or that of the task. */
export function prefixOf(model: ModelRecord): string | undefined {
  const tasks = Object.values(model.config?.task_specific_params ?? {});
  const prefixes = new Set(tasks.flatMap(({ prefix }) => (prefix?.trim() ? [prefix] : [])));
  const [first] = prefixes;
  return prefixes.size < 2 ? (first ?? originalPrefix(model)) : prefixOfTask(model);
}

/** Names of models that were tuned to answer a question about a text, and not to ask one. */
const answers =
  /unifiedqa|^(?!.*(?:qg|qag|ques|gen|abs|math|no_context))(?:.*[-_])?(?:\w*quad(?:v?\d\d?)?(?![^-_])|qa(?:[-_]|$))/i;

/** Whether it answers questions about a text. */
const isAsked = (model: ModelRecord): boolean =>
  model.pipeline_tag === 'question-answering' ||
  (model.pipeline_tag !== 'summarization' && answers.test(nameOf(model)));

/** A text to summarize, where a record names no task but that of all encoder-decoders. */
const longText = (model: ModelRecord): string | undefined =>
  /^text2text-|^$/.test(model.pipeline_tag ?? '') &&
  widgetOf(model) === undefined &&
  (learntSummaries(model) || (model.config && namesSummaries(model)))
    ? sampleText(model, 'summarization')
    : undefined;

/** The text as the model was trained to read it. */
export const prefixedText = (model: ModelRecord, text: string): string =>
  (isAsked(model) ? askedText(model) : undefined) ??
  trainedText(model) ??
  withPrefix(prefixOf(model) ?? '', longText(model) ?? text);
