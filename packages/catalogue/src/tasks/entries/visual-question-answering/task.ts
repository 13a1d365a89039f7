import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Visual Question Answering',
  modality: 'multimodal',
  synonyms: [
    'vqa',
    'image question answering',
    'ask about an image',
    'visual qa',
    'question about a picture',
    'answer questions about images',
  ],
  summary: 'Visual question answering answers a short question about a picture.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input.avif',
        alt: 'A white bowl with blue stripes on a striped cloth, seen from above; in it lie five lemons. Beside it stand a blue-green teapot and a potted plant, and in front lies half a lemon on a board.',
        label: 'Picture',
      },
      { type: 'text', label: 'Question', content: 'How many lemons are in the bowl?' },
    ],
    outputs: [
      {
        type: 'chart',
        label: 'Answer',
        data: [
          { label: '5', score: 0.93 },
          { label: '4', score: 0.05 },
          { label: '6', score: 0.02 },
        ],
      },
    ],
  },
  metrics: [
    { id: 'accuracy', description: 'An answer counts fully if at least three of ten people gave it.' },
    {
      id: 'wu-palmer similarity',
      description:
        'Gives credit for near answers by their distance in a tree of concepts: dog is close to fox.',
    },
  ],
  models: [
    { id: 'google/deplot', description: 'Turns a chart into the table behind it.' },
    { id: 'google/matcha-base', description: 'Understands charts and does sums with them.' },
    { id: 'google/pix2struct-ocrvqa-large', description: 'Answers questions about the text on book covers.' },
  ],
  datasets: [
    { id: 'Graphcore/vqa', description: 'Everyday pictures with questions and ten answers each.' },
    { id: 'facebook/textvqa', description: 'Questions that need the words in the picture to be read.' },
  ],
  spaces: [
    { id: 'merve/pix2struct', description: 'Tries models for documents, charts and screens.' },
    { id: 'nielsr/vilt-vqa', description: 'Asks a small classic model.' },
    { id: 'Salesforce/BLIP', description: 'Captions and answers with one model.' },
    { id: 'vumichien/Img2Prompt', description: 'Guesses a prompt that could have made the picture.' },
  ],
  widgetModels: ['dandelin/vilt-b32-finetuned-vqa'],
  subtasks: [{ type: 'visual-question-answering', name: 'Visual Question Answering' }],
  related: ['image-text-to-text', 'document-question-answering', 'image-to-text'],
});
