import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Zero-Shot Classification',
  modality: 'nlp',
  synonyms: [
    'zero shot text classification',
    'classify without training',
    'zero shot classifier',
    'labels without examples',
    'zero shot learning',
    'zeroshot',
  ],
  summary:
    'Zero-shot classification sorts texts into classes that you name when it runs, without any training examples.',
  demo: {
    inputs: [
      {
        type: 'text',
        label: 'Text',
        content: 'The new bridge will cut the way to school by half, but the cost has doubled.',
      },
      { type: 'text', label: 'Candidate labels', content: 'transport, cooking, sport' },
    ],
    outputs: [
      {
        type: 'chart',
        label: 'Label',
        data: [
          { label: 'transport', score: 0.97 },
          { label: 'sport', score: 0.02 },
          { label: 'cooking', score: 0.01 },
        ],
      },
    ],
  },
  metrics: [
    { id: 'accuracy', description: 'The share of texts whose best label is the right one.' },
    { id: 'f1', description: 'The harmonic mean of precision and recall, averaged over the classes.' },
  ],
  models: [
    {
      id: 'facebook/bart-large-mnli',
      description: 'The well-known first choice, solid on short English texts.',
    },
    {
      id: 'MoritzLaurer/ModernBERT-large-zeroshot-v2.0',
      description: 'Newer and faster, reads long texts, trained on data free for commercial use.',
    },
    {
      id: 'knowledgator/gliclass-modern-base-v2.0-init',
      description: 'Looks at all labels in one pass, so long lists stay fast.',
    },
  ],
  datasets: [
    { id: 'nyu-mll/glue', description: 'Several language understanding tasks, inference among them.' },
    {
      id: 'nyu-mll/multi_nli',
      description:
        'Sentence pairs from many kinds of text, marked by whether the second follows from the first.',
    },
    { id: 'fever/fever', description: 'Claims with the evidence that supports or refutes them.' },
  ],
  spaces: [],
  widgetModels: ['facebook/bart-large-mnli'],
  related: ['text-classification', 'zero-shot-image-classification', 'sentence-similarity'],
});
