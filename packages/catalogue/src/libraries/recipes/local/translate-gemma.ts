/** @module TranslateGemma in other formats: its chat template takes the languages with the text, and nothing else. */
import type { ModelRecord } from '../../../records/model.ts';
import translation from '../../../tasks/entries/translation/samples.ts';

export const isTranslateGemma = ({ id }: Pick<ModelRecord, 'id'>): boolean => /translategemma/i.test(id);

/** For programs that render the template. */
export const languageTurns = () => [
  {
    role: 'user',
    content: [
      { type: 'text', source_lang_code: 'en', target_lang_code: 'de-DE', text: translation.input.text.en },
    ],
  },
];

/** What the template writes, for servers that leave the languages out of a chat. */
export const languagePrompt = (): string =>
  [
    '<start_of_turn>user',
    'You are a professional English (en) to German (de-DE) translator. Your goal is to accurately convey the meaning and nuances of the original English text while adhering to German grammar, vocabulary, and cultural sensitivities.',
    'Produce only the German translation, without any additional explanations or commentary. Please translate the following English text into German:',
    '',
    '',
    `${translation.input.text.en}<end_of_turn>`,
    '<start_of_turn>model',
    '',
  ].join('\n');
