import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Text-to-3D',
  modality: 'cv',
  synonyms: [
    '3d generation',
    'generate 3d',
    '3d model from text',
    'text to mesh',
    'prompt to 3d',
    '3d asset generation',
  ],
  summary:
    'Text-to-3D models make a three-dimensional object from a description: a mesh, a cloud of points or splats one can turn and look at.',
  demo: {
    inputs: [
      {
        type: 'text',
        label: 'Prompt',
        content: 'A round green cactus with two arms and a pink flower, in a clay pot',
      },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'output-turntable.avif',
        still: 'output-turntable-still.avif',
        alt: 'A cactus with pink flowers in a clay pot as a mesh that turns once around, so that its back can be seen too.',
        label: 'Turntable',
      },
      {
        type: 'img',
        filename: 'output-mesh.avif',
        alt: 'The mesh of a cactus with pink flowers in a clay pot, three times side by side: as glowing wires, coloured by the direction of its faces, and in its own colours.',
        label: 'Mesh',
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
