import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Tabular to Text',
  modality: 'tabular',
  synonyms: ['tabular data to text', 'text from a spreadsheet'],
  summary:
    'Tabular-to-text puts the facts of a record into words: a description from a row of data or from linked facts.',
  demo: {
    inputs: [
      {
        type: 'tabular',
        label: 'Record',
        table: [
          ['Field', 'Value'],
          ['Name', 'Skerry lighthouse'],
          ['Built', '1844'],
          ['Height', '48 m'],
          ['Light', 'white, every 60 s'],
        ],
      },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Text',
        content:
          'Skerry lighthouse, built in 1844, stands 48 metres tall and shows a white light once a minute.',
      },
    ],
  },
  metrics: [
    { id: 'BLEU', description: 'Compares runs of words with texts written by people for the same facts.' },
    {
      id: 'Slot error rate',
      description: 'Facts left out, doubled or wrong, as a share of the facts given.',
    },
  ],
  models: [
    {
      id: 'google/flan-t5-base',
      description: 'A small text-to-text model that follows simple requests and is easily fine-tuned.',
    },
    { id: 'google-t5/t5-small', description: 'The usual small base for a first experiment.' },
  ],
  datasets: [
    { id: 'GEM/web_nlg', description: 'Sets of linked facts with the sentences that express them.' },
    { id: 'GEM/e2e_nlg', description: 'Restaurant records with descriptions.' },
  ],
  spaces: [],
  widgetModels: [],
  subtasks: [{ type: 'rdf-to-text', name: 'RDF to text' }],
  hideInModels: true,
  related: ['table-to-text', 'text-generation', 'tabular-classification'],
});
