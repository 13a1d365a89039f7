import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Document Question Answering',
  modality: 'multimodal',
  synonyms: [
    'docvqa',
    'document qa',
    'doc qa',
    'ask a pdf',
    'chat with pdf',
    'question about a document',
    'invoice extraction',
    'form understanding',
    'document understanding',
    'document ai',
    'receipt parsing',
    'pdf question answering',
  ],
  summary:
    'Document question answering finds the answer to a question in the picture of a page: a form, an invoice, a letter.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input.avif',
        alt: 'An invoice of the Saltmere Harbour Office to Marta Lindqvist, dated 12 June 2025: seven nights at berth 14, shore power, fresh water and a crane; subtotal, VAT and a total due of £419.28.',
        label: 'Document',
      },
      { type: 'text', label: 'Question', content: 'What is the total due?' },
    ],
    outputs: [
      { type: 'text', label: 'Answer', content: '£419.28' },
      {
        type: 'img',
        filename: 'output-answer.avif',
        alt: 'The same invoice with an amber box around the answer, £419.28, at the lower right.',
        label: 'Where the answer stands',
      },
    ],
  },
  metrics: [
    {
      id: 'anls',
      description:
        'Average normalised Levenshtein similarity: how close the answer is letter by letter, so that a misread character costs little.',
    },
    { id: 'exact-match', description: 'The share of answers that are right to the letter.' },
  ],
  models: [
    { id: 'impira/layoutlm-document-qa', description: 'Small and quick; points to the words on the page.' },
    { id: 'impira/layoutlm-invoices', description: 'The same, tuned on invoices.' },
    {
      id: 'microsoft/udop-large',
      description: 'Joins text, layout and picture in one model for many document tasks.',
    },
    {
      id: 'google/pix2struct-docvqa-large',
      description: 'Reads the picture directly, without a separate OCR step.',
    },
  ],
  datasets: [
    { id: 'HuggingFaceM4/Docmatix', description: 'Millions of questions about pages, for training.' },
    { id: 'eliolio/docvqa', description: 'Questions about scanned industry documents, the usual benchmark.' },
  ],
  spaces: [
    { id: 'impira/docquery', description: 'Asks a document of yours.' },
    { id: 'impira/invoices', description: 'Reads the fields of an invoice you upload.' },
    { id: 'merve/compare_docvqa_models', description: 'Compares several models on one page.' },
  ],
  widgetModels: ['impira/layoutlm-invoices'],
  subtasks: [{ type: 'document-question-answering', name: 'Document Question Answering' }],
  hideInDatasets: true,
  related: ['visual-document-retrieval', 'visual-question-answering', 'question-answering'],
});
