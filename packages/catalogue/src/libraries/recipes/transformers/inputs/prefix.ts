/** @module The prompt prefix of an encoder-decoder: by its name, or from `task_specific_params` of its config. */
import { nameOf, widgetOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { sampleText } from '../../../../snippets/samples.ts';
import { languageNamesOf } from '../../../../tasks/languages.ts';
import { askedText } from './asked-text.ts';
import { rarelyTrained } from './trained-prefix.ts';

export interface Trained {
  readonly name: RegExp;
  readonly prefix: string;
  /** A text of the kind that the model was trained with. */
  readonly text: (model: ModelRecord) => string;
}

/** Models that were trained with a prefix that their config does not state. */
const trained: readonly Trained[] = [
  {
    name: /(?:^|[-_])t5[-_].*paraphras|paraphras.*[-_]t5(?:[-_]|$)/i,
    prefix: 'paraphrase: ',
    text: (model) => sampleText(model, 'feature-extraction'),
  },
  {
    name: /generate-headline/i,
    prefix: 'headline: ',
    text: (model) => sampleText(model, 'summarization'),
  },
  {
    name: /^t5-russian-spell/i,
    prefix: 'Spell correct: ',
    text: () => 'паром на остров атходит каждое утро в девять',
  },
  {
    name: /^flux-prompt-enhance/i,
    prefix: 'enhance prompt: ',
    text: () => 'A lighthouse by the sea at dusk.',
  },
];

const withPrefix = (prefix: string, text: string): string =>
  text.startsWith(prefix.trim()) ? text : prefix + text;

/** Whether it is not stated to be of other languages alone. */
function readsEnglish(model: ModelRecord): boolean {
  const codes = languageNamesOf(model);
  return codes.length === 0 || codes.includes('en');
}

/** The text with its prefix; most prefixes are English, and of no use to models of other languages. */
function trainedText(model: ModelRecord): string | undefined {
  const named = nameOf(model);
  const found =
    trained.find(({ name }) => name.test(named)) ??
    (/e-spell|2sql|steam/i.test(named) ? rarelyTrained(named) : undefined);
  if (found === undefined || !(readsEnglish(model) || /russian/i.test(model.id))) return undefined;
  return withPrefix(found.prefix, widgetOf(model)?.text ?? found.text(model));
}

/** Tasks of the original T5, by what names of its fine-tuned copies contain. */
const byName: readonly (readonly [name: RegExp, task: RegExp])[] = [
  [/summ|xsum|cnn|headline|title/i, /^summarization$/],
  [/en[-_](?:to[-_])?de(?![a-z])|german/i, /de$/],
  [/en[-_](?:to[-_])?fr(?![a-z])|french/i, /fr$/],
  [/en[-_](?:to[-_])?ro(?![a-z])|romanian/i, /ro$/],
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
  const prefixes = new Set(given.map(({ prefix }) => prefix));
  if (prefixes.size < 2) return given[0]?.prefix ?? originalPrefix(model);
  const { pipeline_tag: wanted } = model;
  const named = byName.find(([name]) => name.test(nameOf(model)))?.[1];
  return given.find(({ task }) => named?.test(task) ?? (wanted !== undefined && task.startsWith(wanted)))
    ?.prefix;
}

/** Whether it answers questions about a text. */
const isAsked = ({ id, pipeline_tag: task }: ModelRecord): boolean =>
  task === 'question-answering' || /unifiedqa/i.test(id);

/** The text as the model was trained to read it. */
export const prefixedText = (model: ModelRecord, text: string): string =>
  (isAsked(model) ? askedText(model) : undefined) ??
  trainedText(model) ??
  withPrefix(prefixOf(model) ?? '', text);
