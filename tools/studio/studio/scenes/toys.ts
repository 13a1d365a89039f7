/** @module The toys on their backdrop: which one, and its rotation. */
import type { Camera } from '../gl/camera.ts';
import { createRenderer, type Renderer, type Size, type View } from '../gl/march.ts';
import type { Weather } from '../gl/weather.ts';
import gridMain from '../shaders/grid.glsl';
import { sceneShader, withShared } from './shader.ts';
import toysShader from './toys.glsl';

export type Toy = 'tugboat' | 'cactus';

const studioLight: Weather = {
  sun: [-0.55, 0.75, -0.5],
  sunColor: [1.75, 1.6, 1.4],
  zenith: [0.5, 0.51, 0.54],
  horizon: [0.5, 0.48, 0.46],
  bounce: [0.3, 0.27, 0.24],
  fog: 0,
};

export const toyCamera: Camera = { eye: [0, 1.15, -3.1], target: [0, 0.52, 0], focal: 1.75 };

export const toyKnobs = (toy: Toy, heading: number): NonNullable<View['knobs']> => [
  [toy === 'tugboat' ? 0 : 1, 0, 0, 0],
  [heading, 0, 0, 0],
];

export const toyView = (size: Size, toy: Toy, heading: number, more: Partial<View> = {}): View => ({
  ...size,
  camera: toyCamera,
  weather: studioLight,
  knobs: toyKnobs(toy, heading),
  ...more,
});

/** The same toys, sampled as a distance grid. */
export const toyGridShader = withShared(toysShader, gridMain);

let renderer: Renderer | undefined;
export const toys: Renderer = (view) => (renderer ??= createRenderer(sceneShader(toysShader)))(view);
