import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Translation',
  modality: 'nlp',
  synonyms: [
    'machine translation',
    'translate',
    'mt',
    'nmt',
    'translator',
    'language translation',
    'translate text',
    'english to german',
    'localization',
    'traduction',
    'traducción',
    'traducir',
    'übersetzung',
    'tradução',
    'traduzione',
    'перевод',
    '翻译',
    '翻訳',
    '번역',
  ],
  summary: 'Translation turns a text in one language into a text in another that says the same.',
  demo: {
    inputs: [{ type: 'text', label: 'English', content: 'The library opens at nine, except on holidays.' }],
    outputs: [
      { type: 'text', label: 'German', content: 'Die Bibliothek öffnet um neun, außer an Feiertagen.' },
    ],
  },
  metrics: [
    { id: 'bleu', description: 'Compares short runs of words with reference translations.' },
    {
      id: 'sacrebleu',
      description:
        'The same with a fixed way to split words, so that figures from different places can be compared.',
    },
  ],
  models: [
    {
      id: 'facebook/nllb-200-1.3B',
      description: 'Two hundred languages, many of which few other models support.',
    },
    {
      id: 'google-t5/t5-base',
      description: 'A general text-to-text model that also translates between a few European languages.',
    },
  ],
  datasets: [
    { id: 'Helsinki-NLP/opus_books', description: 'Literature aligned sentence by sentence.' },
    {
      id: 'google/code_x_glue_cc_code_to_code_trans',
      description: 'Translation between programming languages.',
    },
  ],
  spaces: [
    {
      id: 'Iker/Translate-100-languages',
      description: 'Translates a text of yours between a hundred languages.',
    },
    { id: 'Geonmo/nllb-translation-demo', description: 'Tries a model for two hundred languages.' },
  ],
  widgetModels: ['facebook/mbart-large-50-many-to-many-mmt'],
  youtubeId: '1JvfrvZgi6c',
  canonicalId: 'text-generation',
  related: ['text-generation', 'summarization', 'automatic-speech-recognition'],
});
