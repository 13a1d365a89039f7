import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Question Answering',
  modality: 'nlp',
  synonyms: [
    'qa',
    'extractive qa',
    'answer extraction',
    'reading comprehension',
    'extractive question answering',
    'answer from a passage',
    'q&a',
    'fragen beantworten',
    'réponse aux questions',
    'responder preguntas',
    'ответы на вопросы',
    '问答',
    '質問応答',
    '질의응답',
  ],
  summary:
    'Question answering finds the answer to a question in a text that is given with it, and returns its position.',
  demo: {
    inputs: [
      { type: 'text', label: 'Question', content: 'When does the last ferry leave?' },
      {
        type: 'text',
        label: 'Context',
        content:
          'Ferries run every hour from six in the morning. The last one leaves at half past ten in the evening, on Sundays an hour earlier.',
      },
    ],
    outputs: [
      { type: 'text', label: 'Answer', content: 'half past ten in the evening' },
      {
        type: 'text-with-tokens',
        label: 'Where it stands',
        text: 'Ferries run every hour from six in the morning. The last one leaves at half past ten in the evening, on Sundays an hour earlier.',
        tokens: [{ type: 'ANSWER', start: 71, end: 99 }],
      },
    ],
  },
  metrics: [
    {
      id: 'exact-match',
      description:
        'The share of answers that agree with the truth to the letter, after trimming articles and punctuation.',
    },
    { id: 'f1', description: 'How many words the answer shares with the truth; kinder to near misses.' },
  ],
  models: [
    {
      id: 'deepset/roberta-base-squad2',
      description: 'Sturdy, and able to say that the text has no answer.',
    },
    {
      id: 'distilbert/distilbert-base-cased-distilled-squad',
      description: 'Small and fast, for answers that surely are in the text.',
    },
    { id: 'google/tapas-base-finetuned-wtq', description: 'For questions about tables instead of texts.' },
  ],
  datasets: [
    {
      id: 'squad_v2',
      description: 'Questions on Wikipedia paragraphs, a third of which cannot be answered.',
    },
    { id: 'natural_questions', description: 'Real search questions with the page that answers them.' },
  ],
  spaces: [
    { id: 'deepset/wikipedia-assistant', description: 'Finds the page first, then the answer in it.' },
  ],
  widgetModels: ['deepset/roberta-base-squad2'],
  youtubeId: 'ajPx5LwJD-I',
  subtasks: [
    { type: 'extractive-qa', name: 'Extractive QA' },
    { type: 'open-domain-qa', name: 'Open Domain QA' },
    { type: 'closed-domain-qa', name: 'Closed Domain QA' },
  ],
  related: ['table-question-answering', 'document-question-answering', 'text-generation'],
});
