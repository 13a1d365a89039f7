/** @module Balloons over the valley, and valleys generated from a seed. */
import { blank, ink, MONO, roundedRect, type Canvas } from '../draw/canvas.ts';
import type { Vec3 } from '../gl/camera.ts';
import { CLIP, film, shoot, STILL, type Recipe, type Studio } from '../picture.ts';
import { balloonLand, lakeLand, landOfSeed, valley, valleyView } from '../scenes/valley.ts';

const textToImage: Recipe = (studio) => {
  const view = valleyView(STILL, lakeLand, { at: [-3.2, 7.5, 15], size: 2.3 });
  return [
    {
      name: 'output',
      role: 'output',
      label: 'Picture',
      alt: 'A red and yellow hot-air balloon floats over red autumn woods beside a misty mountain lake; a second balloon is far away, and snowy peaks stand behind.',
      frames: [shoot('valley, lake', studio, valley, view).canvas],
      facts: {
        prompt: 'A hot-air balloon over red autumn woods beside a misty mountain lake, snowy peaks behind',
      },
    },
  ];
};

const SIZE = 2.3;
const risingAt = (share: number): Vec3 => [-2.6 + 3.4 * share, 4.6 + 3.2 * share, 12 + 2 * share];

const imageTextToVideo: Recipe = (studio) => {
  const view = (share: number) =>
    valleyView(
      CLIP,
      balloonLand,
      { at: risingAt(share), size: SIZE },
      { time: balloonLand.seed * 40 + share * 4 },
    );
  const frames = film('valley, rising', studio, valley, 24, view);
  const still = shoot(
    'valley, rising',
    studio,
    valley,
    valleyView(STILL, balloonLand, { at: risingAt(0), size: SIZE }),
  );
  return [
    {
      name: 'input',
      role: 'input',
      label: 'Picture',
      alt: 'A red and yellow hot-air balloon just above a meadow between dark woods, with hills in morning mist behind it.',
      frames: [still.canvas],
    },
    {
      name: 'output-clip',
      role: 'output',
      label: 'Video',
      alt: 'A short clip that begins with the picture: the balloon rises from the meadow and drifts to the right while the clouds move.',
      frames,
      seconds: 3,
      facts: { prompt: 'The balloon rises and drifts to the right.', frames: frames.length },
    },
  ];
};

const SEEDS = [1, 5, 6, 9, 11, 14, 17, 21] as const;

function tile(studio: Studio, seed: number): Canvas {
  return shoot(
    `valley, seed ${seed}`,
    studio,
    valley,
    valleyView({ width: 318, height: 238 }, landOfSeed(seed)),
  ).canvas;
}

const unconditionalImageGeneration: Recipe = (studio) => {
  const columns = 4;
  const gap = 12;
  const [wide, high] = [318 * 0.72, 238 * 0.72];
  const { canvas, pen } = blank(
    Math.round(columns * (wide + gap) + gap),
    Math.round(2 * (high + gap) + gap),
    ink.page,
  );
  SEEDS.forEach((seed, i) => {
    const x = gap + (i % columns) * (wide + gap);
    const y = gap + Math.floor(i / columns) * (high + gap);
    pen.save();
    roundedRect(pen, x, y, wide, high, 10);
    pen.clip();
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(tile(studio, seed), x, y, wide, high);
    pen.fillStyle = 'rgba(12, 16, 22, 0.62)';
    roundedRect(pen, x + 7, y + high - 29, 70, 22, 6);
    pen.fill();
    pen.font = `500 13px ${MONO}`;
    pen.fillStyle = ink.text;
    pen.textBaseline = 'middle';
    pen.fillText(`seed ${seed}`, x + 14, y + high - 17);
    pen.restore();
  });
  return [
    {
      name: 'output-grid',
      role: 'output',
      label: 'Generated pictures',
      alt: 'Eight landscapes in a grid, each labelled with its seed: green hills, snowy mountains, lakes and autumn woods in different light.',
      frames: [canvas],
      facts: { pictures: SEEDS.length, seeds: SEEDS, note: 'Each seed gives the same picture every time.' },
    },
  ];
};

export const valleyRecipes: Record<string, Recipe> = {
  'text-to-image': textToImage,
  'image-text-to-video': imageTextToVideo,
  'unconditional-image-generation': unconditionalImageGeneration,
};
