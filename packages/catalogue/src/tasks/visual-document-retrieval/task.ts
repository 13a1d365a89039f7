import { defineTask } from '../../task.ts';

export default defineTask({
  label: 'Visual Document Retrieval',
  modality: 'multimodal',
  summary:
    'Visual document retrieval finds the pages that answer a question by looking at them, with their tables, figures and layout.',
  demo: {
    inputs: [
      { type: 'img', filename: 'input.webp', alt: 'A page with a chart and a table.' },
      { type: 'text', label: 'Question', content: 'How did rainfall change over the decade?' },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'output.webp',
        alt: 'The same page with a heat map over the parts that matched the question.',
      },
      {
        type: 'chart',
        label: 'Page',
        data: [
          { label: 'Page 10', score: 0.92 },
          { label: 'Page 11', score: 0.41 },
          { label: 'Page 3', score: 0.12 },
        ],
      },
    ],
  },
  metrics: [
    {
      id: 'Normalized Discounted Cumulative Gain at K',
      description: 'Rewards the right pages near the top of the first K results.',
    },
  ],
  models: [
    {
      id: 'vidore/colqwen2-v1.0',
      description: 'One vector for each patch of the page; strong and widely used.',
    },
    { id: 'Tevatron/OmniEmbed-v0.1', description: 'One vector for pages, pictures, sound and text alike.' },
  ],
  datasets: [
    { id: 'vidore/colpali_train_set', description: 'Pages with questions, from papers, slides and reports.' },
  ],
  spaces: [
    { id: 'vidore/vidore-leaderboard', description: 'Ranks visual retrievers on many kinds of documents.' },
    {
      id: 'vidore/visual-rag-tool',
      description: 'Searches your documents, then answers from the pages found.',
    },
  ],
  widgetModels: [],
  related: ['document-question-answering', 'text-retrieval', 'image-feature-extraction'],
});
