/** @module The valley: one landscape for the balloon, and a new one for every seed. */
import type { Camera, Vec3 } from '../gl/camera.ts';
import { createRenderer, type Renderer, type Size, type View } from '../gl/march.ts';
import type { Weather } from '../gl/weather.ts';
import { sceneShader } from './shader.ts';
import valleyShader from './valley.glsl';

export interface Land {
  readonly seed: number;
  readonly hills: number;
  readonly lake: number;
  readonly woods: number;
  readonly meadow: Vec3;
  readonly wood: Vec3;
  readonly weather: Weather;
}

const sunrise: Weather = {
  sun: [-0.66, 0.32, 0.3],
  sunColor: [2.9, 1.65, 0.85],
  zenith: [0.06, 0.34, 0.72],
  horizon: [0.9, 0.64, 0.47],
  bounce: [0.2, 0.17, 0.12],
  fog: 0.006,
  mist: [0.8, 0, 0.6],
};

export const balloonLand: Land = {
  seed: 3.2,
  hills: 10,
  lake: -1.9,
  woods: 0.45,
  meadow: [0.2, 0.27, 0.07],
  wood: [0.06, 0.13, 0.05],
  weather: sunrise,
};

export const lakeLand: Land = {
  seed: 2.1,
  hills: 13,
  lake: -1.2,
  woods: 0.8,
  meadow: [0.3, 0.22, 0.07],
  wood: [0.27, 0.075, 0.02],
  weather: { ...sunrise, sun: [-0.7, 0.4, -0.15], mist: [0.6, -1.2, 0.9], snow: 1 },
};

/** Landscapes that differ by seed in shape, water, plants and light. */
export function landOfSeed(seed: number): Land {
  const random = (n: number) => {
    const x = Math.sin(seed * 91.7 + n * 37.1) * 43758.5453;
    return x - Math.floor(x);
  };
  const warmth = random(1);
  const summerGreen: Vec3 = [0.14 + 0.1 * random(2), 0.26, 0.07];
  const autumnGold: Vec3 = [0.36, 0.24, 0.07];
  const autumn = random(3) > 0.6;
  return {
    seed: seed * 1.37,
    hills: 6 + 11 * random(4),
    lake: random(5) > 0.4 ? -0.9 - 0.6 * random(6) : -9,
    woods: random(7),
    meadow: autumn ? autumnGold : summerGreen,
    wood: autumn ? [0.32, 0.11, 0.03] : [0.05, 0.13, 0.05],
    weather: {
      sun: [random(8) * 1.6 - 0.8, 0.22 + 0.4 * random(9), random(10) * 0.9 - 0.5],
      sunColor: [2.7, 1.5 + 0.7 * (1 - warmth), 0.7 + 0.9 * (1 - warmth)],
      zenith: [0.12 + 0.12 * warmth, 0.34, 0.62],
      horizon: [0.5 + 0.42 * warmth, 0.58, 0.68 - 0.3 * warmth],
      bounce: [0.18, 0.16, 0.12],
      fog: 0.004 + 0.004 * random(11),
      mist: [0.7 * random(12), 0, 0.6],
      snow: random(4) > 0.55 ? 1 : 0,
    },
  };
}

const valleyCamera: Camera = { eye: [0, 4.4, -6], target: [1.2, 4.6, 20], focal: 1.25 };

export const valleyView = (
  size: Size,
  land: Land,
  balloon?: { readonly at: Vec3; readonly size: number },
  more: Partial<View> = {},
): View => ({
  ...size,
  camera: valleyCamera,
  weather: land.weather,
  // Clouds drift with time: another seed, another sky.
  time: land.seed * 40,
  knobs: [
    [land.seed, land.hills, land.lake, land.woods],
    balloon ? [...balloon.at, balloon.size] : [0, 0, 0, 0],
    [...land.meadow, 0],
    [...land.wood, 0],
  ],
  ...more,
});

let renderer: Renderer | undefined;
export const valley: Renderer = (view) => (renderer ??= createRenderer(sceneShader(valleyShader)))(view);
