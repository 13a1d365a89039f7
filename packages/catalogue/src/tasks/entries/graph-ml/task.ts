import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Graph Machine Learning',
  modality: 'other',
  synonyms: [
    'graph machine learning',
    'graph neural network',
    'gnn',
    'graph classification',
    'node classification',
    'link prediction',
    'graph learning',
    'molecule property prediction',
  ],
  summary: 'Graph machine learning learns from things and the links between them: molecules, networks, maps.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input-graph.avif',
        alt: 'A graph of 42 people joined by 114 friendships. Six larger nodes are coloured by their club, two for each of three clubs; all others are grey.',
        label: 'Friendships; the clubs of six people are known',
      },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'output-graph.avif',
        alt: 'The same graph with every node coloured by the club that was guessed from its friends: 34 of 36 guesses are right, the others have a white ring.',
        label: 'Groups found',
      },
    ],
  },
  metrics: [
    { id: 'ROC AUC', description: 'How well the scores separate the two classes, whatever the threshold.' },
    { id: 'MAE', description: 'The mean absolute error, for predicted quantities.' },
    { id: 'Hits@k', description: 'For predicted links: how often the true one is among the first k.' },
  ],
  models: [
    {
      id: 'clefourrier/graphormer-base-pcqm4mv2',
      description: 'A transformer for graphs, pretrained on the energies of molecules.',
    },
    { id: 'clefourrier/graphormer-base-pcqm4mv1', description: 'An earlier version of the same model.' },
  ],
  datasets: [
    {
      id: 'graphs-datasets/PCQM4Mv2',
      description: 'Millions of molecules with a computed quantum property.',
    },
    { id: 'graphs-datasets/MUTAG', description: 'A small classic: which compounds damage genes.' },
    { id: 'graphs-datasets/ogbg-molhiv', description: 'Molecules and whether they slow the virus.' },
  ],
  spaces: [],
  widgetModels: [],
  related: ['tabular-classification', 'other'],
});
