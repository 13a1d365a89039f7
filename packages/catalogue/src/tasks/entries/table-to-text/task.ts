import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Table to Text',
  modality: 'nlp',
  synonyms: ['describe a table', 'data to text', 'table description'],
  summary:
    'Table-to-text writes sentences that say what a table says: a weather report from readings, a match report from scores.',
  demo: {
    inputs: [
      {
        type: 'tabular',
        label: 'Readings',
        table: [
          ['Station', 'Wind', 'Rain'],
          ['Harbour', '38 km/h', '0 mm'],
          ['Lighthouse', '61 km/h', '2 mm'],
          ['Valley', '12 km/h', '7 mm'],
        ],
      },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Text',
        content:
          'It blew hardest at the lighthouse, with 61 km/h, while most rain, 7 mm, fell in the sheltered valley. The harbour stayed dry.',
      },
    ],
  },
  metrics: [
    { id: 'BLEU', description: 'Compares runs of words with texts written by people for the same table.' },
    {
      id: 'PARENT',
      description:
        'Like BLEU, but words also count if they are in the table, and invented ones lower the score.',
    },
  ],
  models: [
    { id: 'google-t5/t5-base', description: 'A general text-to-text model, often fine-tuned for this task.' },
    {
      id: 'google/flan-t5-base',
      description: 'The same base after instruction tuning; usable with a plain request.',
    },
  ],
  datasets: [
    {
      id: 'GEM/totto',
      description: 'Wikipedia tables with marked cells and the sentence that describes them.',
    },
    { id: 'GEM/web_nlg', description: 'Small sets of facts with the sentences that express them.' },
  ],
  spaces: [],
  widgetModels: [],
  hideInModels: true,
  related: ['tabular-to-text', 'table-question-answering', 'summarization'],
});
