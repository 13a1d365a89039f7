import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Text-to-Image',
  modality: 'cv',
  synonyms: [
    'image generation',
    'generate images',
    'image generator',
    'ai art',
    'txt2img',
    'picture generation',
    'draw pictures',
    'prompt to image',
    'create image',
    'art generator',
    'generate pictures',
    'logo generation',
    'image synthesis',
    'bildgenerierung',
    'bilder generieren',
    "génération d'images",
    'generar imágenes',
    'gerar imagens',
    'generare immagini',
    'генерация изображений',
    '图像生成',
    '画像生成',
    '이미지 생성',
  ],
  summary: 'Text-to-image models paint a picture that fits a description written in ordinary words.',
  demo: {
    inputs: [
      {
        type: 'text',
        label: 'Prompt',
        content: 'A hot-air balloon over red autumn woods beside a misty mountain lake, snowy peaks behind',
      },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'output.avif',
        alt: 'A red and yellow hot-air balloon floats over red autumn woods beside a misty mountain lake; a second balloon is far away, and snowy peaks stand behind.',
        label: 'Picture',
      },
    ],
  },
  metrics: [
    {
      id: 'IS',
      description:
        'The inception score: high when pictures are varied and a classifier recognises each one clearly.',
    },
    {
      id: 'FID',
      description: 'The distance between the statistics of generated and real pictures; lower is closer.',
    },
    {
      id: 'R-Precision',
      description: 'How often the right text is found for a generated picture among wrong ones.',
    },
  ],
  models: [
    {
      id: 'black-forest-labs/FLUX.1-Krea-dev',
      description: 'Photographic pictures without the glossy look of many generators.',
    },
    { id: 'Qwen/Qwen-Image', description: 'Writes legible text into pictures, in Latin and Chinese script.' },
    { id: 'ByteDance/SDXL-Lightning', description: 'Makes large pictures in a handful of steps.' },
    { id: 'ByteDance/Hyper-SD', description: 'Add-ons that cut the number of steps of well-known models.' },
  ],
  datasets: [
    { id: 'red_caps', description: 'Millions of pictures with the captions their posters wrote.' },
    { id: 'conceptual_captions', description: 'Web pictures with cleaned-up descriptions.' },
    {
      id: 'Spawning/PD12M',
      description: 'Twelve million pictures that are free of copyright, with captions.',
    },
  ],
  spaces: [
    {
      id: 'stabilityai/stable-diffusion-3-medium',
      description: 'Tries a compact general model in the browser.',
    },
    { id: 'jbilcke-hf/ai-comic-factory', description: 'Draws a whole comic page from one idea.' },
    { id: 'multimodalart/flux-lora-lab', description: 'Mixes several styles on one base model.' },
    { id: 'latent-consistency/lcm-lora-for-sdxl', description: 'Shows how few steps a picture can need.' },
    { id: 'multimodalart/LoraTheExplorer', description: 'A gallery of styles to try one after another.' },
    {
      id: 'ArtGAN/Stable-Diffusion-ControlNet-WebUI',
      description: 'Guides pictures by edges, poses and depth.',
    },
    { id: 'InstantX/InstantID', description: 'Keeps the likeness of a face across new pictures.' },
  ],
  widgetModels: ['black-forest-labs/FLUX.1-dev'],
  related: ['image-to-image', 'text-to-video', 'unconditional-image-generation'],
});
