import { defineTask } from '../../define.ts';

export default defineTask({
  label: 'Image Classification',
  modality: 'cv',
  synonyms: [
    'image recognition',
    'picture classification',
    'photo classification',
    'image tagging',
    'image labeling',
    'classify images',
    'nsfw detection',
    'image classifier',
    'what is in this picture',
    'recognize objects in a photo',
    'bildklassifikation',
    "classification d'images",
    'clasificación de imágenes',
    'классификация изображений',
    '图像分类',
    '画像分類',
    '이미지 분류',
  ],
  summary:
    'Image classification gives a whole picture one or more labels from a fixed list: the species of a bird, the kind of a document, whether a part is sound.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'input.avif',
        alt: 'A white bowl with blue stripes on a striped cloth, seen from above; in it lie five lemons. Beside it stand a blue-green teapot and a potted plant, and in front lies half a lemon on a board.',
        label: 'Picture',
      },
    ],
    outputs: [
      {
        type: 'chart',
        label: 'Class',
        data: [
          { label: 'lemon', score: 0.87 },
          { label: 'orange', score: 0.08 },
          { label: 'mixing bowl', score: 0.05 },
        ],
      },
    ],
  },
  metrics: [
    {
      id: 'accuracy',
      description:
        'The share of pictures whose best label is the right one; top-5 accuracy forgives four guesses.',
    },
    { id: 'recall', description: 'Of the pictures that belong to a class, the share the model put there.' },
    { id: 'precision', description: 'Of the pictures put into a class, the share that belong to it.' },
    { id: 'f1', description: 'The harmonic mean of precision and recall, useful when classes are uneven.' },
  ],
  models: [
    {
      id: 'google/vit-base-patch16-224',
      description: 'The vision transformer most people start from, with a thousand everyday classes.',
    },
    {
      id: 'facebook/deit-base-distilled-patch16-224',
      description: 'A transformer trained with far less data by learning from a teacher network.',
    },
    {
      id: 'facebook/convnext-large-224',
      description: 'A modern convolutional network that keeps up with transformers.',
    },
  ],
  datasets: [
    {
      id: 'cifar100',
      description: 'Sixty thousand tiny pictures in a hundred classes, small enough for a first experiment.',
    },
    {
      id: 'fashion_mnist',
      description: 'Grey pictures of clothes in ten classes, a gentle step up from digits.',
    },
  ],
  spaces: [
    { id: 'timm/leaderboard', description: 'Compares hundreds of image models by accuracy, size and speed.' },
  ],
  widgetModels: ['google/vit-base-patch16-224'],
  youtubeId: 'tjAIM7BOYhw',
  subtasks: [
    { type: 'multi-label-image-classification', name: 'Multi Label Image Classification' },
    { type: 'multi-class-image-classification', name: 'Multi Class Image Classification' },
  ],
  related: ['zero-shot-image-classification', 'object-detection', 'image-feature-extraction'],
});
