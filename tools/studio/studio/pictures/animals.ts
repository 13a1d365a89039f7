/** @module Portraits: the dog of the harbour. */
import { blank, pixelsOf, roundedRect } from '../draw/canvas.ts';
import { extractFeatures, principalDirections, projectOnto } from '../features.ts';
import { heartOf } from '../draw/regions.ts';
import { shoot, type Recipe, type Shot, type Studio } from '../picture.ts';
import { harbour, harbourView } from '../scenes/harbour.ts';

const dogPhoto = (studio: Studio): Shot => shoot('harbour, dog', studio, harbour, harbourView('dog'));

const dogAlt =
  'A small orange and white dog with a blue collar sits on a stone quay in evening light and looks to the side; behind it are the wheel of a bicycle, a man and an iron bollard.';

const PATCH = 16;
const listed = new Intl.ListFormat('en-GB');

/** Parts of the dog's picture, by object id. */
const parts: readonly (readonly [label: string, objects: readonly number[]])[] = [
  ['the dog', [13]],
  ['the quay', [1]],
  ['the water', [2]],
];

/** Stretches the middle 90% of every channel to 0 to 255. */
function channel(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const low = sorted[Math.floor(values.length * 0.03)] ?? 0;
  const high = sorted[Math.floor(values.length * 0.97)] ?? 1;
  return values.map((value) => 30 + 215 * Math.min(1, Math.max(0, (value - low) / (high - low))));
}

const imageFeatureExtraction: Recipe = (studio) => {
  const { frame, canvas: photo } = dogPhoto(studio);
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
  const vectorOf = (objects: readonly number[]): readonly number[] => {
    const { x, y } = heartOf(frame, (object) => objects.includes(object));
    const patch = Math.floor(y / PATCH) * columns + Math.floor(x / PATCH);
    return [...(vectors[patch] ?? [])].slice(0, 3).map((value) => Math.round(value * 1000) / 1000);
  };
  const seen = parts.filter(([, objects]) => frame.objects.some((object) => objects.includes(object)));
  return [
    { name: 'input', role: 'input', label: 'Picture', alt: dogAlt, frames: [photo] },
    {
      name: 'output-features',
      role: 'output',
      label: 'Features of the patches, as colours',
      alt: `A grid of small squares, one for each patch of the picture. Patches with similar features have similar colours, so that ${listed.format(seen.map(([label]) => label))} can be told apart.`,
      frames: [canvas],
      facts: {
        note: `Computed from the picture: colour, contrast and edge directions of each patch and of its surroundings, then the three directions of greatest difference as red, green and blue.`,
        patches: [columns, rows],
        dimensions: vectors[0]?.length ?? 0,
        firstThreeDimensions: Object.fromEntries(seen.map(([label, objects]) => [label, vectorOf(objects)])),
      },
    },
  ];
};

const zeroShotImageClassification: Recipe = (studio) => [
  {
    name: 'input',
    role: 'input',
    label: 'Picture',
    alt: dogAlt,
    frames: [dogPhoto(studio).canvas],
    facts: { shows: 'a dog' },
  },
];

export const animalRecipes: Record<string, Recipe> = {
  'image-feature-extraction': imageFeatureExtraction,
  'zero-shot-image-classification': zeroShotImageClassification,
};
