import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Visual Document Retrieval',
  modality: 'multimodal',
  synonyms: [
    'vidore',
    'search pdf pages',
    'page retrieval',
    'document screenshot search',
    'find a page in pdfs',
    'visual rag',
    'multimodal retrieval',
  ],
  summary:
    'Visual document retrieval finds the pages that answer a question by looking at them, with their tables, figures and layout.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input-pages.avif',
        alt: 'Four pages of a harbour report side by side: a welcome, a bar chart of occupied berths, a table of ferry passengers by month, and a page on safety and spending.',
        label: 'Pages',
      },
      { type: 'text', label: 'Question', content: 'How many ferry passengers were there in July?' },
    ],
    outputs: [
      {
        type: 'chart',
        label: 'Page',
        data: [
          { label: 'Page 3: Ferry passengers', score: 1 },
          { label: 'Page 4: Safety and works', score: 0.419 },
          { label: 'Page 1: A calm year', score: 0.053 },
          { label: 'Page 2: Berths', score: 0.053 },
        ],
      },
      {
        type: 'img',
        filename: 'output-heat.avif',
        alt: 'Page 3 of the report, Ferry passengers, with a warm glow over the words that match the question: ferry, passengers, July.',
        label: 'Best match: page 3',
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
