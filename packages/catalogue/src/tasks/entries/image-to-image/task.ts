import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Image-to-Image',
  modality: 'cv',
  synonyms: [
    'img2img',
    'super resolution',
    'upscaling',
    'upscale',
    'upscaler',
    'image upscaling',
    'inpainting',
    'outpainting',
    'style transfer',
    'colorization',
    'colorize',
    'deblur',
    'image restoration',
    'restore old photos',
    'image enhancement',
    'controlnet',
    'sketch to image',
    'image translation',
    'denoise image',
  ],
  summary:
    'Image-to-image models take a picture and give back a changed one: larger, repaired, recoloured, relit, or redone as an instruction says.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input-drawing.avif',
        alt: 'A pencil drawing of the breakfast table: only the outlines of teapot, mug, bowl, lemons, plant, board and knife.',
        label: 'Drawing',
      },
      {
        type: 'img',
        filename: 'input-small.avif',
        alt: 'The bowl of lemons in only 160 by 107 pixels; edges are soft and the stripes of the bowl run together.',
        label: 'Small picture',
      },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'output-painted.avif',
        alt: 'A breakfast table by a window: a blue-green teapot, an orange mug of tea, a bowl with five lemons on a striped cloth, a plant in a clay pot, and a halved lemon with a knife on a cutting board.',
        label: 'Painted from the drawing',
      },
      {
        type: 'img',
        filename: 'output-sharp.avif',
        alt: 'The same picture in 960 by 640 pixels: the grain of the table, the weave of the cloth and the stripes of the bowl can be seen.',
        label: 'Six times as wide',
      },
    ],
  },
  metrics: [
    {
      id: 'PSNR',
      description: 'Peak signal-to-noise ratio: how close the pixels are to a reference, in decibels.',
    },
    {
      id: 'SSIM',
      description:
        'Structural similarity: compares brightness, contrast and structure in small windows, nearer to the eye.',
    },
    { id: 'IS', description: 'The inception score: clear and varied results, judged by a classifier.' },
  ],
  models: [
    { id: 'fal/AuraSR-v2', description: 'Enlarges generated pictures four times with plausible detail.' },
    {
      id: 'black-forest-labs/FLUX.1-Kontext-dev',
      description: 'Edits a picture by a written instruction and leaves the rest alone.',
    },
    { id: 'yisol/IDM-VTON', description: 'Puts a garment from one photograph onto a person in another.' },
    {
      id: 'kontext-community/relighting-kontext-dev-lora-v3',
      description: 'Changes the light of a scene while keeping what is in it.',
    },
    {
      id: 'black-forest-labs/FLUX.1-Fill-dev',
      description: 'Fills a masked part so that it fits its surroundings.',
    },
    {
      id: 'black-forest-labs/FLUX.1-Depth-dev-lora',
      description: 'Keeps the depth of a picture while the style changes.',
    },
  ],
  datasets: [
    { id: 'VIDIT', description: 'The same virtual scenes under many lights, for learning to relight.' },
    { id: 'huggan/CelebA-faces', description: 'Faces for experiments with restoring and recolouring.' },
    {
      id: 'Spawning/PD12M',
      description: 'Twelve million pictures that are free of copyright, with captions.',
    },
  ],
  spaces: [
    { id: 'black-forest-labs/FLUX.1-Kontext-Dev', description: 'Edits a picture of yours by instruction.' },
    { id: 'lllyasviel/iclight-v2-vary', description: 'Relights a subject from any side.' },
    { id: 'jasperai/Flux.1-dev-Controlnet-Upscaler', description: 'Enlarges small or damaged pictures.' },
  ],
  widgetModels: ['Qwen/Qwen-Image'],
  subtasks: [
    { type: 'image-inpainting', name: 'Image Inpainting' },
    { type: 'image-colorization', name: 'Image Colorization' },
    { type: 'super-resolution', name: 'Super Resolution' },
  ],
  related: ['text-to-image', 'image-text-to-image', 'image-segmentation'],
});
