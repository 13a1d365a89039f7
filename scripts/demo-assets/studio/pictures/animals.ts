/** @module Portraits: the fox, and the dog of the harbour. */
import { blank, pixelsOf, roundedRect, type Canvas } from '../draw/canvas.ts';
import { extractFeatures, principalDirections, projectOnto } from '../features.ts';
import { shoot, type Recipe, type Studio } from '../picture.ts';
import { fox, foxView } from '../scenes/fox.ts';
import { harbour, harbourView } from '../scenes/harbour.ts';

/** A lens costs a ray for every pixel and sample; in the blur nobody misses the larger size. */
const PORTRAIT = { width: 720, height: 480 } as const;

const foxPhoto = (studio: Studio): Canvas =>
  shoot('fox', studio, fox, { ...foxView(PORTRAIT), samples: 10 }).canvas;

const foxAlt =
  'A red fox with a white chest and black paws sits at the edge of an autumn birch wood, its white-tipped tail laid round its feet, beside three red toadstools.';

const imageClassification: Recipe = (studio) => [
  {
    name: 'input',
    role: 'input',
    label: 'Picture',
    alt: foxAlt,
    frames: [foxPhoto(studio)],
    facts: { shows: 'red fox' },
  },
];

const PATCH = 12;

/** Squares every channel's middle ninety per cent into 0 to 255. */
function channel(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const low = sorted[Math.floor(values.length * 0.03)] ?? 0;
  const high = sorted[Math.floor(values.length * 0.97)] ?? 1;
  return values.map((value) => 30 + 215 * Math.min(1, Math.max(0, (value - low) / (high - low))));
}

const imageFeatureExtraction: Recipe = (studio) => {
  const photo = foxPhoto(studio);
  const { columns, rows, vectors } = extractFeatures(pixelsOf(photo), PATCH);
  const channels = principalDirections(vectors, 3).map((direction) =>
    channel(projectOnto(vectors, direction)),
  );
  const { canvas, pen } = blank(photo.width, photo.height, '#12161c');
  vectors.forEach((_, i) => {
    pen.fillStyle = `rgb(${channels.map((values) => Math.round(values[i] ?? 0)).join(' ')})`;
    roundedRect(
      pen,
      (i % columns) * PATCH + 0.75,
      Math.floor(i / columns) * PATCH + 0.75,
      PATCH - 1.5,
      PATCH - 1.5,
      3,
    );
    pen.fill();
  });
  const vectorOf = (row: number, column: number): readonly number[] =>
    [...(vectors[row * columns + column] ?? [])].slice(0, 3).map((value) => Math.round(value * 1000) / 1000);
  return [
    { name: 'input', role: 'input', label: 'Picture', alt: foxAlt, frames: [photo] },
    {
      name: 'output-features',
      role: 'output',
      label: 'Features of the patches, as colours',
      alt: 'A grid of small squares, one for each patch of the picture. Patches with similar features have similar colours, so that the fox, the birch trunks, the ground and the blurred wood can be told apart.',
      frames: [canvas],
      facts: {
        note: `Computed from the picture: colour, contrast and edge directions of each patch and of its surroundings, then the three directions of greatest difference as red, green and blue.`,
        patches: [columns, rows],
        dimensions: vectors[0]?.length ?? 0,
        firstThreeDimensions: {
          'chest of the fox': vectorOf(Math.round(rows * 0.5), Math.round(columns * 0.43)),
          'a birch trunk': vectorOf(Math.round(rows * 0.3), Math.round(columns * 0.84)),
          'the ground': vectorOf(Math.round(rows * 0.9), Math.round(columns * 0.2)),
        },
      },
    },
  ];
};

const zeroShotImageClassification: Recipe = (studio) => [
  {
    name: 'input',
    role: 'input',
    label: 'Picture',
    alt: 'A small orange and white dog with a blue collar sits on a stone quay in evening light and looks at the camera.',
    frames: [shoot('harbour, dog', studio, harbour, harbourView('dog')).canvas],
    facts: { shows: 'a dog' },
  },
];

export const animalRecipes: Record<string, Recipe> = {
  'image-classification': imageClassification,
  'image-feature-extraction': imageFeatureExtraction,
  'zero-shot-image-classification': zeroShotImageClassification,
};
