import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Image Segmentation',
  modality: 'cv',
  synonyms: [
    'semantic segmentation',
    'instance segmentation',
    'panoptic segmentation',
    'background removal',
    'remove background',
    'cut out the background',
    'matting',
    'segment image',
    'rmbg',
    'portrait matting',
    'pixel labels',
  ],
  summary:
    'Image segmentation cuts a picture into regions and says what each one is, pixel by pixel: road, sky, this person, that person.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input.avif',
        alt: 'The harbour seen from the water: a red rowing boat in front, behind it the stone quay with a woman, a dog and a bicycle, and a row of coloured houses.',
        label: 'Picture',
      },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'output-segments.avif',
        alt: 'The same picture with every area painted in the colour of its class: sky, building, water, pavement, hill, boat, person, bicycle, dog.',
        label: 'Segments',
      },
      {
        type: 'tabular',
        label: 'Share of the picture',
        table: [
          ['label', 'per cent'],
          ['sky', '20.0'],
          ['building', '26.5'],
          ['water', '10.1'],
          ['pavement', '30.3'],
          ['hill', '4.4'],
          ['boat', '5.2'],
          ['person', '1.8'],
          ['bicycle', '0.8'],
          ['dog', '1.0'],
        ],
      },
    ],
  },
  metrics: [
    {
      id: 'Average Precision',
      description: 'Precision averaged over all levels of recall, for the masks of one class.',
    },
    {
      id: 'Mean Average Precision',
      description: 'Average precision of masks over all classes; the usual figure for instances.',
    },
    {
      id: 'Mean Intersection over Union',
      description:
        'Shared area over combined area, averaged over classes; the usual figure for semantic maps.',
    },
    {
      id: 'APα',
      description: 'Average precision when a mask counts only if it overlaps the true one by at least α.',
    },
  ],
  models: [
    {
      id: 'tue-mps/coco_panoptic_eomt_large_640',
      description: 'A plain vision transformer that segments things and background together, and fast.',
    },
    { id: 'briaai/RMBG-1.4', description: 'Separates the subject of a picture from its background.' },
    { id: 'ZhengPeng7/BiRefNet', description: 'Very fine cut-outs at high resolution, hair included.' },
    { id: 'facebook/sapiens-seg-1b', description: 'Knows the parts of the human body, from hair to shoes.' },
    {
      id: 'facebook/mask2former-swin-large-coco-panoptic',
      description: 'One architecture for semantic, instance and panoptic segmentation.',
    },
  ],
  datasets: [
    {
      id: 'scene_parse_150',
      description: 'Rooms, streets and landscapes labelled with a hundred and fifty kinds of regions.',
    },
  ],
  spaces: [
    { id: 'facebook/ov-seg', description: 'Segments whatever you name in words.' },
    { id: 'jbrinkma/segment-anything', description: 'Cuts out what you click on.' },
    {
      id: 'facebook/sapiens-pose',
      description: 'Shows the pose of people, a close relative of segmenting them.',
    },
    {
      id: 'rashmi/sartorius-cell-instance-segmentation',
      description: 'Finds single nerve cells in microscope pictures.',
    },
    { id: 'ArtGAN/Segment-Anything-Video', description: 'Tracks masks through a video.' },
    {
      id: 'segments/panoptic-segment-anything',
      description: 'Combines a detector and a mask model into full scene maps.',
    },
  ],
  widgetModels: ['nvidia/segformer-b0-finetuned-ade-512-512'],
  youtubeId: 'dKE8SIt9C-w',
  subtasks: [
    { type: 'instance-segmentation', name: 'Instance Segmentation' },
    { type: 'semantic-segmentation', name: 'Semantic Segmentation' },
    { type: 'panoptic-segmentation', name: 'Panoptic Segmentation' },
  ],
  related: ['mask-generation', 'object-detection', 'depth-estimation'],
});
