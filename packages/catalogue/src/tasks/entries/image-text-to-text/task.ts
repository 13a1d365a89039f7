import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Image-Text-to-Text',
  modality: 'multimodal',
  synonyms: [
    'vlm',
    'vision language model',
    'vision llm',
    'visual language model',
    'multimodal llm',
    'mllm',
    'chat with images',
    'image chat',
    'lvlm',
    'image understanding',
    'vision chat',
    'describe an image with a prompt',
  ],
  summary:
    'Image-text-to-text models look at pictures, read a request about them, and answer in text: a chat that can see.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input.avif',
        alt: 'A breakfast table by a window: a blue-green teapot, an orange mug of tea, a bowl with five lemons on a striped cloth, a plant in a clay pot, and a halved lemon with a knife on a cutting board.',
        label: 'Picture',
      },
      {
        type: 'text',
        label: 'Request',
        content: 'How many lemons are in the bowl, and what lies on the cutting board?',
      },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Answer',
        content: 'There are five lemons in the bowl. Half a lemon and a knife lie on the cutting board.',
      },
    ],
  },
  metrics: [
    { id: 'Accuracy', description: 'On questions with one right answer, the share answered correctly.' },
    {
      id: 'ANLS',
      description: 'For reading text in pictures: how close the answer is to the truth, letter by letter.',
    },
  ],
  models: [
    { id: 'HuggingFaceTB/SmolVLM-Instruct', description: 'Sees and chats within a few gigabytes of memory.' },
    { id: 'zai-org/GLM-4.5V', description: 'Large and strong on documents, charts and reasoning.' },
    { id: 'rednote-hilab/dots.ocr', description: 'Reads whole documents with their layout.' },
    {
      id: 'Qwen/Qwen2.5-VL-3B-Instruct',
      description: 'A capable small model that can also point and read long videos.',
    },
    { id: 'microsoft/Magma-8B', description: 'Plans actions on screens and for robots from what it sees.' },
  ],
  datasets: [
    {
      id: 'liuhaotian/LLaVA-Instruct-150K',
      description: 'Conversations about pictures that started the field.',
    },
    {
      id: 'DAMO-NLP-SG/multimodal_textbook',
      description: 'Lessons with pictures and text in their natural order.',
    },
    { id: 'HuggingFaceM4/the_cauldron', description: 'Fifty collections in one form, for training.' },
    { id: 'HuggingFaceM4/WebSight', description: 'Screenshots with the code that draws them.' },
  ],
  spaces: [
    { id: 'opencompass/open_vlm_leaderboard', description: 'Compares models over many benchmarks.' },
    {
      id: 'sergiopaniego/vlm_object_understanding',
      description: 'Shows how well models find and count things.',
    },
    { id: 'prithivMLmods/Multimodal-OCR', description: 'Reads text out of pictures with several models.' },
  ],
  widgetModels: ['zai-org/GLM-4.5V'],
  youtubeId: 'IoGaGfU1CIg',
  related: ['visual-question-answering', 'document-question-answering', 'video-text-to-text'],
});
