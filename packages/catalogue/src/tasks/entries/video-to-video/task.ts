import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Video-to-Video',
  modality: 'cv',
  synonyms: [
    'video editing',
    'vid2vid',
    'video upscaling',
    'video super resolution',
    'frame interpolation',
    'lip sync',
    'video restyling',
    'video enhancement',
    'edit video',
    'video stabilization',
  ],
  summary:
    'Video-to-video models take a clip and give back a changed one: sharper, restyled, edited by an instruction, or turned into another view.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input-clip.avif',
        still: 'input-clip-still.avif',
        alt: 'A short clip that looks like old film, grey, soft and grainy, with scratches and flickering light: a paper boat rocks on a stream between lily pads.',
        label: 'Old film',
      },
      { type: 'text', label: 'Instruction', content: 'Restore this old film and give it natural colours.' },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'output-clip.avif',
        still: 'output-clip-still.avif',
        alt: 'The same clip, sharp, steady and in colour: a paper boat folded from a lined sheet rocks on a green stream between lily pads and reeds.',
        label: 'Restored',
      },
    ],
  },
  metrics: [
    {
      id: 'Warping error',
      description: 'How much neighbouring frames differ after motion is taken out; flicker shows here.',
    },
    { id: 'CLIP Score', description: 'How well the frames fit the instruction.' },
    { id: 'PSNR', description: 'For restoring: how close the pixels are to a clean reference.' },
  ],
  models: [
    {
      id: 'decart-ai/Lucy-Edit-Dev',
      description: 'Edits clips by a written instruction and keeps the motion.',
    },
    {
      id: 'LeoLau/Shape-for-Motion',
      description: 'Edits through a rebuilt 3D shape, so that a change is the same in every frame.',
    },
    {
      id: 'nvidia/Cosmos-Transfer2.5-2B',
      description: 'Turns simulations and maps into realistic driving and robot scenes.',
    },
    { id: 'numz/SeedVR2_comfyUI', description: 'Restores and enlarges video in one step.' },
  ],
  datasets: [
    { id: 'suimu/VIRESET', description: 'Clips for testing restoration.' },
    { id: 'zhangsh2001/LongV-EVAL', description: 'Longer clips for judging edits over time.' },
    { id: 'Iceclear/SeedVR_VideoDemos', description: 'Before and after clips of video restoration.' },
  ],
  spaces: [
    { id: 'decart-ai/lucy-edit-dev', description: 'Edits a clip of yours by instruction.' },
    {
      id: 'ByteDance-Seed/SeedVR2-3B',
      description: 'Restores and sharpens a short clip of yours in one pass.',
    },
  ],
  widgetModels: [],
  hideInDatasets: true,
  related: ['image-to-image', 'text-to-video', 'video-classification'],
});
