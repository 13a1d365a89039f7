import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Text Retrieval',
  modality: 'nlp',
  synonyms: [
    'passage retrieval',
    'document retrieval',
    'information retrieval',
    'dense retrieval',
    'search documents',
    'rag',
    'retrieval augmented generation',
    'find passages',
  ],
  summary: 'Text retrieval finds, in a large collection, the few texts that are relevant to a question.',
  demo: {
    inputs: [
      { type: 'text', label: 'Query', content: 'When does the last ferry run on Sundays?' },
      { type: 'text', label: 'Collection', content: '12,400 pages of timetables, notices and regulations' },
    ],
    outputs: [
      {
        type: 'chart',
        label: 'Best pages',
        data: [
          { label: 'Timetable, Sundays and holidays', score: 0.91 },
          { label: 'Notice: reduced service in winter', score: 0.64 },
          { label: 'Regulations for late departures', score: 0.37 },
        ],
      },
    ],
  },
  metrics: [
    {
      id: 'Recall@k',
      description: 'Of the texts that should be found, the share among the first k results.',
    },
    {
      id: 'Normalized Discounted Cumulative Gain',
      description: 'Rewards finding good texts near the top of the list.',
    },
    {
      id: 'Mean Reciprocal Rank',
      description: 'One divided by the place of the first right text, averaged over queries.',
    },
  ],
  models: [
    { id: 'BAAI/bge-m3', description: 'Dense, sparse and word-level matching in one multilingual model.' },
    {
      id: 'intfloat/multilingual-e5-base',
      description: 'A compact multilingual retriever with query and passage prefixes.',
    },
    { id: 'naver/splade-v3', description: 'Learnt keyword weights that fit into an ordinary search index.' },
  ],
  datasets: [
    { id: 'microsoft/ms_marco', description: 'Real search questions with the passages that answer them.' },
    {
      id: 'BeIR/beir',
      description:
        'Eighteen collections from different fields, for testing how well a retriever generalizes.',
    },
  ],
  spaces: [],
  widgetModels: [],
  subtasks: [
    { type: 'document-retrieval', name: 'Document Retrieval' },
    { type: 'utterance-retrieval', name: 'Utterance Retrieval' },
    { type: 'entity-linking-retrieval', name: 'Entity Linking Retrieval' },
    { type: 'fact-checking-retrieval', name: 'Fact Checking Retrieval' },
  ],
  hideInModels: true,
  related: ['text-ranking', 'sentence-similarity', 'visual-document-retrieval'],
});
