import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Summarization',
  modality: 'nlp',
  synonyms: [
    'summarize',
    'summary',
    'tldr',
    'abstractive summarization',
    'text summarization',
    'shorten text',
    'condense text',
    'abstract generation',
    'summarise',
    'zusammenfassung',
    'résumé de texte',
    'resumen de texto',
    'resumo de texto',
    'riassunto',
    'суммаризация',
    '摘要',
    '要約',
    '요약',
  ],
  summary: 'Summarization makes a long text short while keeping what matters.',
  demo: {
    inputs: [
      {
        type: 'text',
        label: 'Text',
        content:
          'The tide gauge at the old harbour has recorded the height of the sea every hour since 1862. Scientists use the long series to tell slow changes in sea level from the noise of storms and seasons. Last year the paper rolls were scanned, and volunteers are now typing in the figures that no machine could read.',
      },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Summary',
        content:
          'Volunteers are digitising hourly sea-level records kept at the harbour since 1862, which help scientists to separate slow change from storms and seasons.',
      },
    ],
  },
  metrics: [
    { id: 'rouge', description: 'Counts words and runs of words shared with summaries written by people.' },
  ],
  models: [
    { id: 'facebook/bart-large-cnn', description: 'A sturdy classic for news-like English text.' },
    { id: 'Falconsai/medical_summarization', description: 'Tuned on medical writing.' },
  ],
  datasets: [
    { id: 'mlsum', description: 'News articles and their summaries in five languages.' },
    { id: 'samsum', description: 'Chats with a one-line account of what was agreed.' },
  ],
  spaces: [
    { id: 'pszemraj/summarize-long-text', description: 'Handles texts of many pages.' },
    { id: 'ml6team/distilbart-tos-summarizer-tosdr', description: 'Shortens terms of service.' },
    { id: 'pszemraj/document-summarization', description: 'Summarises documents you upload.' },
    { id: 'ml6team/post-processing-summarization', description: 'Marks what a summary got wrong.' },
  ],
  widgetModels: ['facebook/bart-large-cnn'],
  youtubeId: 'yHnr5Dk2zCI',
  canonicalId: 'text-generation',
  subtasks: [
    { type: 'news-articles-summarization', name: 'News Articles Summarization' },
    { type: 'news-articles-headline-generation', name: 'News Articles Headline Generation' },
  ],
  related: ['text-generation', 'translation', 'question-answering'],
});
