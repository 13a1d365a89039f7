/** @module The harbour seen from the quay and from the water. */
import type { Accent } from '../draw/canvas.ts';
import { drawTag, withBoxes } from '../draw/labels.ts';
import { accents, copyOf } from '../draw/canvas.ts';
import { heartOf, illustrativeScore, regionOf, tinted } from '../draw/regions.ts';
import { snowyNight } from '../gl/weather.ts';
import { shoot, type Recipe, type Shot, type Studio } from '../picture.ts';
import { harbour, harbourView, type HarbourCamera } from '../scenes/harbour.ts';

const photo = (studio: Studio, camera: HarbourCamera): Shot =>
  shoot(`harbour, ${camera}`, studio, harbour, harbourView(camera));

/** Objects in the classes of common detectors. */
const detectable: readonly {
  readonly object: number;
  readonly label: string;
  readonly color: Accent;
}[] = [
  { object: 4, label: 'boat', color: 'teal' },
  { object: 5, label: 'boat', color: 'teal' },
  { object: 10, label: 'bicycle', color: 'violet' },
  { object: 12, label: 'person', color: 'coral' },
  { object: 11, label: 'person', color: 'coral' },
  { object: 13, label: 'dog', color: 'amber' },
  { object: 15, label: 'bird', color: 'sky' },
  { object: 16, label: 'bird', color: 'sky' },
  { object: 17, label: 'bird', color: 'sky' },
];

const quayAlt =
  'A small harbour in evening light. A woman in a yellow coat stands on the stone quay with a dog beside her and a green bicycle behind her; a man walks ahead past coloured houses. A sailing boat, an orange buoy and a red rowing boat lie on the water, and a red and white lighthouse stands on the far shore.';

const objectDetection: Recipe = (studio) => {
  const { frame, canvas } = photo(studio, 'quay');
  const found = detectable.map(({ object, label, color }) => {
    const region = regionOf(frame, object, label);
    return { label, color, box: region.box, score: illustrativeScore(region, frame) };
  });
  const output = withBoxes(
    canvas,
    found.map(({ box, label, score, color }) => ({ box, color, text: `${label} ${score.toFixed(2)}` })),
  );
  return [
    { name: 'input', role: 'input', label: 'Picture', alt: quayAlt, frames: [canvas] },
    {
      name: 'output-boxes',
      role: 'output',
      label: 'Objects found',
      alt: 'The harbour picture with a labelled box around each object: two people, a dog, a bicycle, two boats and three birds.',
      frames: [output],
      facts: {
        note: 'Boxes are exact, in pixels of the picture; the scores are illustrative.',
        objects: found.map(({ label, score, box }) => ({ label, score, box: { ...box } })),
      },
    },
  ];
};

const segments: readonly {
  readonly label: string;
  readonly color: Accent;
  readonly objects: readonly number[];
}[] = [
  { label: 'sky', color: 'sky', objects: [0, 15, 16, 17] },
  { label: 'building', color: 'coral', objects: [3, 6] },
  { label: 'water', color: 'teal', objects: [2, 14] },
  { label: 'pavement', color: 'sand', objects: [1, 8, 9, 18] },
  { label: 'hill', color: 'lime', objects: [7] },
  { label: 'boat', color: 'violet', objects: [4, 5] },
  { label: 'person', color: 'pink', objects: [11, 12] },
  { label: 'bicycle', color: 'violet', objects: [10] },
  { label: 'dog', color: 'amber', objects: [13] },
];

const imageSegmentation: Recipe = (studio) => {
  const { frame, canvas } = photo(studio, 'fromTheWater');
  const total = frame.width * frame.height;
  const shares = segments
    .map(({ label, color, objects }) => {
      const members = new Set(objects);
      const pixels = frame.objects.reduce((sum, object) => sum + (members.has(object) ? 1 : 0), 0);
      const heart = heartOf(frame, (object) => members.has(object));
      return { label, color, members, heart, share: Math.round((1000 * pixels) / total) / 10 };
    })
    .filter(({ share }) => share >= 0.2);
  const painted = tinted(
    canvas,
    frame,
    shares.map(({ color, members }) => ({ color, isMember: (object) => members.has(object), fill: 0.66 })),
  );
  const { canvas: output, pen } = copyOf(painted);
  for (const { label, color, heart } of shares)
    drawTag(pen, label, heart.x - 7 * label.length, heart.y - 16, accents[color]);
  return [
    {
      name: 'input',
      role: 'input',
      label: 'Picture',
      alt: 'The harbour seen from the water: a red rowing boat in front, behind it the stone quay with a woman, a dog and a bicycle, and a row of coloured houses.',
      frames: [canvas],
    },
    {
      name: 'output-segments',
      role: 'output',
      label: 'Segments',
      alt: `The same picture with every area painted in the colour of its class: ${shares.map(({ label }) => label).join(', ')}.`,
      frames: [output],
      facts: {
        note: 'The masks are exact; shares are per cent of the picture.',
        segments: shares.map(({ label, share }) => ({ label, share })),
      },
    },
  ];
};

const imageToText: Recipe = (studio) => [
  {
    name: 'input',
    role: 'input',
    label: 'Picture',
    alt: 'A white sailing boat on calm water in evening light, with an orange buoy in front of it and a red and white lighthouse on a green headland behind.',
    frames: [photo(studio, 'lighthouse').canvas],
  },
];

const imageTextToImage: Recipe = (studio) => {
  const day = photo(studio, 'quay').canvas;
  const night = shoot('harbour, snowy night', studio, harbour, harbourView('quay', { weather: snowyNight }), {
    exposure: 1.35,
    glow: 0.14,
  });
  return [
    { name: 'input', role: 'input', label: 'Picture', alt: quayAlt, frames: [day] },
    {
      name: 'output',
      role: 'output',
      label: 'Edited picture',
      alt: 'The same harbour on a winter night: snow lies on the quay, the roofs and the boats, the windows and the street lamp glow, and stars stand over the hills. The people, the dog and the bicycle are where they were.',
      frames: [night.canvas],
      facts: {
        instruction: 'Make it a snowy winter night.',
        note: 'Same scene, camera and figures; only light and snow differ.',
      },
    },
  ];
};

export const harbourRecipes: Record<string, Recipe> = {
  'object-detection': objectDetection,
  'image-segmentation': imageSegmentation,
  'image-to-text': imageToText,
  'image-text-to-image': imageTextToImage,
};
