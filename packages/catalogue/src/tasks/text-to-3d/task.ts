import { defineTask } from '../../task.ts';

export default defineTask({
  label: 'Text-to-3D',
  modality: 'cv',
  summary:
    'Text-to-3D models make a three-dimensional object from a description: a mesh, a cloud of points or splats one can turn and look at.',
  demo: {
    inputs: [{ type: 'text', label: 'Prompt', content: 'A low wooden toy boat with a red sail' }],
    outputs: [
      { type: 'img', filename: 'output.webp', alt: 'A turntable view of a wooden toy boat with a red sail.' },
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
