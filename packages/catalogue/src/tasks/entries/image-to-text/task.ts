import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Image-to-Text',
  modality: 'cv',
  synonyms: [
    'ocr',
    'image captioning',
    'captioning',
    'image caption',
    'caption',
    'text recognition',
    'optical character recognition',
    'handwriting recognition',
    'htr',
    'read text from image',
    'alt text',
    'describe image',
    'extract text from picture',
    'img2text',
    'picture to text',
    'texterkennung',
    'bildbeschreibung',
    'reconnaissance de texte',
    'reconocimiento de texto',
    'распознавание текста',
    '文字识别',
    '文字認識',
    '문자 인식',
  ],
  summary:
    'Image-to-text models look at a picture and write: a caption of what it shows, or the words printed in it.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input.avif',
        alt: 'A white sailing boat on calm water in evening light, with an orange buoy in front of it and a red and white lighthouse on a green headland behind.',
        label: 'Picture',
      },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Caption',
        content:
          'A white sailing boat passes an orange buoy in the evening light, in front of a red and white lighthouse.',
      },
    ],
  },
  metrics: [
    {
      id: 'CIDEr',
      description: 'Compares a caption with several human ones and weighs words by how telling they are.',
    },
    {
      id: 'CLIPScore',
      description: 'Asks another model how well text and picture fit, without any reference caption.',
    },
    {
      id: 'CER',
      description: 'For reading print: the share of characters that were added, lost or changed.',
    },
  ],
  models: [
    {
      id: 'allenai/olmOCR-7B-0725',
      description: 'Reads whole pages, tables and formulas included, into plain text.',
    },
    {
      id: 'fancyfeast/llama-joycaption-beta-one-hf-llava',
      description: 'Writes long, detailed captions, meant for labelling training pictures.',
    },
  ],
  datasets: [
    { id: 'red_caps', description: 'Millions of pictures with the captions their posters wrote.' },
    { id: 'conceptual_captions', description: 'Web pictures with cleaned-up descriptions.' },
  ],
  spaces: [
    {
      id: 'multimodalart/OmniSVG-3B',
      description: 'Turns a picture into a vector drawing, which is text too.',
    },
    {
      id: 'numind/NuMarkdown-8B-Thinking',
      description: 'Reads documents into Markdown and shows how it got there.',
    },
    {
      id: 'fancyfeast/joy-caption-beta-one',
      description: 'Captions your picture in several lengths and tones.',
    },
  ],
  widgetModels: ['Salesforce/blip-image-captioning-large'],
  subtasks: [{ type: 'image-captioning', name: 'Image Captioning' }],
  related: ['image-text-to-text', 'visual-question-answering', 'document-question-answering'],
});
