import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Feature Extraction',
  modality: 'nlp',
  synonyms: [
    'embeddings',
    'text embeddings',
    'embedding model',
    'embed text',
    'embedder',
    'vectors',
    'vectorize text',
    'sentence embeddings',
    'rag embeddings',
    'text vectors',
    'dense vectors',
  ],
  summary:
    'Feature extraction turns a text into a list of numbers, an embedding, that captures its meaning for search, comparison and learning.',
  demo: {
    inputs: [
      {
        type: 'text',
        label: 'Input',
        content: 'The lighthouse keeper wrote down the weather every evening.',
      },
    ],
    outputs: [
      {
        type: 'tabular',
        label: 'Embedding: one row per token, the first three of 768 dimensions',
        table: [
          ['Token', '1', '2', '3'],
          ['The', '0.412', '-0.087', '1.203'],
          ['lighthouse', '-0.954', '0.640', '0.021'],
          ['keeper', '-0.871', '0.702', '0.118'],
          ['wrote', '0.107', '0.255', '-0.390'],
        ],
      },
    ],
  },
  metrics: [
    {
      id: 'Retrieval nDCG@10',
      description: 'How well the first ten results of a search are ordered when these vectors are used.',
    },
    {
      id: 'Spearman correlation',
      description: 'How well closeness of vectors agrees with the similarity people see.',
    },
  ],
  models: [
    { id: 'thenlper/gte-large', description: 'Strong English embeddings of moderate size.' },
    {
      id: 'Alibaba-NLP/gte-Qwen1.5-7B-instruct',
      description: 'A large language model turned into an embedder that follows instructions.',
    },
  ],
  datasets: [
    {
      id: 'wikipedia',
      description: 'An encyclopedia in hundreds of languages, the raw material of many encoders.',
    },
  ],
  spaces: [
    { id: 'mteb/leaderboard', description: 'Ranks embedding models over dozens of tasks and languages.' },
    { id: 'mteb/arena', description: 'Lets people vote on which model found better.' },
  ],
  widgetModels: ['facebook/bart-base'],
  related: ['sentence-similarity', 'text-ranking', 'image-feature-extraction'],
});
