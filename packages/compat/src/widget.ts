/** @module Default widget inputs by language and task. */
import { sampleLanguages, taskIds, type WidgetExample as Given, widgetInputs } from '@loadout/catalogue';
import { toMessage } from './messages.ts';
import type { WidgetType } from './pipelines.ts';
import type { WidgetExample } from './widget-example.ts';

type PerLanguageMapping = Map<WidgetType, string[] | WidgetExample[]>;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Cells of the peer are never empty. */
const tableOf = (table: Readonly<Record<string, readonly unknown[]>>): Record<string, (string | number)[]> =>
  Object.fromEntries(
    Object.entries(table).map(([column, cells]) => [
      column,
      cells.map((cell) => (typeof cell === 'number' || isText(cell) ? cell : '')),
    ]),
  );

/** One of the peer's shapes, by the fields that are there. */
function example(given: Given): WidgetExample | undefined {
  const { text, context, src, prompt, table, structured_data, source_sentence, sentences } = given;
  const { candidate_labels, messages } = given;
  const labels = Array.isArray(candidate_labels) ? candidate_labels.join(', ') : candidate_labels;
  if (messages !== undefined) return { messages: messages.map(toMessage) };
  if (structured_data !== undefined) return { structured_data: tableOf(structured_data) };
  if (source_sentence !== undefined && sentences !== undefined)
    return { source_sentence, sentences: [...sentences] };
  if (src !== undefined) return { src, ...(isText(prompt) && { prompt }), ...(isText(text) && { text }) };
  if (text === undefined) return undefined;
  if (table !== undefined) return { text, table: tableOf(table) };
  if (isText(labels)) return { text, candidate_labels: labels, multi_class: false };
  return context === undefined ? { text } : { text, context };
}

/** Texts alone are plain strings, as in the peer. */
function inputsOf(task: string, language: string): string[] | WidgetExample[] {
  const examples = widgetInputs(task, language).flatMap((given) => example(given) ?? []);
  const texts = examples.flatMap((given) =>
    'text' in given && Object.keys(given).length === 1 ? [given.text] : [],
  );
  return texts.length === examples.length ? texts : examples;
}

function mappingOf(language: string): PerLanguageMapping {
  const own = taskIds.flatMap((task) => {
    const inputs = inputsOf(task, language);
    const isEnglish = language !== 'en' && JSON.stringify(inputs) === JSON.stringify(inputsOf(task, 'en'));
    return inputs.length === 0 || isEnglish ? [] : [[task, inputs] as const];
  });
  return new Map(own);
}

export const MAPPING_DEFAULT_WIDGET: Map<string, PerLanguageMapping> = /* @__PURE__ */ new Map(
  sampleLanguages.map((language) => [language, mappingOf(language)]),
);
