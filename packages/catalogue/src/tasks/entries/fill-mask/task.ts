import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Fill-Mask',
  modality: 'nlp',
  synonyms: [
    'masked language modeling',
    'mlm',
    'masked language model',
    'fill in the blank',
    'cloze',
    'mask filling',
    'masked word',
    'missing word',
  ],
  summary: 'Fill-mask models read a text with a gap and say which words would fit it best.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'The keeper lit the [MASK] before the fog came in.' }],
    outputs: [
      {
        type: 'chart',
        label: 'Best words',
        data: [
          { label: 'lamp', score: 0.52 },
          { label: 'fire', score: 0.21 },
          { label: 'candles', score: 0.09 },
          { label: 'lantern', score: 0.08 },
          { label: 'stove', score: 0.03 },
        ],
      },
    ],
  },
  metrics: [
    {
      id: 'cross_entropy',
      description: 'How unlikely the model finds the masked word; lower is better.',
    },
    { id: 'perplexity', description: 'The number of equally likely words it chooses between.' },
  ],
  models: [
    {
      id: 'answerdotai/ModernBERT-large',
      description: 'A recent encoder: faster, and reads eight thousand tokens.',
    },
    {
      id: 'FacebookAI/xlm-roberta-base',
      description: 'A hundred languages in one model, a common base for fine-tuning.',
    },
  ],
  datasets: [
    { id: 'wikipedia', description: 'An encyclopedia in hundreds of languages.' },
    { id: 'c4', description: 'A large cleaned crawl of the web.' },
  ],
  spaces: [],
  widgetModels: ['distilroberta-base'],
  youtubeId: 'mqElG5QJWUg',
  subtasks: [
    { type: 'slot-filling', name: 'Slot Filling' },
    { type: 'masked-language-modeling', name: 'Masked Language Modeling' },
  ],
  related: ['token-classification', 'text-classification', 'text-generation'],
});
