/** @module The stream with its paper boat, by day and by candlelight. Everything except the pads repeats after 4 s. */
import type { Camera } from '../gl/camera.ts';
import { createRenderer, type Renderer, type Size, type View } from '../gl/march.ts';
import type { Weather } from '../gl/weather.ts';
import { sceneShader } from './shader.ts';
import streamShader from './stream.glsl';

const afternoon: Weather = {
  sun: [-0.6, 0.55, 0.05],
  sunColor: [2.6, 1.9, 1.1],
  zenith: [0.2, 0.42, 0.62],
  horizon: [0.72, 0.74, 0.55],
  bounce: [0.1, 0.14, 0.07],
  fog: 0.02,
};

const moonlight: Weather = {
  sun: [0.4, 0.7, 0.5],
  sunColor: [0.32, 0.44, 0.7],
  zenith: [0.045, 0.085, 0.19],
  horizon: [0.11, 0.18, 0.3],
  bounce: [0.02, 0.035, 0.05],
  fog: 0.02,
  night: 1,
};

const streamCamera: Camera = { eye: [0.12, 0.52, -1.25], target: [0.0, 0.13, 0.12], focal: 1.45 };

export const streamView = (size: Size, time: number, night: boolean, more: Partial<View> = {}): View => ({
  ...size,
  camera: streamCamera,
  weather: night ? moonlight : afternoon,
  knobs: [[night ? 1 : 0, 0, 0, 0]],
  time,
  ...more,
});

let renderer: Renderer | undefined;
export const stream: Renderer = (view) => (renderer ??= createRenderer(sceneShader(streamShader)))(view);
