import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Text Ranking',
  modality: 'nlp',
  synonyms: [
    'rerank',
    'reranker',
    'reranking',
    'cross encoder',
    'passage ranking',
    'relevance ranking',
    'search ranking',
    're-ranking',
    'sort search results',
  ],
  summary: 'Text ranking orders passages by how well they answer a query, most fitting first.',
  demo: {
    inputs: [
      { type: 'text', label: 'Query', content: 'Which planet is the largest?' },
      { type: 'text', label: 'Passage', content: 'The largest volcano we know of stands on Mars.' },
      { type: 'text', label: 'Passage', content: 'Neptune takes 165 years to go once round the sun.' },
      {
        type: 'text',
        label: 'Passage',
        content: 'Jupiter is the largest of the planets: eleven Earths side by side would span it.',
      },
    ],
    outputs: [
      {
        type: 'chart',
        label: 'Score, most fitting first',
        data: [
          {
            label: 'Jupiter is the largest of the planets: eleven Earths side by side would span it.',
            score: 0.98,
          },
          { label: 'The largest volcano we know of stands on Mars.', score: 0.11 },
          { label: 'Neptune takes 165 years to go once round the sun.', score: 0.01 },
        ],
      },
    ],
  },
  metrics: [
    {
      id: 'Normalized Discounted Cumulative Gain',
      description: 'Rewards good passages near the top, with graded relevance; 1 is the perfect order.',
    },
    {
      id: 'Mean Reciprocal Rank',
      description: 'One divided by the place of the first right passage, averaged over queries.',
    },
    {
      id: 'Mean Average Precision',
      description: 'Precision at every right passage, averaged; fits when several are right.',
    },
  ],
  models: [
    { id: 'cross-encoder/ms-marco-MiniLM-L6-v2', description: 'Small, fast and good enough to begin with.' },
    {
      id: 'Alibaba-NLP/gte-multilingual-reranker-base',
      description: 'Over seventy languages and long passages.',
    },
    {
      id: 'Alibaba-NLP/gte-reranker-modernbert-base',
      description: 'A recent English reranker of modest size.',
    },
  ],
  datasets: [
    {
      id: 'microsoft/ms_marco',
      description: 'Real search questions with passages marked as answering them or not.',
    },
  ],
  spaces: [],
  widgetModels: ['cross-encoder/ms-marco-MiniLM-L6-v2'],
  related: ['sentence-similarity', 'text-retrieval', 'feature-extraction'],
});
