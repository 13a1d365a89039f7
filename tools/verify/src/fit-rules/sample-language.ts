import type { ModelRecord } from '@loadout/catalogue';
import { defineRule } from './rule.ts';

/** Sample languages that can be detected by their script. */
const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  bn: /\p{Script=Bengali}/u,
  dv: /\p{Script=Thaana}/u,
  fa: /\p{Script=Arabic}/u,
  mn: /\p{Script=Cyrillic}/u,
  ru: /\p{Script=Cyrillic}/u,
  si: /\p{Script=Sinhala}/u,
  uk: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
};

/** Tasks with a text sample; translation uses the language at the start of its name. */
const tasks = new Set([
  'feature-extraction',
  'fill-mask',
  'question-answering',
  'sentence-similarity',
  'summarization',
  'text-classification',
  'text-generation',
  'text-to-speech',
  'token-classification',
  'zero-shot-classification',
]);

const hasWidget = ({ widgetData, cardData }: ModelRecord): boolean =>
  (widgetData?.length ?? 0) > 0 || (cardData?.widget?.length ?? 0) > 0;

/** The script of the card's only language. */
function scriptOf({ cardData }: ModelRecord): RegExp | undefined {
  const given = cardData?.language ?? [];
  const [language, ...others] = typeof given === 'string' ? [given] : given;
  return language === undefined || others.length > 0 || !Object.hasOwn(scripts, language)
    ? undefined
    : scripts[language];
}

export default defineRule({
  says: 'The sample of a hosted call is in the language of the model',
  judge({ model, hosted }) {
    const script = scriptOf(model);
    if (!hosted || !script || hasWidget(model) || !tasks.has(model.pipeline_tag ?? '')) return undefined;
    const other = hosted.automatic.find(({ code }) => !script.test(code.text));
    return other === undefined || `${other.client} sends a text in another language`;
  },
});
