import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Table Question Answering',
  modality: 'nlp',
  synonyms: [
    'tableqa',
    'table qa',
    'ask a spreadsheet',
    'question about a table',
    'query a table',
    'chat with csv',
  ],
  summary:
    'Table question answering takes a table and a question in plain words, and answers from the cells, counting or adding up where needed.',
  demo: {
    inputs: [
      {
        type: 'tabular',
        label: 'Ferries',
        table: [
          ['Port', 'Ferries a day', 'Longest crossing'],
          ['Dover', '42', '90 min'],
          ['Harwich', '6', '420 min'],
          ['Newhaven', '8', '240 min'],
        ],
      },
      { type: 'text', label: 'Question', content: 'Which port has the most ferries a day?' },
    ],
    outputs: [{ type: 'text', label: 'Answer', content: 'Dover' }],
  },
  metrics: [
    {
      id: 'Denotation Accuracy',
      description: 'The share of questions whose final answer is right, however it was reached.',
    },
  ],
  models: [
    {
      id: 'microsoft/tapex-base',
      description: 'Learnt by imitating a database engine; a base to fine-tune.',
    },
    {
      id: 'google/tapas-base-finetuned-wtq',
      description: 'Picks cells and an operation such as sum or count.',
    },
  ],
  datasets: [
    { id: 'wikitablequestions', description: 'Questions about Wikipedia tables that need several steps.' },
    { id: 'wikisql', description: 'Questions with the matching database query.' },
  ],
  spaces: [{ id: 'katanaml/table-query', description: 'Asks questions of a spreadsheet of yours.' }],
  widgetModels: ['google/tapas-base-finetuned-wtq'],
  related: ['question-answering', 'table-to-text', 'document-question-answering'],
});
