import { defineTask } from '../../task.ts';

export default defineTask({
  label: 'Text-to-3D',
  modality: 'cv',
  summary:
    'Text-to-3D models make a three-dimensional object from a description: a mesh, a cloud of points or splats one can turn and look at.',
  demo: {
    inputs: [{ type: 'text', label: 'Prompt', content: 'A ball-and-stick model of a caffeine molecule' }],
    outputs: [
      {
        type: 'img',
        filename: 'output.avif',
        alt: 'A ball-and-stick model of a caffeine molecule: two fused rings of black carbon and blue nitrogen, two red oxygen atoms, and white hydrogen atoms on three methyl groups.',
        label: 'Object',
      },
    ],
  },
  metrics: [
    {
      id: 'CLIP R-Precision',
      description: 'How often the right prompt is found for renders of the object among wrong ones.',
    },
    { id: 'CLIP Score', description: 'How well renders of the object from several sides fit the words.' },
  ],
  models: [
    { id: 'openai/shap-e', description: 'A small model that makes simple shapes in seconds.' },
    { id: 'ashawkey/LGM', description: 'Turns a few generated views into thousands of coloured splats.' },
  ],
  datasets: [
    { id: 'allenai/objaverse-xl', description: 'Millions of 3D objects gathered from the web.' },
    { id: 'tiange/Cap3D', description: 'Descriptions for hundreds of thousands of 3D objects.' },
  ],
  spaces: [
    { id: 'hysts/Shap-E', description: 'Makes simple objects from words or a picture.' },
    { id: 'ashawkey/LGM', description: 'Shows the splats growing from generated views.' },
  ],
  widgetModels: [],
  related: ['image-to-3d', 'text-to-image', 'text-to-video'],
});
