import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Other',
  modality: 'other',
  summary:
    'Other gathers models whose task has no name of its own yet, from protein folding to chess and compression.',
  demo: {
    inputs: [{ type: 'text', label: 'Molecule, written as text', content: 'Cn1c(=O)c2c(ncn2C)n(C)c1=O' }],
    outputs: [
      {
        type: 'img',
        filename: 'output.avif',
        alt: 'A ball-and-stick model of a caffeine molecule: two fused rings of black carbon and blue nitrogen, two red oxygen atoms, and white hydrogen atoms on three methyl groups.',
        label: 'Shape in space',
      },
    ],
  },
  metrics: [
    {
      id: 'As the model card says',
      description:
        'The figure that fits the task; the card should define it and say on which data it was measured.',
    },
  ],
  models: [
    { id: 'facebook/esmfold_v1', description: 'Folds a protein from its sequence of amino acids.' },
    { id: 'facebook/encodec_24khz', description: 'Compresses sound into few bits and back.' },
  ],
  datasets: [
    {
      id: 'openai/graphwalks',
      description: 'Walks on graphs described in words, a test outside the usual tasks.',
    },
  ],
  spaces: [],
  widgetModels: [],
  hideInModels: true,
  hideInDatasets: true,
  related: ['feature-extraction', 'graph-ml', 'reinforcement-learning'],
});
