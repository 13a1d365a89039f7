import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Sentence Similarity',
  modality: 'nlp',
  synonyms: [
    'semantic similarity',
    'text similarity',
    'semantic textual similarity',
    'sts benchmark',
    'compare sentences',
    'semantic search',
    'paraphrase detection',
    'duplicate detection',
    'similar sentences',
    'sentence matching',
    'compare two texts',
  ],
  summary: 'Sentence similarity tells how close two texts are in meaning, whatever words they use.',
  demo: {
    inputs: [
      { type: 'text', label: 'Source sentence', content: 'The ferry leaves at half past nine.' },
      { type: 'text', label: 'Compared with', content: 'At 9:30 the boat sets off.' },
      { type: 'text', label: 'Compared with', content: 'Boats to the island depart in the morning.' },
      { type: 'text', label: 'Compared with', content: 'She repairs violins in a small workshop.' },
    ],
    outputs: [
      {
        type: 'chart',
        label: 'Similarity',
        data: [
          { label: 'At 9:30 the boat sets off.', score: 0.83 },
          { label: 'Boats to the island depart in the morning.', score: 0.58 },
          { label: 'She repairs violins in a small workshop.', score: 0.04 },
        ],
      },
    ],
  },
  metrics: [
    {
      id: 'Mean Reciprocal Rank',
      description: 'One divided by the place of the first right result, averaged over questions.',
    },
    {
      id: 'Cosine Similarity',
      description:
        'How far two vectors point the same way, regardless of length: 1 for the same direction, 0 for none in common.',
    },
  ],
  models: [
    { id: 'sentence-transformers/all-mpnet-base-v2', description: 'A dependable all-round English model.' },
    {
      id: 'BAAI/bge-m3',
      description: 'Over a hundred languages, long texts, three ways of matching in one model.',
    },
    {
      id: 'HIT-TMG/KaLM-embedding-multilingual-mini-instruct-v1.5',
      description: 'Small, multilingual, follows an instruction about what similar means.',
    },
  ],
  datasets: [
    { id: 'microsoft/ms_marco', description: 'Real search questions with passages that answer them.' },
  ],
  spaces: [
    {
      id: 'Gradio-Blocks/Ask_Questions_To_YouTube_Videos',
      description: 'Finds the moment of a video that answers a question.',
    },
    { id: 'Gradio-Blocks/pubmed-abstract-retriever', description: 'Finds medical abstracts by meaning.' },
    {
      id: 'nickmuchi/article-text-summarizer',
      description: 'Summarises articles and finds related passages.',
    },
    {
      id: 'sentence-transformers/Sentence_Transformers_for_semantic_search',
      description: 'Shows semantic search step by step.',
    },
  ],
  widgetModels: ['sentence-transformers/all-MiniLM-L6-v2'],
  youtubeId: 'VCZq5AkbNEU',
  related: ['feature-extraction', 'text-ranking', 'zero-shot-classification'],
});
