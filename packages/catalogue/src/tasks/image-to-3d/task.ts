import { defineTask } from '../../task.ts';

export default defineTask({
  label: 'Image-to-3D',
  modality: 'cv',
  summary:
    'Image-to-3D models rebuild an object, or a whole scene, in three dimensions from one picture or a few.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input.webp',
        alt: 'A wooden toy boat with a red sail on a plain background.',
      },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'output.webp',
        alt: 'The rebuilt boat turning on a turntable, shaded to show its shape.',
      },
    ],
  },
  metrics: [
    {
      id: 'Chamfer distance',
      description: 'The mean distance from points of the rebuilt surface to the true one and back.',
    },
    { id: 'PSNR', description: 'How close rendered views are to real photographs from the same place.' },
    {
      id: 'LPIPS',
      description: 'The perceptual difference between rendered and real views; lower is closer.',
    },
  ],
  models: [
    { id: 'TencentARC/InstantMesh', description: 'A mesh from a single picture in about ten seconds.' },
    { id: 'tencent/HunyuanWorld-1', description: 'Builds explorable worlds rather than single objects.' },
    { id: 'hwjiang/Real3D', description: 'Learnt from real photographs as well as from synthetic shapes.' },
    {
      id: 'stabilityai/stable-point-aware-3d',
      description: 'Lets you correct the shape through its points before the mesh is made.',
    },
  ],
  datasets: [
    { id: 'allenai/objaverse-xl', description: 'Millions of 3D objects gathered from the web.' },
    { id: 'dylanebert/iso3d', description: 'Single objects on plain ground, for comparing methods.' },
  ],
  spaces: [
    { id: 'dylanebert/3d-arena', description: 'People vote on which of two reconstructions is better.' },
    { id: 'TencentARC/InstantMesh', description: 'Rebuilds an object from your picture.' },
    { id: 'stabilityai/stable-point-aware-3d', description: 'Rebuild, correct, rebuild.' },
    { id: 'hwjiang/Real3D', description: 'Tries the model on everyday photographs.' },
    { id: 'dylanebert/LGM-mini', description: 'A minimal version to learn from.' },
  ],
  widgetModels: [],
  related: ['text-to-3d', 'depth-estimation', 'image-segmentation'],
});
