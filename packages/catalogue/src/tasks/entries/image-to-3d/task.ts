import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Image-to-3D',
  modality: 'cv',
  synonyms: [
    '3d from image',
    'image to mesh',
    '3d reconstruction',
    'photo to 3d',
    'picture to 3d model',
    'gaussian splatting',
    'single image 3d',
    'nerf',
  ],
  summary:
    'Image-to-3D models rebuild an object, or a whole scene, in three dimensions from one picture or a few.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input.avif',
        alt: 'A toy tugboat on a plain light background: red and blue hull, white cabin with a turquoise roof, yellow funnel, black tyres along the side.',
        label: 'Picture',
      },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'output-mesh.avif',
        alt: 'The mesh of the toy tugboat, three times side by side: as glowing wires, coloured by the direction of its faces, and in its own colours.',
        label: 'Mesh',
      },
      {
        type: 'img',
        filename: 'output-turntable.avif',
        still: 'output-turntable-still.avif',
        alt: 'The toy tugboat as a mesh that turns once around, so that its back can be seen too.',
        label: 'Turntable',
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
